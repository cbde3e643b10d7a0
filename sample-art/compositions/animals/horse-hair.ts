import { type Colour, shift } from '../../colour.ts';
import type { Point } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import { plot } from '../plot.ts';
import type { Figure } from './figure.ts';
import type { Pose } from './horse-poses.ts';

const CRESTS: Record<Pose, readonly Point[]> = {
  standing: plot('-104,-207 -88,-203 -72,-190 -55,-171 -36,-155'),
  grazing: plot('-126,-68 -120,-80 -106,-100 -84,-125 -55,-146'),
};

/** A tail the wind moves a little. */
export function hangTail(
  scene: Scene,
  { random }: Brief,
  { path, limb, scale }: Figure,
  dark: Colour,
): void {
  const blown = random.between(0.02, 0.34);
  scene.shape(
    limb(
      [
        [0.74, -1.38],
        [0.92 + blown * 0.4, -1.24],
        [0.98 + blown * 0.8, -0.85],
        [0.98 + blown, -0.42],
      ],
      [0.05, 0.1, 0.12, 0.02],
    ),
    dark,
    { edge: 2, contour: 0.4, direction: 1.4 },
  );
  for (let i = 0; i < 9; i++) {
    const off = random.bell() * 0.05;
    scene.line(
      path([
        [0.75, -1.37],
        [0.93 + blown * 0.4 + off * 0.4, -1.22],
        [0.99 + blown * 0.8 + off, -0.84],
        [0.98 + blown * random.between(0.9, 1.35) + off * 2, random.between(-0.5, -0.24)],
      ]),
      shift(dark, { light: random.bell() * 0.04 }),
      { width: scale * 0.055, dry: 0.65, pressure: (t) => 0.5 + 0.5 * Math.sin(t * 3) },
    );
  }
}

/** Locks falling from the crest, dry at their ends. */
export function hangMane(
  scene: Scene,
  { random }: Brief,
  { path, scale }: Figure,
  pose: Pose,
  dark: Colour,
): void {
  const crest = CRESTS[pose];
  const fall = pose === 'standing' ? 0.28 : 0.17;
  for (let i = 0; i < 22; i++) {
    const t = i / 21;
    const k = t * (crest.length - 1);
    const [a, b] = [
      crest[Math.floor(k)] as Point,
      crest[Math.min(crest.length - 1, Math.floor(k) + 1)] as Point,
    ];
    const [x, y] = [a[0] + (b[0] - a[0]) * (k % 1), a[1] + (b[1] - a[1]) * (k % 1)];
    const long = fall * random.between(0.6, 1.1) * (0.6 + Math.sin(t * Math.PI) * 0.5);
    scene.line(
      path([
        [x, y - 0.015],
        [x + 0.05 + random.bell() * 0.02, y + long * 0.4],
        [x + 0.05 + random.bell() * 0.05, y + long],
      ]),
      shift(dark, { light: random.bell() * 0.035 }),
      { width: scale * 0.045, dry: 0.55, pressure: (p) => 1 - p * 0.75 },
    );
  }
}
