import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { type Point, rectangle } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Compose } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { plot } from '../plot.ts';
import { paintCarp } from './carp.ts';
import { floatPad, layDepths, layRipples } from './pond.ts';

/** Nose, middle and tail of each fish, in shares of the picture; one layout for each kind of sheet. */
const SHOALS: Record<'long' | 'square', readonly (readonly Point[])[]> = {
  long: [
    plot('20,30 27,42 38,46 47,38'),
    plot('42,68 50,60 60,62 69,73'),
    plot('67,27 73,36 81,37 88,28'),
    plot('10,76 16,68 23,68 30,76'),
  ],
  square: [
    plot('30,62 24,46 30,30 46,20'),
    plot('66,40 73,55 68,71 53,80'),
    plot('83,17 78,25 80,35 87,42'),
  ],
};

/** Carp turning in still water among a few lily pads. */
export const koi: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing } = brief;
  const isMirrored = random.chance(0.5);
  const isInk = brief.medium === 'ink';
  const onRice = brief.ground === 'rice-paper';
  const deep = palette.lit(
    random.pick([oklch(0.42, 0.05, 190), oklch(0.4, 0.045, 160), oklch(0.45, 0.05, 215)]),
    0.3,
  );
  const water = onRice && !isInk ? mix(deep, oklch(0.93, 0.02, 170), 0.74) : deep;
  scene.shape(
    rectangle(-30, -30, w + 60, h + 60),
    along([0, 0], [w, h], shift(water, { light: 0.08 }), water, shift(water, { light: -0.07 })),
    { backdrop: true, direction: 0.15 },
  );
  layDepths(scene, brief, water);
  const layout = SHOALS[w / h > 1.3 ? 'long' : 'square'];
  const count = framing === 'close' ? 2 : layout.length;
  const grow = { wide: 1, middle: 1.05, close: 1.22 }[framing];
  layout.slice(0, count).forEach((spine, i) => {
    const centre = spine[1] as Point;
    const turned = spine.map(
      ([x, y]): Point => [
        ((x - centre[0]) * grow + centre[0]) * w,
        ((y - centre[1]) * grow + centre[1]) * h,
      ],
    );
    const nudge: Point = [random.bell() * w * 0.015, random.bell() * h * 0.015];
    const { colour, patches } = dress(brief, i);
    paintCarp(scene, brief, {
      spine: turned.map(([x, y]): Point => [x + nudge[0], y + nudge[1]]),
      colour,
      patches,
    });
  });
  layRipples(scene, brief, water);
  const pads = framing === 'close' ? 2 : random.whole(3, 4);
  const corner: Point = [w * random.between(0.9, 0.97), h * random.between(0.86, 0.95)];
  for (let i = 0; i < pads; i++) {
    const r = Math.min(w, h) * random.between(0.08, 0.13);
    floatPad(
      scene,
      brief,
      [
        corner[0] - i * r * 1.35 + random.bell() * r * 0.3,
        corner[1] + random.bell() * r * 0.5 - (i % 2) * r * 0.9,
      ],
      r,
    );
  }
  floatPad(
    scene,
    brief,
    [w * random.between(0.02, 0.07), h * random.between(0.04, 0.12)],
    Math.min(w, h) * 0.15,
  );
  scene.seal([w * 0.08, h * 0.88]);
  if (isMirrored) mirror(scene, w);
};

function dress({ random, palette }: Brief, i: number): { colour: Colour; patches: Colour | null } {
  const white = palette.lit(oklch(0.94, 0.015, 70), 0.35);
  const red = palette.lit(oklch(0.57, 0.155, 35), 0.25);
  const gold = palette.lit(oklch(0.72, 0.125, 68), 0.3);
  if (i === 0) return { colour: white, patches: red };
  return random.pick([
    { colour: white, patches: red },
    { colour: gold, patches: null },
    { colour: palette.lit(oklch(0.38, 0.02, 260), 0.3), patches: null },
    { colour: red, patches: white },
  ]);
}
