import { mix, oklch, shift } from '../../colour.ts';
import { ellipse, type Point } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { byHand, inShade } from './buildings.ts';
import type { Gate } from './gate-court.ts';

/** The ring of cut stones around the arch. */
export function stones(scene: Scene, brief: Brief, { x, foot, wide, tall }: Gate): void {
  const { random, palette } = brief;
  const r = wide / 2;
  const thick = wide * 0.17;
  const spring = foot - tall + r;
  const stone = () =>
    shift(mix(palette.stone, palette.wall, 0.3), {
      light: random.between(-0.05, 0.05),
      hue: random.between(-10, 10),
    });
  const lay = (points: readonly Point[], isLit: boolean) =>
    scene.shape(byHand(random, points, 3), isLit ? stone() : inShade(brief, stone(), 0.25), {
      detail: 0.7,
      contour: 0.8,
    });
  const count = 9;
  for (let i = 0; i < count; i++) {
    const a = Math.PI + (Math.PI * (i + 0.06)) / count;
    const b = Math.PI + (Math.PI * (i + 0.94)) / count;
    const out = r + thick * random.between(0.9, 1.12) * (i === 4 ? 1.25 : 1);
    lay(
      [
        ...ellipse([x, spring], r, r, { from: a, to: b, steps: 5 }),
        ...ellipse([x, spring], out, out, { from: b, to: a, steps: 5 }),
      ],
      i < 6,
    );
  }
  for (const side of [-1, 1]) {
    let y = foot;
    while (y > spring + 6) {
      const up = Math.min(y - spring, tall * random.between(0.09, 0.14));
      const out = thick * random.pick([0.85, 1.2]);
      lay(
        [
          [x + side * r, y - 2],
          [x + side * r, y - up + 2],
          [x + side * (r + out), y - up + 2],
          [x + side * (r + out), y - 2],
        ],
        side < 0,
      );
      y -= up;
    }
  }
}

/** One leaf stands open towards us, the other is folded away. */
export function doors(scene: Scene, brief: Brief, { x, foot, wide, tall }: Gate): void {
  const { random, palette } = brief;
  const wood = palette.lit(
    random.pick([
      oklch(0.46, 0.06, 195),
      oklch(0.42, 0.06, 250),
      oklch(0.44, 0.07, 150),
      oklch(0.45, 0.09, 35),
    ]),
  );
  const hinge = x + wide / 2 - 2;
  const free = x + wide * 0.28;
  const low = wide * 0.09;
  const top = foot - tall * 0.66;
  const leafOutline = byHand(
    random,
    [
      [hinge, foot],
      [hinge, top - wide * 0.12],
      [free + wide * 0.12, top - wide * 0.3],
      [free, top - wide * 0.27],
      [free, foot + low],
    ],
    2,
  );
  scene.shape(
    leafOutline,
    along([free, 0], [hinge, 0], shift(wood, { light: 0.08 }), wood, inShade(brief, wood, 0.5)),
    { detail: 0.8, direction: Math.PI / 2 },
  );
  scene.within(leafOutline, () => {
    for (const t of [0.28, 0.52, 0.76]) {
      const px = free + (hinge - free) * t;
      scene.line(
        [
          [px, foot + low],
          [px, top - wide * 0.3],
        ],
        mix(wood, palette.dark, 0.6),
        { width: 3.5, dry: 0.3, pressure: () => 0.9 },
      );
    }
    for (const t of [0.2, 0.82]) {
      const y = foot + (top - foot) * t;
      scene.line(
        [
          [free, y + low * 0.7],
          [hinge, y],
        ],
        mix(palette.dark, wood, 0.3),
        { width: 8, dry: 0.2, pressure: () => 0.9 },
      );
    }
  });
  scene.shape(
    ellipse([free + wide * 0.045, foot - tall * 0.3], wide * 0.018, wide * 0.024),
    palette.lit(oklch(0.75, 0.1, 85)),
    { detail: 1 },
  );
}
