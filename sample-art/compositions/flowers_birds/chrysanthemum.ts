import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, leaf, type Point, place, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import { points } from '../../points.ts';
import type { Brief, Scene } from '../../scene.ts';
import { lightOn } from './petals.ts';
import { tone } from './setting.ts';

/** One flower: long petals hang at the rim, short ones close over the heart. */
export function head(
  scene: Scene,
  { random, palette }: Brief,
  {
    at: [x, y],
    size,
    colour,
    tilt,
    rings,
  }: { at: Point; size: number; colour: Colour; tilt: number; rings: number },
): void {
  const deep = shift(colour, { light: -0.2, chroma: 1.15, hue: -10 });
  const pale = mix(colour, oklch(0.96, 0.03, 95), 0.5);
  for (const grow of [0.54, 0.48])
    scene.shape(blob(random, [x, y], size * grow, size * grow * 0.85, 0.06), deep, {
      accent: true,
      edge: 2,
      contour: 0,
    });
  for (let ring = 0; ring < rings; ring++) {
    const k = ring / (rings - 1);
    const count = Math.round(22 - k * 11);
    const reach = size * (1.08 - k * 0.74);
    const heart: Point = [x + Math.sin(tilt) * size * 0.22 * k, y - size * 0.14 * k];
    const start = random() * 6;
    for (const i of random.shuffle(Array.from({ length: count }, (_, n) => n))) {
      const angle = start + (i / count) * Math.PI * 2 + random.bell() * 0.09;
      const low = Math.sin(angle) > 0 ? 1 : 0.86;
      const long = reach * random.between(0.78, 1.12);
      const foot: Point = [
        heart[0] + Math.cos(angle) * long * 0.16,
        heart[1] + Math.sin(angle) * long * 0.13,
      ];
      const tip: Point = [
        heart[0] + Math.cos(angle) * long,
        heart[1] + Math.sin(angle) * long * 0.84 * low + (1 - k) * size * 0.07,
      ];
      const light = lightOn(angle) * 0.7 + random.bell() * 0.3 + (k - 0.4) * 0.5;
      const body =
        light > 0
          ? mix(colour, pale, Math.min(1, light))
          : mix(colour, mix(deep, palette.shadow, 0.25), Math.min(0.85, -light));
      const petal = leaf(foot, tip, size * (0.17 - k * 0.035) * random.between(0.8, 1.15), {
        bend: random.bell() * 0.07 + (Math.cos(angle) > 0 ? 1 : -1) * 0.1 * (1 - k),
        belly: 0.66,
      });
      // Dark leaves would shine through the thin outer petals of a transparent medium.
      if (ring < 2) scene.shape(petal, pale, { accent: true, edge: 0.6, contour: 0 });
      scene.shape(
        petal,
        along(foot, tip, mix(deep, body, 0.15), mix(deep, body, 0.75), body, mix(body, pale, 0.3)),
        { accent: true, edge: 0.6, detail: 0.9, contour: 0.5, direction: angle },
      );
    }
  }
}

/** A leaf in five lobes. */
export function lobed(
  scene: Scene,
  brief: Brief,
  { from, angle, reach, near }: { from: Point; angle: number; reach: number; near: number },
): void {
  const { random, palette } = brief;
  const colour = tone(
    brief,
    mix(random.pick([palette.foliage[1], palette.foliage[2]]), oklch(0.38, 0.045, 140), 0.5),
    near,
  );
  const half: Point[] = points(
    '0.02,0.05 0.22,0.1 0.3,0.36 0.48,0.38 0.46,0.17 0.66,0.34 0.8,0.26 0.74,0.12 0.92,0.12',
  );
  const wild = (points: readonly Point[]) =>
    points.map(([px, py]): Point => [px + random.bell() * 0.025, py * random.between(0.8, 1.15)]);
  const outline = smooth(
    [
      ...wild(half),
      [1.04, 0],
      ...wild(half)
        .toReversed()
        .map(([px, py]): Point => [px, -py]),
    ],
    { closed: true, steps: 4 },
  );
  const shape = place(outline, { to: from, turn: angle, scale: reach });
  const tip: Point = [from[0] + Math.cos(angle) * reach, from[1] + Math.sin(angle) * reach];
  scene.shape(
    shape,
    along(from, tip, shift(colour, { light: -0.05 }), colour, shift(colour, { light: 0.07 })),
    { edge: 0.8, contour: 0.6, direction: angle },
  );
  const vein = shift(colour, { light: brief.medium === 'ink' ? -0.16 : 0.09 });
  scene.line(
    [from, [from[0] + (tip[0] - from[0]) * 0.9, from[1] + (tip[1] - from[1]) * 0.9]],
    vein,
    { width: Math.max(2, reach * 0.022), dry: 0.4 },
  );
  for (const turn of [-0.7, 0.7]) {
    const root: Point = [
      from[0] + Math.cos(angle) * reach * 0.25,
      from[1] + Math.sin(angle) * reach * 0.25,
    ];
    scene.line(
      [
        root,
        [
          root[0] + Math.cos(angle + turn) * reach * 0.34,
          root[1] + Math.sin(angle + turn) * reach * 0.34,
        ],
      ],
      vein,
      { width: Math.max(2, reach * 0.016), dry: 0.4 },
    );
  }
}
