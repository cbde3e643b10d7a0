import { type Colour, mix, oklch } from '../../colour.ts';
import { ellipse, leaf, ribbon, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import type { Frame } from './frame.ts';
import { leafDabs } from './leaves.ts';
import { spruce } from './spruces.ts';

/** Long calm strokes, dark and bright, that lay the water flat over what it mirrors. */
export function ripples(
  scene: Scene,
  { width: w, height: h, random, palette }: Brief,
  { shore, deep }: { shore: number; deep: Colour },
): void {
  for (let i = 0; i < 26; i++) {
    const t = ((i + random()) / 26) ** 1.3;
    const y = shore + (h - shore) * t;
    const reach = w * random.between(0.06, 0.24) * (0.5 + t * 0.7);
    const x = random() * w;
    const thick = h * (0.002 + 0.009 * t) * random.between(0.5, 1.3);
    scene.shape(
      leaf([x - reach, y], [x + reach, y], thick, { belly: random.between(0.3, 0.7) }),
      random.chance(0.5) ? palette.skyLow : mix(deep, palette.dark, 0.2),
      { edge: 1.5, opacity: 0.2 + 0.25 * random(), direction: 0, contour: 0 },
    );
  }
  scene.line(
    [
      [-10, shore + 2],
      [w * 0.3, shore + 3],
      [w * 0.7, shore + 2],
      [w + 10, shore + 3],
    ],
    mix(palette.haze, deep, 0.3),
    { width: h * 0.004 },
  );
}

/** The bank we stand on: stones, grass, two or three tall spruces at the side. */
export function nearShore(
  scene: Scene,
  brief: Brief,
  { frame, season }: { frame: Frame; season: Brief['season'] },
): void {
  const { width: w, height: h, random, palette, framing } = brief;
  const soil =
    season === 'winter'
      ? mix(palette.white, palette.shadow, 0.3)
      : mix(mix(palette.grass, palette.earth, 0.4), palette.dark, 0.38);
  const bank = frame.curve([
    1.06, 0.8, 0.9, 0.83, 0.8, 0.9, 0.62, 0.965, 0.4, 0.985, 0.3, 1.08, 1.06, 1.08,
  ]);
  scene.shape(bank, vertical(h * 0.8, h, mix(soil, palette.light, 0.12), soil), {
    direction: -0.25 * frame.side,
    edge: 2,
  });
  const needles = mix(palette.lit(oklch(0.31, 0.035, 170)), palette.dark, 0.25);
  const tall = Math.min(h, w * 0.7) * { wide: 0.56, middle: 0.66, close: 0.76 }[framing];
  const group = random.pick([
    [
      [0.99, 0.6],
      [0.93, 1],
      [0.83, 0.72],
    ],
    [
      [0.97, 0.9],
      [0.9, 0.5],
      [0.86, 0.34],
      [0.78, 0.26],
    ],
    [
      [0.98, 0.45],
      [0.92, 0.36],
      [0.84, 0.98],
      [0.79, 0.6],
    ],
  ] as const);
  for (const [x, k] of group) {
    spruce(scene, brief, {
      foot: frame.at(x + random.bell() * 0.012, 0.89 + random.between(-0.02, 0.03)),
      tall: tall * k * random.between(0.9, 1.1),
      colour: needles,
      light: -frame.side,
      snow: season === 'winter' ? palette.white : null,
    });
  }
  for (let i = 0; i < 7; i++) {
    leafDabs(scene, brief, {
      at: frame.at(random.between(0.6, 1), random.between(0.93, 1)),
      reach: h * 0.07,
      count: 9,
      size: h * 0.011,
      colours:
        season === 'winter'
          ? [palette.white, palette.trunk]
          : [palette.grass, palette.foliage[0], soil],
    });
  }
  scene.shape(
    ribbon(
      smooth(frame.path([0.3, 1.0, 0.45, 0.984, 0.62, 0.968, 0.8, 0.905])),
      (t) => h * 0.006 * Math.sin(Math.PI * t),
    ),
    mix(palette.skyLow, palette.white, 0.3),
    { edge: 2, opacity: 0.7, contour: 0 },
  );
  scene.shape(ellipse(frame.at(0.95, 0.92), w * 0.09, h * 0.02), palette.dark, {
    glaze: true,
    edge: 10,
    opacity: 0.5,
  });
}
