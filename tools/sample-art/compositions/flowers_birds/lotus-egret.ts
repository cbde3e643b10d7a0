import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, leaf, type Point, place, rectangle, smooth } from '../../curve.ts';
import { along, around, vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { egret } from './egret.ts';
import { background, disc, placer, tone } from './setting.ts';

/** An egret stands among lotus leaves; one flower has opened. */
export const lotusEgret: Compose = (scene, brief) => {
  const { width: w, height: h, random, framing, hour, medium, palette } = brief;
  const { at, side } = placer(brief);
  const m = Math.min(w, h);
  const isTall = h > w * 1.4;
  const isWide = w > h * 1.4;
  background(scene, brief, 'pale');
  if (medium !== 'ink') water(scene, brief);
  if (hour !== 'day') disc(scene, brief, at(isTall ? 0.34 : 0.24, isTall ? 0.16 : 0.2), m * 0.12);
  const size = m * { wide: 0.48, middle: 0.44, close: 0.46 }[framing] * (isTall ? 1.18 : 1);
  const feet = at(isTall ? 0.46 : 0.36, isTall ? 0.83 : 0.88);
  const green = palette.lit(oklch(0.46, 0.055, 155), 0.5);
  const pads: readonly (readonly [number, number, number, number])[] = isTall
    ? [
        [0.86, 0.26, 0.32, 0.35],
        [0.1, 0.5, 0.34, 0.4],
        [0.66, 0.6, 0.46, 0.62],
        [0.88, 0.78, 0.32, 0.95],
        [0.16, 0.98, 0.34, 0.8],
      ]
    : isWide
      ? [
          [0.14, 0.4, 0.34, 0.35],
          [0.9, 0.3, 0.3, 0.4],
          [0.44, 0.5, 0.4, 0.5],
          [0.72, 0.64, 0.46, 0.95],
          [0.06, 0.92, 0.3, 0.8],
        ]
      : [
          [0.26, 0.4, 0.34, 0.4],
          [0.92, 0.3, 0.26, 0.45],
          [0.64, 0.52, 0.32, 0.5],
          [0.84, 0.74, 0.36, 0.95],
          [0.1, 0.94, 0.26, 0.75],
        ];
  for (const [x, y, reach, near] of pads.slice(0, -2)) {
    pad(scene, brief, {
      at: at(x + random.bell() * 0.02, y),
      reach: m * reach,
      near,
      colour: green,
    });
  }
  const bloomAt = isTall ? at(0.76, 0.37) : isWide ? at(0.62, 0.26) : at(0.84, 0.26);
  stalk(scene, brief, bloomAt, [bloomAt[0] - side * m * 0.08, h * 1.05], m * 0.016);
  if (medium === 'ink') {
    // The white bird is what this wash leaves of the paper.
    scene.shape(
      blob(random, [feet[0], feet[1] - size * 0.75], size * 0.62, size * 0.78, 0.2),
      around(
        [feet[0], feet[1] - size * 0.8],
        size * 0.9,
        oklch(0.66, 0.008, 260),
        oklch(0.76, 0.008, 260),
        oklch(0.92, 0.008, 260),
      ),
      { edge: 38, contour: 0 },
    );
  }
  egret(scene, brief, { at: feet, size, facing: side });
  for (const [x, y, reach, near] of pads.slice(-2)) {
    pad(scene, brief, {
      at: at(x + random.bell() * 0.02, y),
      reach: m * reach,
      near,
      colour: green,
    });
  }
  lotus(scene, brief, bloomAt, m * { wide: 0.17, middle: 0.15, close: 0.18 }[framing]);
  const second = isTall ? at(0.92, 0.46) : isWide ? at(0.84, 0.22) : at(0.97, 0.42);
  stalk(scene, brief, second, [second[0] - side * m * 0.05, h * 1.05], m * 0.012);
  bud(scene, second, m * 0.055, palette.lit(oklch(0.66, 0.1, 5), 0.4));
  for (let i = 0; i < 6; i++) reed(scene, brief, at(random.between(0.86, 1), 1.02), side);
  scene.seal(at(isWide ? 0.05 : 0.1, isTall ? 0.07 : 0.09));
};

function water(scene: Scene, { width: w, height: h, palette, random }: Brief): void {
  const level = h * 0.7;
  scene.shape(
    rectangle(-20, level, w + 40, h),
    vertical(level, h, palette.haze, palette.water, shift(palette.water, { light: -0.1 })),
    { edge: 30, direction: 0, contour: 0, backdrop: true },
  );
  for (let i = 0; i < 9; i++) {
    const y = level + (h - level) * random();
    const x = w * random();
    const reach = w * random.between(0.06, 0.2);
    scene.line(
      smooth([
        [x - reach, y],
        [x, y + random.bell() * 3],
        [x + reach, y],
      ]),
      shift(palette.water, { light: random.pick([-0.09, 0.1]) }),
      { width: 5, dry: 0.6 },
    );
  }
}

function stalk(scene: Scene, brief: Brief, [x, y]: Point, [rx, ry]: Point, width: number): void {
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
function pad(
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
function lotus(scene: Scene, { random, palette }: Brief, [x, y]: Point, size: number): void {
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

function bud(scene: Scene, [x, y]: Point, size: number, colour: Colour): void {
  for (const turn of [-0.2, 0.22, 0]) {
    scene.shape(
      leaf([x, y + size], [x + Math.sin(turn) * size, y - size * 1.3], size * 1.1, { belly: 0.4 }),
      along([x, y + size], [x, y - size], mix(colour, oklch(0.95, 0.02, 70), 0.5), colour),
      { accent: true, edge: 0.8, detail: 0.9 },
    );
  }
}

function reed(scene: Scene, brief: Brief, [x, y]: Point, side: number): void {
  const { random, height: h, width: w } = brief;
  const reach = Math.min(w, h) * random.between(0.2, 0.5);
  scene.line(
    smooth([
      [x, y],
      [x - side * reach * 0.08, y - reach * 0.6],
      [x - side * reach * random.between(0.1, 0.5), y - reach],
    ]),
    tone(brief, brief.palette.lit(oklch(0.45, 0.05, 125), 0.5), random.between(0.4, 0.95)),
    { width: 8, dry: 0.5 },
  );
}
