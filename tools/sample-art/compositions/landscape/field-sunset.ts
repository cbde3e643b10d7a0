import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { below, blob, ellipse, leaf, type Point, ribbon, ridge, smooth } from '../../curve.ts';
import { along, vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { type Frame, frameOf } from './frame.ts';
import { glowOf, sky } from './skies.ts';
import { forest } from './spruces.ts';
import { bush, leafyTree } from './trees.ts';

interface Field {
  readonly frame: Frame;
  readonly horizon: number;
  /** Where the sun stands: all rows and shadows run from below it. */
  readonly sun: Point;
  readonly gold: Colour;
  readonly shade: Colour;
}

/** Hay stands on a mown field in the last light; shadows reach towards us. */
export const fieldSunset: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing } = brief;
  const frame = frameOf(brief);
  const horizon =
    h * { wide: 0.5, middle: 0.54, close: 0.42 }[framing] * random.between(0.94, 1.05);
  const sun: Point = [
    frame.at(random.between(0.6, 0.7), 0)[0],
    horizon - Math.min(w, h) * random.between(0.07, 0.13),
  ];
  sky(scene, brief, { horizon, sun, disc: true, clouds: 'streaks' });
  const glow = glowOf(brief);
  const gold = mix(palette.lit(oklch(0.72, 0.1, 85)), glow, 0.25);
  const shade = mix(palette.shadow, palette.lit(oklch(0.42, 0.05, 60)), 0.5);
  const field: Field = { frame, horizon, sun, gold, shade };
  const hills = ridge(random, {
    from: -20,
    to: w + 20,
    y: horizon - h * 0.03,
    height: h * 0.05,
    size: w * 0.4,
    octaves: 3,
  });
  scene.shape(
    below(hills, horizon + 6),
    vertical(
      horizon - h * 0.08,
      horizon,
      palette.away(mix(shade, palette.shadow, 0.5), 0.45),
      mix(glow, palette.haze, 0.5),
    ),
    { edge: 4, direction: 0.03, detail: 0.2, contour: 0.3 },
  );
  const woods = mix(mix(palette.lit(oklch(0.36, 0.04, 150)), palette.shadow, 0.4), glow, 0.16);
  forest(scene, brief, {
    from: -20,
    to: w * random.between(0.34, 0.46),
    y: horizon + h * 0.008,
    tall: h * 0.05,
    colour: woods,
    foot: glow,
    spires: 0.3,
  });
  forest(scene, brief, {
    from: w * random.between(0.58, 0.7),
    to: w + 20,
    y: horizon + h * 0.008,
    tall: h * 0.035,
    colour: mix(woods, palette.haze, 0.25),
    foot: glow,
    spires: 0.3,
  });
  rows(scene, brief, field);
  grove(scene, brief, field);
  const isLong = w / h > 2;
  const size =
    Math.min(w * 0.5, h) * { wide: isLong ? 0.25 : 0.17, middle: 0.21, close: 0.27 }[framing];
  const stacks: [number, number, number][] = [
    [0.52, 0.05, 0.2],
    [0.74, 0.08, 0.26],
    [0.42, 0.13, 0.42],
    [0.88, 0.22, 0.62],
    [random.between(...((isLong ? [0.32, 0.4] : [0.22, 0.3]) as [number, number])), 0.46, 1.25],
  ];
  if (isLong) stacks.splice(1, 0, [0.62, 0.06, 0.22], [0.08, 0.1, 0.36]);
  for (const [x, down, k] of stacks) {
    if (k < 0.5 && random.chance(0.2)) continue;
    const foot: Point = [frame.at(x + random.bell() * 0.02, 0)[0], horizon + (h - horizon) * down];
    haystack(scene, brief, field, { foot, size: size * k * random.between(0.9, 1.12) });
  }
  margin(scene, brief, field);
};

