import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { below, blob, ellipse, leaf, type Point, rectangle, ridge, smooth } from '../../curve.ts';
import { along, around, vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { lightOn, veinedLeaf } from './petals.ts';
import { placer } from './setting.ts';

/** Sunflowers at the edge of a field, each looking its own way. */
export const sunflowers: Compose = (scene, brief) => {
  const { width: w, height: h, random, framing } = brief;
  const { at, side } = placer(brief);
  const m = Math.min(w, h);
  sky(scene, brief);
  const isWide = w > h * 1.2;
  const heads: readonly (readonly [number, number, number, number])[] =
    framing === 'close'
      ? [
          [0.84, 0.22, 0.22, 1.1],
          [0.14, 0.86, 0.24, 0.7],
          [0.46, 0.48, 0.4, 0.2],
        ]
      : isWide
        ? [
            [0.9, 0.36, 0.14, 0.9],
            [0.56, 0.3, 0.15, 1],
            [0.1, 0.56, 0.17, -0.9],
            [0.73, 0.62, 0.21, 0.4],
            [0.34, 0.46, 0.27, -0.25],
          ]
        : [
            [0.82, 0.2, 0.17, 1],
            [0.2, 0.3, 0.2, -0.8],
            [0.8, 0.56, 0.22, 0.7],
            [0.46, 0.42, 0.33, 0.2],
            [0.24, 0.74, 0.23, -0.6],
          ];
  const placed = heads.map(([x, y, reach, tilt]) => ({
    at: at(x + random.bell() * 0.015, y + random.bell() * 0.015),
    size: m * reach * random.between(0.92, 1.06),
    tilt: side * (tilt + random.bell() * 0.12),
  }));
  for (const { at: spot, size } of placed) {
    stalk(scene, brief, { at: spot, size, side });
  }
  for (const head of placed) flower(scene, brief, head);
  const low = placed[placed.length - 1];
  if (low && framing !== 'close') {
    heart(scene, brief, { from: at(0.62, 0.96), angle: -Math.PI / 2 + side * 0.9, reach: m * 0.3 });
    heart(scene, brief, { from: at(0.5, 1.02), angle: -Math.PI / 2 - side * 0.5, reach: m * 0.26 });
  }
  scene.seal(at(0.92, 0.92));
};

/** Sky, the far edge of the field, and the blur of hundreds of others. */
function sky(scene: Scene, { width: w, height: h, random, palette, framing }: Brief): void {
  const horizon = h * { wide: 0.6, middle: 0.66, close: 0.8 }[framing] * random.between(0.95, 1.05);
  scene.shape(
    rectangle(-20, -20, w + 40, h + 40),
    vertical(0, horizon, palette.skyTop, mix(palette.skyTop, palette.skyLow, 0.6), palette.skyLow),
    { backdrop: true, direction: 0.15 },
  );
  for (let i = 0; i < 4; i++) {
    const cloud: Point = [w * random(), horizon * random.between(0.15, 0.85)];
    const reach = w * random.between(0.1, 0.22);
    scene.shape(
      blob(random, cloud, reach, reach * 0.32, 0.25),
      mix(palette.white, palette.skyLow, 0.35),
      { edge: 22, opacity: 0.75, backdrop: true },
    );
  }
  const far = ridge(random, {
    from: -20,
    to: w + 20,
    y: horizon - h * 0.02,
    height: h * 0.05,
    size: w * 0.4,
  });
  scene.shape(below(far, h), palette.away(palette.foliage[2], 0.6), {
    edge: 4,
    contour: 0,
    direction: 0,
  });
  scene.shape(
    rectangle(-20, horizon, w + 40, h),
    vertical(
      horizon,
      h,
      palette.away(palette.foliage[1], 0.35),
      palette.foliage[2],
      mix(palette.foliage[2], palette.dark, 0.4),
    ),
    { edge: 3, contour: 0, detail: 0.25 },
  );
  const gold = palette.lit(oklch(0.76, 0.12, 82), 0.7);
  for (let i = 0; i < 60; i++) {
    const near = random() ** 1.6;
    const spot: Point = [w * random.between(-0.02, 1.02), horizon + (h - horizon) * near * 0.55];
    const r = h * (0.005 + near * 0.014);
    scene.shape(
      blob(random, spot, r * 1.3, r, 0.3),
      mix(gold, palette.foliage[1], random.between(0.15, 0.6) + 0.2 * (1 - near)),
      { edge: 1.5, contour: 0, detail: 0.2 },
    );
  }
}

function stalk(
  scene: Scene,
  brief: Brief,
  { at: [x, y], size, side }: { at: Point; size: number; side: number },
): void {
  const { random, palette, height: h } = brief;
  const green = mix(palette.foliage[1], palette.foliage[2], 0.45);
  const foot: Point = [x + random.bell() * size * 0.3, h * 1.06];
  const sway = -side * size * 0.2;
  scene.line(smooth([[x, y + size * 0.35], [x + sway, y + (foot[1] - y) * 0.45], foot]), green, {
    width: size * 0.13,
    pressure: (t) => 0.8 + t * 0.2,
    dry: 0.3,
  });
  const pairs = foot[1] - y > size * 2.2 ? 3 : 2;
  for (let i = 0; i < pairs; i++) {
    const from: Point = [
      x + sway * 0.8,
      y + size * 0.75 + (foot[1] - y - size * 0.75) * (i / pairs),
    ];
    const way = i % 2 ? side : -side;
    heart(scene, brief, {
      from,
      angle: Math.PI / 2 - way * random.between(0.9, 1.5),
      reach: size * random.between(0.75, 1.05),
    });
  }
}

/** A heart-shaped leaf on its own stalk. */
function heart(
  scene: Scene,
  brief: Brief,
  { from, angle, reach }: { from: Point; angle: number; reach: number },
): void {
  const { random, palette } = brief;
  const colour = mix(random.pick(palette.foliage), palette.foliage[2], random.between(0.3, 0.75));
  const to: Point = [from[0] + Math.cos(angle) * reach, from[1] + Math.sin(angle) * reach];
  veinedLeaf(scene, brief, {
    from,
    to,
    width: reach * random.between(0.58, 0.72),
    colour,
    bend: random.bell() * 0.12,
  });
}

/** A flower turned by `tilt`: two rings of uneven petals around a dark, seeded disc. */
function flower(
  scene: Scene,
  { random, palette }: Brief,
  { at: [x, y], size, tilt }: { at: Point; size: number; tilt: number },
): void {
  const narrow = 1 - Math.min(0.45, Math.abs(tilt) * 0.36);
  const turn = tilt * 0.25;
  const put = (angle: number, reach: number, lift = 0): Point => {
    const [px, py] = [
      Math.cos(angle) * reach * size * narrow,
      Math.sin(angle) * reach * size * 0.95,
    ];
    return [
      x + px * Math.cos(turn) - py * Math.sin(turn) + lift * Math.sin(tilt) * size,
      y + px * Math.sin(turn) + py * Math.cos(turn),
    ];
  };
  const gold = palette.lit(oklch(0.79, 0.135, 86), 0.6);
  const deep = palette.lit(oklch(0.62, 0.13, 62), 0.6);
  const pale = mix(gold, oklch(0.94, 0.06, 100), 0.55);
  scene.shape(ellipse([x, y], size * 0.6 * narrow, size * 0.58, { turn }), deep, {
    edge: 3,
    contour: 0,
  });
  for (const [ring, count, reach] of [
    [0, 17, 1],
    [1, 15, 0.88],
  ] as const) {
    const start = random() * 6;
    for (const i of random.shuffle(Array.from({ length: count }, (_, n) => n))) {
      const angle = start + (i / count) * Math.PI * 2 + random.bell() * 0.08;
      const foot = put(angle, 0.34);
      const tip = put(angle + random.bell() * 0.06, reach * random.between(0.82, 1.1), -0.04);
      const light = lightOn(angle) * 0.75 + random.bell() * 0.35 + ring * 0.15;
      const body: Colour =
        light > 0
          ? mix(gold, pale, Math.min(1, light))
          : mix(gold, mix(deep, palette.shadow, 0.15), Math.min(0.9, -light));
      scene.shape(
        leaf(foot, tip, size * random.between(0.19, 0.26), {
          bend: random.bell() * 0.1,
          belly: 0.42,
        }),
        along(foot, tip, mix(deep, body, 0.25), body, mix(body, pale, 0.25)),
        { accent: true, edge: 0.8, detail: 0.85, contour: 0.6, direction: angle },
      );
    }
  }
  const middle: Point = [x + Math.sin(tilt) * size * 0.05, y];
  const brown = palette.lit(oklch(0.33, 0.05, 50), 0.4);
  const disc = blob(random, middle, size * 0.42 * narrow, size * 0.41, 0.04);
  scene.shape(
    disc,
    around(
      [middle[0] - size * 0.06, middle[1] - size * 0.06],
      size * 0.46,
      shift(brown, { light: 0.07 }),
      shift(brown, { light: -0.09 }),
      brown,
      mix(brown, deep, 0.55),
    ),
    { edge: 2, detail: 0.8 },
  );
  for (let i = 0; i < 70; i++) {
    const angle = i * 2.4 + random.bell() * 0.2;
    const r = size * 0.38 * Math.sqrt(i / 70);
    const spot: Point = [
      middle[0] + Math.cos(angle) * r * narrow + random.bell(),
      middle[1] + Math.sin(angle) * r + random.bell(),
    ];
    const outer = r > size * 0.24;
    scene.shape(
      blob(random, spot, size * random.between(0.009, 0.018), size * 0.012, 0.3),
      outer
        ? mix(brown, gold, random.between(0.25, 0.6))
        : shift(brown, { light: random.pick([-0.1, 0.1]) }),
      { contour: 0, detail: 0.9 },
    );
  }
}
