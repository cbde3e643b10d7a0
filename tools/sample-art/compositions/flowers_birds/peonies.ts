import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, type Point, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { lightOn, silkPetal, veinedLeaf } from './petals.ts';
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
  scene.seal(at(0.92, 0.9));
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

/** Rings of petals from the back to the heart; the front ones stand up like a cup. */
function bloom(
  scene: Scene,
  { random, palette }: Brief,
  { at: [x, y], size, colour, tilt }: { at: Point; size: number; colour: Colour; tilt: number },
): void {
  const deep = shift(colour, { light: -0.17, chroma: 1.25 });
  const shade = mix(colour, palette.shadow, 0.45);
  const pale = mix(colour, oklch(0.96, 0.02, 60), 0.62);
  const lean: Point = [Math.sin(tilt) * size * 0.2, -size * 0.16];
  // Leaves would shine through a single transparent petal.
  for (const grow of [0.86, 0.8]) {
    scene.shape(blob(random, [x, y], size * grow, size * grow * 0.8, 0.05), pale, {
      accent: true,
      edge: 2,
      contour: 0,
    });
  }
  const petal = (angle: number, ring: number, reach: number, width: number, towards = 0) => {
    const squash = 0.8;
    const heart: Point = [x + lean[0] * (1 - ring), y + lean[1] * (1 - ring)];
    const foot: Point = [
      heart[0] + Math.cos(angle) * size * 0.06,
      heart[1] + Math.sin(angle) * size * 0.05 + towards,
    ];
    const tip: Point = [
      heart[0] + Math.cos(angle) * reach,
      heart[1] + Math.sin(angle) * reach * squash + towards,
    ];
    // Only the rim of a back petal is seen: its shading begins where the next ring ends.
    const hidden = ring * 0.55;
    const from: Point = [
      foot[0] + (tip[0] - foot[0]) * hidden,
      foot[1] + (tip[1] - foot[1]) * hidden,
    ];
    const light = lightOn(angle) * 0.8 + random.bell() * 0.35;
    const rim =
      light > 0
        ? mix(mix(colour, pale, 0.3), pale, light)
        : mix(mix(colour, pale, 0.35), shade, -light * 0.6);
    scene.shape(
      silkPetal(random, foot, tip, width),
      along(from, tip, deep, mix(deep, colour, 0.75), mix(colour, rim, 0.7), rim),
      { accent: true, edge: 0.8, detail: 0.85, contour: 0.5, direction: angle },
    );
  };
  const rings = [
    { ring: 1, count: 8, reach: 1.04, width: 0.74 },
    { ring: 0.8, count: 8, reach: 0.86, width: 0.62 },
    { ring: 0.55, count: 7, reach: 0.66, width: 0.5 },
    { ring: 0.3, count: 6, reach: 0.44, width: 0.38 },
  ];
  for (const { ring, count, reach, width } of rings) {
    const first = random() * 6;
    for (const i of random.shuffle(Array.from({ length: count }, (_, n) => n))) {
      petal(
        first + (i / count) * Math.PI * 2 + random.bell() * 0.13,
        ring,
        size * reach * random.between(0.84, 1.08),
        size * width * random.between(0.85, 1.2),
      );
    }
  }
  const heart: Point = [x + lean[0], y + lean[1]];
  scene.shape(blob(random, heart, size * 0.2, size * 0.13, 0.2), shift(deep, { light: -0.06 }), {
    accent: true,
    edge: 2,
    contour: 0,
  });
  for (let i = 0; i < 16; i++) {
    const to: Point = [
      heart[0] + random.bell() * size * 0.09,
      heart[1] + random.bell() * size * 0.055,
    ];
    scene.shape(
      blob(random, to, size * 0.026, size * 0.022, 0.2),
      mix(oklch(0.82, 0.12, 85), colour, random() * 0.4),
      { accent: true, detail: 1, contour: 0 },
    );
  }
  for (const angle of [1.1, 2.1, 1.6]) {
    petal(
      angle + random.bell() * 0.1,
      0.42,
      size * random.between(0.36, 0.46),
      size * 0.5,
      size * 0.07,
    );
  }
}

function buds(scene: Scene, brief: Brief, [x, y]: Point, size: number, colour: Colour): void {
  const { random, palette } = brief;
  for (const turn of [-0.5, 0.45, 0]) {
    const tip: Point = [x + Math.sin(turn) * size * 1.2, y - Math.cos(turn) * size * 1.3];
    scene.shape(
      silkPetal(random, [x, y + size * 0.5], tip, size * 1.3),
      along(
        [x, y + size * 0.5],
        tip,
        shift(colour, { light: -0.12 }),
        shift(colour, { light: 0.05 }),
      ),
      { accent: true, edge: 0.8 },
    );
  }
  for (const turn of [-0.9, 0.9]) {
    veinedLeaf(scene, brief, {
      from: [x, y + size * 0.7],
      to: [x + Math.sin(turn) * size, y - size * 0.1],
      width: size * 0.5,
      colour: tone(brief, palette.foliage[1], 0.8),
      bend: -turn * 0.2,
    });
  }
}
