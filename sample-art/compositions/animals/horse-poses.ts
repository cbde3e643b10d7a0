import { oklch } from '../../colour.ts';
import type { Point } from '../../curve.ts';
import { plot } from '../plot.ts';

export type Pose = 'standing' | 'grazing';

/** From the withers over back, near hind leg, belly and near foreleg to the chest, in one line: the neck closes it. */
export const TRUNK: readonly Point[] = plot(
  '-35,-153 -12,-146 15,-143 38,-147 58,-149 76,-138 85,-116 83,-96 80,-78 88,-52 85,-40 79,-26 78,-13 77,-1 61,-1 66,-11 70,-26 71,-44 58,-64 46,-82 28,-83 5,-79 -20,-77 -34,-78 -39,-66 -40,-44 -42,-22 -41,-10 -42,-1 -59,-1 -54,-10 -52,-22 -53,-46 -60,-70 -70,-92 -79,-108',
);

export const NECKS: Record<Pose, readonly Point[]> = {
  standing: plot(
    '-82,-124 -90,-144 -99,-162 -105,-166 -113,-166 -122,-157 -133,-146 -140,-144 -147,-150 -145,-160 -134,-175 -122,-193 -113,-203 -102,-208 -90,-203 -74,-190 -56,-170',
  ),
  grazing: plot(
    '-84,-98 -90,-78 -97,-60 -99,-48 -97,-36 -100,-20 -100,-9 -105,-2 -114,-3 -119,-12 -124,-32 -129,-50 -129,-64 -122,-78 -108,-98 -86,-123 -60,-143',
  ),
};

export const EARS: Record<Pose, readonly Point[]> = {
  standing: plot('-108,-203 -109,-218 -100,-212 -95,-205'),
  grazing: plot('-127,-60 -142,-72 -133,-78 -122,-74'),
};

export const COATS = [
  oklch(0.42, 0.06, 45),
  oklch(0.34, 0.03, 50),
  oklch(0.72, 0.015, 80),
  oklch(0.5, 0.075, 55),
] as const;