/** Mown rows that run to a point under the sun, burning near it. */
function rows(
  scene: Scene,
  { width: w, height: h, random, palette }: Brief,
  { horizon, sun, gold, shade }: Field,
): void {
  const near = mix(gold, shade, 0.45);
  scene.shape(
    below(
      [
        [-20, horizon],
        [w + 20, horizon],
      ],
      h + 20,
    ),
    vertical(horizon, h, mix(gold, palette.light, 0.35), gold, near, mix(near, palette.dark, 0.35)),
    { direction: (x, y) => Math.atan2(y - horizon + 30, x - sun[0]), contour: 0, detail: 0.35 },
  );
  const green = palette.lit(oklch(0.52, 0.07, 115));
  const count = Math.round(12 + (6 * w) / h);
  for (let i = 0; i < count; i++) {
    const spread = ((i + random.between(0.1, 0.9)) / count - 0.5) * 2;
    const from: Point = [sun[0] + spread * w * 0.3, horizon + 3];
    const to: Point = [sun[0] + spread * w * 2.4 + random.bell() * w * 0.05, h * 1.06];
    const middle: Point = [
      (from[0] * 2 + to[0]) / 3 + random.bell() * w * 0.01,
      horizon + (h - horizon) * 0.3,
    ];
    const tone = random.pick([
      mix(near, green, 0.5),
      mix(gold, palette.light, 0.4),
      mix(gold, shade, 0.5),
      green,
    ]);
    scene.shape(
      ribbon(smooth([from, middle, to]), (t) => Math.min(w, h) * (0.002 + 0.045 * t ** 1.3)),
      mix(tone, shade, 0.1),
      {
        edge: 3,
        opacity: 0.5,
        contour: 0,
        direction: Math.atan2(to[1] - from[1], to[0] - from[0]),
      },
    );
  }
  scene.shape(
    ellipse([sun[0], horizon + h * 0.02], w * 0.24, h * 0.05),
    mix(glowing(gold), palette.light, 0.3),
    { edge: 22, opacity: 0.55, direction: 0, contour: 0 },
  );
}

const glowing = (colour: Colour) => shift(colour, { light: 0.12, chroma: 1.15 });

/** A lone broad tree or two at the field's edge, dark against the sky. */
function grove(scene: Scene, brief: Brief, { frame, horizon, sun, shade }: Field): void {
  const { width: w, height: h, random, palette } = brief;
  const dark = mix(mix(palette.foliage[2], shade, 0.45), palette.dark, 0.25);
  const leaves = [
    mix(dark, glowOf(brief), 0.42),
    mix(dark, palette.foliage[1], 0.35),
    dark,
  ] as const;
  const x = random.between(0.08, 0.16);
  for (const [dx, k] of [
    [0, 1],
    [0.07, 0.6],
  ] as const) {
    const foot: Point = [frame.at(x + dx * (h / w) * 1.4, 0)[0], horizon + h * 0.02];
    const tall = Math.min(h, w * 0.5) * 0.36 * k * random.between(0.9, 1.15);
    leafyTree(scene, brief, {
      foot,
      tall,
      spread: 0.8,
      light: Math.sign(sun[0] - foot[0]),
      leaves,
    });
    bush(scene, brief, {
      at: [foot[0], foot[1] + 2],
      reach: tall * 0.24,
      light: Math.sign(sun[0] - foot[0]),
      leaves,
    });
  }
}

