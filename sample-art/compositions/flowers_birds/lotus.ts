import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, leaf, type Point, place, smooth } from '../../curve.ts';
import { along, around } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { tone } from './setting.ts';

export function stalk(
  scene: Scene,
  brief: Brief,
  [x, y]: Point,
  [rx, ry]: Point,
  width: number,
): void {
  const colour = tone(brief, brief.palette.lit(oklch(0.48, 0.06, 135), 0.5), 0.8);
  scene.line(
    smooth([
      [x, y],
      [x + (rx - x) * 0.1 + width, y + (ry - y) * 0.4],
      [rx, ry],
    ]),
    colour,
    { width: Math.max(4, width), pressure: (t) => 0.75 + t * 0.25, dry: 0.35 },
  );
}

/** A great leaf from the side: a wet wash with a torn rim, its veins left light, one lip turned over. */
export function pad(
  scene: Scene,
  brief: Brief,
  { at, reach, near, colour }: { at: Point; reach: number; near: number; colour: Colour },
): void {
  const { random, height: h } = brief;
  stalk(
    scene,
    brief,
    at,
    [at[0] + random.bell() * reach * 0.3, Math.max(h * 1.06, at[1] + reach)],
    reach * 0.045,
  );
  const turn = random.bell() * 0.16;
  const flat = random.between(0.42, 0.58);
  const full = tone(brief, colour, near);
  const outline = blob(random, [0, 0], 1, flat, 0.085);
  const put = (points: readonly Point[]) => place(points, { to: at, turn, scale: reach });
  const heart = put([[random.bell() * 0.12, -flat * 0.1]])[0] ?? at;
  const shape = put(outline);
  for (const opacity of [1, 1]) {
    scene.shape(
      shape,
      around(
        heart,
        reach * 1.1,
        shift(full, { light: -0.07 }),
        full,
        shift(full, { light: 0.07 }),
        shift(full, { light: 0.13 }),
      ),
      { edge: 1.2, detail: 0.4 + near * 0.3, opacity, contour: 0.6 },
    );
  }
  scene.within(shape, () => {
    scene.shape(
      put(blob(random, [0.15, flat * 0.6], 0.75, flat * 0.45, 0.2)),
      shift(full, { light: -0.16 }),
      { glaze: true, edge: 16, opacity: 0.4 },
    );
    const veins = random.whole(9, 11);
    for (let i = 0; i < veins; i++) {
      const angle = (i / veins) * Math.PI * 2 + random.bell() * 0.08;
      const end = put([[Math.cos(angle) * 0.93, Math.sin(angle) * flat * 0.93]])[0] ?? at;
      const middle: Point = [
        heart[0] + (end[0] - heart[0]) * 0.5 + random.bell() * 3,
        heart[1] + (end[1] - heart[1]) * 0.45 - reach * 0.02,
      ];
      scene.line(
        smooth([heart, middle, end]),
        shift(full, { light: brief.medium === 'ink' ? -0.14 : 0.1 }),
        { width: Math.max(2.2, reach * 0.014), pressure: (t) => 1 - t * 0.5, dry: 0.5 },
      );
    }
  });
  const lip: Point[] = outline.filter(([, y], i) => y > flat * 0.35 && i % 2 === 0);
  if (lip.length > 4) {
    const fold = put(
      smooth(
        [
          ...lip,
          ...lip.toReversed().map(([x, y]): Point => [x * 0.9, y - 0.12 * Math.cos(x * 1.5)]),
        ],
        { closed: true, steps: 4 },
      ),
    );
    scene.shape(fold, shift(full, { light: 0.17, chroma: 0.8 }), {
      edge: 1,
      contour: 0.4,
      opacity: 0.85,
    });
  }
}

/** The flower from the side: back petals, then the cup that closes in front. */
export function lotus(scene: Scene, { random, palette }: Brief, [x, y]: Point, size: number): void {
  const rose = palette.lit(
    random.pick([oklch(0.68, 0.1, 2), oklch(0.75, 0.075, 355), oklch(0.62, 0.115, 8)]),
    0.4,
  );
  const pale = mix(rose, oklch(0.96, 0.015, 60), 0.7);
  const foot: Point = [x, y + size * 0.3];
  const petal = (turn: number, reach: number, wide: number) => {
    const tip: Point = [
      foot[0] + Math.sin(turn) * reach * size,
      foot[1] - Math.cos(turn) * reach * size * 0.94,
    ];
    const outline = leaf(foot, tip, size * wide, { bend: -turn * 0.16, belly: 0.54 });
    for (const opacity of [1, 1]) {
      scene.shape(
        outline,
        along(
          foot,
          tip,
          pale,
          mix(pale, rose, 0.25),
          mix(rose, pale, turn < 0 ? 0.3 : 0.05),
          shift(rose, { light: -0.05 }),
        ),
        { accent: true, edge: 0.8, detail: 0.95, contour: 0.6, opacity },
      );
    }
  };
  for (const turn of [-0.75, 0.8, -0.3, 0.35, 0.02])
    petal(turn + random.bell() * 0.06, random.between(1.1, 1.25), 0.5);
  for (const turn of [-1.3, 1.25, -0.62, 0.6, -0.05])
    petal(turn + random.bell() * 0.08, random.between(0.85, 1), 0.54);
}

export function bud(scene: Scene, [x, y]: Point, size: number, colour: Colour): void {
  for (const turn of [-0.2, 0.22, 0]) {
    scene.shape(
      leaf([x, y + size], [x + Math.sin(turn) * size, y - size * 1.3], size * 1.1, { belly: 0.4 }),
      along([x, y + size], [x, y - size], mix(colour, oklch(0.95, 0.02, 70), 0.5), colour),
      { accent: true, edge: 0.8, detail: 0.9 },
    );
  }
}
