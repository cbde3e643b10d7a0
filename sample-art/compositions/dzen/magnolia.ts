import { mix, oklch, shift } from '../../colour.ts';
import { blob, leaf, type Point } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { ink } from './ink.ts';

/** Where on the branch something grows, and which way. */
export interface Touch {
  readonly at: Point;
  readonly lean: Point;
  readonly size: number;
}

/** A magnolia: rosy at the foot of each petal, paper at the tip. */
export function magnolia(
  scene: Scene,
  random: Brief['random'],
  { at: [x, y], lean, size, isOpen }: Touch & { isOpen: boolean },
): void {
  const up = Math.atan2(Math.min(-0.5, lean[1]), lean[0] * 0.6);
  const fan = isOpen
    ? random.pick([
        [-1.2, 0.85, -0.7, 0.3, -0.2],
        [-0.8, 1.25, -0.25, 0.7, 0.25],
        [-1, 0.6, -0.45, 0.1],
      ])
    : [-0.22, 0.2];
  const rose = shift(oklch(0.62, 0.09, 355), { light: random.bell() * 0.02 });
  for (const turn of fan) {
    const angle = up + turn * random.between(0.8, 1.1);
    const reach = size * random.between(0.75, 1.15);
    const tip: Point = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    const petal = leaf([x, y], tip, reach * random.between(0.42, 0.58), {
      bend: turn * 0.2 + random.bell() * 0.05,
      belly: 0.62,
    });
    // Bare paper first: ink shines through one thin wash.
    scene.shape(petal, ink(0), { edge: 0.8, contour: 0 });
    scene.shape(
      petal,
      along([x, y], tip, rose, mix(rose, oklch(0.95, 0.02, 60), 0.75), oklch(0.95, 0.015, 70)),
      {
        accent: true,
        edge: 0.8,
        detail: 0.9,
      },
    );
    scene.line(petal.slice(8, 30), shift(rose, { light: -0.06, chroma: 0.7 }), {
      width: 2,
      dry: 0.6,
      opacity: 0.6,
      accent: true,
    });
  }
  scene.shape(blob(random, [x, y + size * 0.02], size * 0.08, size * 0.1, 0.15), ink(0.9));
}
