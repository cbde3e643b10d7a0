import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, leaf, type Point, pointAt, ridge, smooth } from '../../curve.ts';
import { along, vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { background, disc, placer, tone } from './setting.ts';

/** An orchid: a handful of long strokes, and flowers like moths between them. */
export const orchid: Compose = (scene, brief) => {
  const { width: w, height: h, random, hour, medium, framing, palette } = brief;
  const { at, side } = placer(brief);
  const m = Math.min(w, h);
  const isNight = hour === 'night' && medium !== 'ink';
  background(scene, brief, isNight ? 'deep' : 'pale');
  if (hour === 'night') disc(scene, brief, at(0.7, 0.2), m * 0.11);
  const isTall = h > w * 1.6;
  const isWide = w > h;
  const reach = isTall ? h * 0.56 : m * { wide: 0.6, middle: 0.82, close: 0.86 }[framing];
  const root = isWide ? at(0.2, 0.94) : at(0.34, isTall ? 0.84 : 0.9);
  rock(scene, brief, {
    at: isWide ? at(0.06, 1.02) : at(isTall ? 0.22 : 0.14, 1.01),
    size: m * (isTall ? 0.46 : 0.26),
  });
  const green = palette.lit(oklch(isNight ? 0.62 : 0.42, 0.06, 140), 0.5);
  const fan = isWide ? [-0.35, 0.1, 0.5, 0.85, 1.15] : [-0.85, -0.4, -0.12, 0.2, 0.62, 1];
  fan.forEach((lean, i) => {
    const near = i % 3 === 1 ? 0.55 : random.between(0.8, 1);
    blade(scene, brief, {
      from: [root[0] + random.bell() * m * 0.02, root[1] + random.bell() * m * 0.012],
      reach: reach * random.between(0.75, 1.12) * (Math.abs(lean) > 0.8 ? 1.05 : 1),
      lean: side * (lean + random.bell() * 0.1),
      width: m * random.between(0.03, 0.042),
      colour: tone(brief, green, near),
    });
  });
  const petal = palette.lit(
    random.pick([
      oklch(0.86, 0.06, 115),
      oklch(0.78, 0.06, 315),
      oklch(0.88, 0.045, 70),
      oklch(0.74, 0.08, 350),
    ]),
    isNight ? 0.2 : 0.4,
  );
  const stalks = random.whole(2, 3);
  for (let i = 0; i < stalks; i++) {
    const lean = side * (isWide ? 0.35 + i * 0.38 : ([0.05, 0.5, -0.5][i] ?? 0));
    const tall = reach * (isWide ? 0.8 : 0.78) * random.between(0.85, 1.05) * (1 - i * 0.12);
    const stem = smooth([
      root,
      [root[0] + lean * tall * 0.28, root[1] - tall * 0.55],
      [root[0] + lean * tall * 0.85, root[1] - tall],
    ]);
    scene.line(stem, tone(brief, shift(green, { light: 0.06 }), 0.75), {
      width: m * 0.013,
      pressure: (t) => 1 - t * 0.4,
      dry: 0.3,
    });
    const flowers = i === 0 ? random.whole(3, 4) : 2;
    for (let n = 0; n < flowers; n++) {
      const t = 1 - n * 0.17;
      const [x, y] = pointAt(stem, t);
      const way = (n + i) % 2 ? 1 : -1;
      const size = m * { wide: 0.085, middle: 0.1, close: 0.115 }[framing] * (1 - 0.1 * n);
      const spot: Point = n === 0 ? [x, y] : [x + way * size * 0.75, y - size * 0.25];
      scene.line([[x, y], spot], tone(brief, green, 0.7), { width: m * 0.009, pressure: () => 1 });
      flower(scene, brief, {
        at: spot,
        size,
        turn: way * random.between(0.15, 0.6),
        colour: petal,
      });
    }
  }
  scene.seal(isWide ? at(0.93, 0.88) : at(0.88, 0.92));
};

/** One leaf in one breath: pressed, lifted where it turns, pressed again, gone. */
function blade(
  scene: Scene,
  { random, medium }: Brief,
  {
    from: [x, y],
    reach,
    lean,
    width,
    colour,
  }: { from: Point; reach: number; lean: number; width: number; colour: Colour },
): void {
  const turned = random.between(0.5, 0.72);
  const fall = Math.abs(lean) > 0.45 ? random.between(0.05, 0.4) : -0.1;
  const points: Point[] = [
    [x, y],
    [x + lean * reach * 0.14, y - reach * 0.4],
    [x + lean * reach * 0.42, y - reach * 0.74],
    [x + lean * reach * 0.78, y - reach * (0.9 - fall * 0.25)],
    [x + lean * reach * 1.1, y - reach * (0.95 - fall)],
  ];
  const press = (t: number) =>
    Math.min(1, 0.5 + t * 2.5) *
    (1 - 0.62 * Math.exp(-(((t - turned) / 0.07) ** 2))) *
    Math.max(0.06, 1 - t ** 2.6);
  scene.line(smooth(points, { steps: 16 }), colour, {
    width,
    pressure: press,
    dry: medium === 'ink' ? random.between(0.4, 0.62) : 0.2,
  });
}

/** Three narrow sepals, two petals, a lip with its dots. */
function flower(
  scene: Scene,
  { random, palette, medium }: Brief,
  { at: [x, y], size, turn, colour }: { at: Point; size: number; turn: number; colour: Colour },
): void {
  const deep = shift(colour, { light: -0.16, chroma: 1.3 });
  for (const [angle, long, wide] of [
    [-2.75, 1.15, 0.34],
    [-0.4, 1.15, 0.34],
    [-1.6, 1.05, 0.38],
    [-2.2, 0.8, 0.36],
    [-0.95, 0.78, 0.36],
  ] as const) {
    const way = angle + turn + random.bell() * 0.14;
    const tip: Point = [x + Math.cos(way) * size * long, y + Math.sin(way) * size * long];
    scene.shape(
      leaf([x, y], tip, size * wide, {
        bend: random.bell() * 0.1 + (Math.cos(way) > 0 ? 0.12 : -0.12),
        belly: 0.56,
      }),
      along(
        [x, y],
        tip,
        mix(colour, deep, 0.7),
        colour,
        mix(colour, oklch(0.95, 0.02, 90), medium === 'ink' ? 0.25 : 0.45),
      ),
      { accent: true, edge: 0.8, detail: 0.9, contour: 0.7 },
    );
  }
  const way = 1.5 + turn;
  const tip: Point = [x + Math.cos(way) * size * 0.62, y + Math.sin(way) * size * 0.62];
  scene.shape(
    leaf([x, y - size * 0.1], tip, size * 0.4, { bend: 0.12, belly: 0.6 }),
    along([x, y], tip, mix(colour, oklch(0.95, 0.03, 95), 0.5), colour),
    { accent: true, edge: 0.8, detail: 0.9, contour: 0.7 },
  );
  const dot = mix(deep, palette.lit(oklch(0.42, 0.12, 15), 0.3), 0.75);
  for (const t of [0.3, 0.52, 0.72]) {
    scene.shape(
      blob(
        random,
        [x + (tip[0] - x) * t + random.bell() * size * 0.05, y + (tip[1] - y) * t],
        size * 0.06,
        size * 0.045,
        0.2,
      ),
      dot,
      { accent: true, contour: 0, detail: 1 },
    );
  }
  scene.line(
    [
      [x - size * 0.08, y - size * 0.04],
      [x + size * 0.03, y + size * 0.08],
    ],
    dot,
    { width: size * 0.08, accent: true },
  );
}

/** A rock that comes in from the corner and keeps the leaves from floating. */
function rock(scene: Scene, brief: Brief, { at: [x, y], size }: { at: Point; size: number }): void {
  const { random, palette, medium } = brief;
  const crest = ridge(random, {
    from: x - size * 1.6,
    to: x + size * 1.6,
    y: 0,
    height: size * 0.3,
    size: size * 0.6,
  }).map(
    ([px, py]): Point => [
      px,
      y - size * Math.max(0, 1 - ((px - x) / (size * 1.45)) ** 2) ** 0.8 * 0.72 + py * 0.7,
    ],
  );
  const stone =
    medium === 'ink' ? oklch(0.62, 0.008, 260) : mix(palette.stone, palette.shadow, 0.45);
  const outline: Point[] = [...crest, [x + size * 1.7, y + size], [x - size * 1.7, y + size]];
  scene.shape(
    outline,
    vertical(
      y - size * 0.7,
      y + size * 0.2,
      shift(stone, { light: 0.12 }),
      stone,
      shift(stone, { light: -0.12 }),
    ),
    { edge: 1.5, contour: 0.6 },
  );
  scene.within(outline, () => {
    for (let i = 0; i < 12; i++) {
      const [cx, cy] = pointAt(crest, random.between(0.12, 0.9));
      const drop = size * random.between(0.05, 0.5);
      const reach = size * random.between(0.16, 0.4);
      scene.line(
        smooth([
          [cx - reach, cy + drop + reach * 0.34],
          [cx - reach * 0.2, cy + drop],
          [cx + reach * 0.7, cy + drop + reach * random.between(0.1, 0.4)],
        ]),
        shift(stone, { light: random.pick([-0.2, -0.13, 0.1]) }),
        { width: size * random.between(0.05, 0.15), dry: random.between(0.8, 0.95), opacity: 0.8 },
      );
    }
  });
}
