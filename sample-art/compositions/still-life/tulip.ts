import { shift } from '../../colour.ts';
import { type Point, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { plot } from '../plot.ts';
import type { Bloom } from './flowers.ts';

/** A tulip, half closed. */
export function paintTulip(
  scene: Scene,
  { random }: Brief,
  { at: [x, y], r, colour }: Bloom,
  turn = 0,
): void {
  const put = (px: number, py: number): Point => [
    x + (px * Math.cos(turn) - py * Math.sin(turn)) * r,
    y + (px * Math.sin(turn) + py * Math.cos(turn)) * r,
  ];
  const petal = (places: string, light: number) =>
    scene.shape(
      smooth(
        plot(places).map(([px, py]) => put(px, py)),
        { closed: true },
      ),
      along(
        put(0.1, -0.9),
        put(-0.05, 0.95),
        shift(colour, { light: light + 0.04 }),
        shift(colour, { light: light - 0.01 }),
        shift(colour, { light: light - 0.09, chroma: 0.8 }),
      ),
      { detail: 0.85, contour: 0.4, edge: 1, accent: true, direction: turn - Math.PI / 2 },
    );
  const open = random.between(0, 14);
  petal(`-22,30 -34,-40 ${-20 - open / 2},-88 -4,-94 14,-60 16,20`, -0.12);
  petal(`-12,30 -6,-60 12,-92 ${26 + open / 2},-82 36,-30 24,30`, -0.1);
  petal(`0,92 -42,70 -64,14 ${-62 - open},-48 ${-44 - open},-84 -22,-56 -8,0`, 0);
  petal(`2,92 44,68 64,12 ${60 + open},-46 ${42 + open},-80 22,-52 10,0`, -0.06);
  petal('0,95 -32,72 -44,20 -34,-36 -8,-70 20,-58 40,-10 42,34 28,76', 0.04);
  // The rib that a tulip's petal is folded along.
  scene.line(
    smooth([put(0, 0.75), put(-0.05, 0.15), put(0, -0.5)]),
    shift(colour, { light: -0.07 }),
    {
      width: r * 0.05,
      dry: 0.4,
      opacity: 0.45,
      accent: true,
    },
  );
}