/** A rounded rick with the light behind it: burning rim, violet face, a shadow that comes towards us. */
function haystack(
  scene: Scene,
  { random, palette }: Brief,
  { sun, gold, shade }: Field,
  { foot: [x, y], size }: { foot: Point; size: number },
): void {
  const half = size * random.between(0.5, 0.6);
  const tall = size * random.between(0.82, 0.98);
  const towards = Math.max(-1.6, Math.min(1.6, (x - sun[0]) / (size * 3)));
  const cast = smooth(
    [
      [x - half, y - size * 0.04],
      [x + half, y - size * 0.04],
      [x + half * 1.1 + towards * size * 1.2, y + size * 0.52],
      [x + towards * size * 1.7, y + size * 0.72],
      [x - half * 0.7 + towards * size * 1.1, y + size * 0.5],
    ],
    { closed: true },
  );
  scene.shape(cast, mix(shade, palette.dark, 0.3), {
    edge: 5,
    opacity: 0.75,
    contour: 0,
    direction: 0.1,
  });
  const body = smooth(
    [
      [x - half, y],
      [x - half * 1.06, y - tall * 0.28],
      [x - half * 0.72, y - tall * 0.68],
      [x - half * 0.24, y - tall * 0.97],
      [x + half * 0.16, y - tall],
      [x + half * 0.66, y - tall * 0.72],
      [x + half * 1.04, y - tall * 0.3],
      [x + half, y],
      [x, y + size * 0.06],
    ],
    { closed: true },
  );
  const side = x > sun[0] ? -1 : 1;
  const rim = glowing(gold);
  const face = mix(gold, shade, 0.68);
  scene.shape(
    body,
    along(
      [x + side * half * 1.1, y - tall],
      [x - side * half * 0.5, y],
      rim,
      mix(gold, face, 0.6),
      face,
      mix(face, palette.dark, 0.22),
    ),
    { detail: 0.75, direction: (px) => 1.57 + ((px - x) / half) * 0.5, contour: 0.7 },
  );
  scene.within(body, () => {
    for (let i = 0; i < 22; i++) {
      const t = random.between(-0.9, 0.9);
      const top = y - tall * random.between(0.25, 0.95) * Math.sqrt(1 - t * t * 0.8);
      const start: Point = [x + t * half * 0.7, top];
      const end: Point = [x + t * half * 1.05, top + tall * random.between(0.12, 0.3)];
      const isLit = t * side > 0.1;
      scene.line(
        [start, [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2], end],
        isLit ? mix(rim, gold, random()) : mix(face, random.chance(0.5) ? palette.dark : gold, 0.3),
        { width: size * 0.025, dry: 0.5, opacity: 0.75 },
      );
    }
  });
  for (let i = 0; i < 9; i++) {
    const at: Point = [x + random.bell() * half, y + random.between(-0.02, 0.07) * size];
    scene.line(
      [at, [at[0] + random.bell() * size * 0.08, at[1] - size * random.between(0.02, 0.08)]],
      mix(gold, shade, random.between(0.2, 0.7)),
      { width: size * 0.018, dry: 0.3 },
    );
  }
}

/** The uncut margin in front: grasses against the light, a few cornflowers and poppies. */
function margin(
  scene: Scene,
  { width: w, height: h, random, palette, season }: Brief,
  { frame, gold, shade }: Field,
): void {
  const dark = mix(shade, palette.lit(oklch(0.4, 0.05, 110)), 0.5);
  const line = smooth(
    frame.path([-0.05, 0.99, 0.2, 0.955, 0.42, 0.98, 0.62, 0.945, 0.82, 0.89, 1.05, 0.85]),
  );
  scene.shape(
    below(line, h + 20),
    vertical(h * 0.88, h, mix(dark, gold, 0.25), mix(dark, palette.dark, 0.4)),
    { edge: 4, direction: 1.3, contour: 0 },
  );
  const poppy = palette.lit(oklch(0.58, 0.15, 32), 0.4);
  const corn = palette.lit(oklch(0.55, 0.1, 275), 0.3);
  for (let i = 0; i < Math.round(40 + (45 * w) / h); i++) {
    const t = random();
    const [x, top] = line[Math.round(t * (line.length - 1))] ?? [0, h];
    const base: Point = [x + random.bell() * w * 0.03, top + random.between(0.01, 0.1) * h];
    const tall = h * random.between(0.05, 0.13);
    const lean = random.bell() * tall * 0.22 - frame.side * tall * 0.12;
    const tip: Point = [base[0] + lean, base[1] - tall];
    scene.line(
      smooth([base, [base[0] + lean * 0.25, base[1] - tall * 0.55], tip]),
      random.pick([dark, dark, mix(gold, dark, 0.5), glowing(gold)]),
      { width: h * random.between(0.003, 0.006), pressure: (s) => 1 - s * 0.7, dry: 0.3 },
    );
    if (random.chance(0.3))
      scene.shape(
        leaf(tip, [tip[0] + lean * 0.2, tip[1] - tall * 0.24], h * 0.009),
        mix(gold, dark, random() * 0.5),
        { contour: 0.4, detail: 0.7 },
      );
    else if (season === 'summer' && random.chance(0.16))
      scene.shape(blob(random, tip, h * 0.012, h * 0.009, 0.2), random.pick([poppy, poppy, corn]), {
        detail: 0.8,
        accent: true,
      });
  }
}
