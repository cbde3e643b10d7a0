import { type Colour, mix, oklch } from '../../colour.ts';
import { type Point, smooth } from '../../curve.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { bloom, buds } from './peony.ts';
import { veinedLeaf } from './petals.ts';
import { background, placer, tone } from './setting.ts';

const SILKS = [
  oklch(0.7, 0.1, 5),
  oklch(0.87, 0.035, 20),
  oklch(0.54, 0.125, 14),
  oklch(0.78, 0.07, 350),
];

/** Peonies, heavy with petals: one open towards us, one turned away, a bud. */
export const peonies: Compose = (scene, brief) => {
  const { width: w, height: h, random, medium, palette, framing } = brief;
  const { at, side } = placer(brief);
  background(scene, brief, medium === 'oil' ? 'deep' : 'pale');
  const m = Math.min(w, h);
  const size = m * { wide: 0.24, middle: 0.27, close: 0.34 }[framing];
  const isTall = h > w * 1.15;
  const main = isTall ? at(0.44, 0.36) : at(0.38, 0.46);
  const second = isTall ? at(0.68, 0.67) : at(0.74, 0.6);
  const bud = isTall ? at(0.8, 0.2) : at(0.72, 0.16);
  const root = at(isTall ? 0.5 : 0.56, 1.1);
  const silk = random.shuffle(SILKS).map((colour) => palette.lit(colour, 0.4));
  const [first = SILKS[0] as Colour, other = first] = silk;
  for (const head of [main, second])
    stem(scene, brief, [head[0], head[1] + size * 0.5], root, size);
  stem(scene, brief, [bud[0], bud[1] + size * 0.2], root, size * 0.8);
  foliage(scene, brief, { heads: [main, second], size, near: 0.42, count: 7 });
  foliage(scene, brief, { heads: [main, second], size: size * 0.9, near: 0.95, count: 11 });
  buds(scene, brief, bud, size * 0.3, first);
  bloom(scene, brief, {
    at: second,
    size: size * 0.78,
    colour: random.chance(0.6) ? first : other,
    tilt: side * 0.9,
  });
  bloom(scene, brief, { at: main, size, colour: first, tilt: -side * random.between(0.1, 0.5) });
  scene.seal(at(0.94, 0.07));
};

function stem(scene: Scene, brief: Brief, [x, y]: Point, [rx, ry]: Point, size: number): void {
  const green = tone(brief, mix(brief.palette.foliage[1], brief.palette.foliage[2], 0.5), 0.9);
  scene.line(
    smooth([
      [x, y],
      [x + (rx - x) * 0.2, y + (ry - y) * 0.45],
      [rx, ry],
    ]),
    green,
    {
      width: size * 0.07,
      pressure: (t) => 0.7 + t * 0.4,
      dry: 0.4,
    },
  );
}

/** Leaves in threes around the flowers, the far ones pale. */
function foliage(
  scene: Scene,
  brief: Brief,
  {
    heads,
    size,
    near,
    count,
  }: { heads: readonly Point[]; size: number; near: number; count: number },
): void {
  const { random, palette } = brief;
  for (let i = 0; i < count; i++) {
    const [x, y] = heads[i % heads.length] as Point;
    const angle = Math.PI / 2 + (i / count - 0.5) * 5.2 + random.bell() * 0.25;
    const away = size * random.between(0.55, 0.95);
    const from: Point = [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
    scene.line(
      [[x + Math.cos(angle) * size * 0.3, y + Math.sin(angle) * size * 0.25], from],
      tone(brief, palette.foliage[2], near),
      { width: size * 0.035, pressure: () => 1 },
    );
    for (const turn of random.shuffle([-0.62, 0.62, 0]).slice(random.whole(0, 1))) {
      const reach = size * random.between(0.62, 0.95) * (turn ? 0.8 : 1.05);
      const to: Point = [
        from[0] + Math.cos(angle + turn) * reach,
        from[1] + Math.sin(angle + turn) * reach,
      ];
      const green = mix(random.pick(palette.foliage), palette.foliage[2], 0.5);
      veinedLeaf(scene, brief, {
        from,
        to,
        width: reach * random.between(0.34, 0.44),
        colour: tone(brief, green, near * random.between(0.7, 1)),
        bend: random.bell() * 0.08,
      });
    }
  }
}
