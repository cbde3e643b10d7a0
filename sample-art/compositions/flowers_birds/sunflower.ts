import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, ellipse, leaf, type Point, smooth } from '../../curve.ts';
import { along, around } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { lightOn, veinedLeaf } from './petals.ts';

/** A flower turned by `tilt`: two rings of uneven petals around a dark, seeded disc. */
export function flower(
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

export function stalk(
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
export function heart(
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
