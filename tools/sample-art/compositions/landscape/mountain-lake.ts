import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, ellipse, leaf, type Point, ribbon, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import { type Brief, type Compose, Scene } from '../../scene.ts';
import { type Frame, frameOf } from './frame.ts';
import { mountain } from './mountains.ts';
import { reflect } from './reflections.ts';
import { rock } from './rocks.ts';
import { glitter, water } from './seas.ts';
import { glowOf, sky } from './skies.ts';
import { forest, spruce } from './spruces.ts';
import { leafDabs } from './trees.ts';

/** Peaks with old snow stand on their heads in a still lake; spruces close the near shore. */
export const mountainLake: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing, hour, season } = brief;
  const frame = frameOf(brief);
  const shore = h * { wide: 0.55, middle: 0.52, close: 0.5 }[framing] * random.between(0.96, 1.05);
  const sun = frame.at(random.between(0.74, 0.84), (shore / h) * (hour === 'night' ? 0.22 : 0.5));
  sky(scene, brief, {
    horizon: shore,
    sun,
    disc: hour === 'night',
    clouds: hour === 'day' ? 'heaps' : 'streaks',
  });
  const land = new Scene();
  range(land, brief, { frame, shore });
  wood(land, brief, { frame, shore });
  const isLow = hour === 'dusk' || hour === 'dawn';
  const deep = mix(palette.water, palette.lit(oklch(0.4, 0.05, 215)), 0.55);
  scene.elements.push(...land.elements);
  water(scene, brief, {
    top: shore,
    bottom: h,
    colours: [
      mix(palette.skyLow, deep, 0.25),
      mix(palette.skyTop, deep, 0.45),
      deep,
      mix(deep, palette.dark, 0.35),
    ],
    crest: mix(palette.skyLow, deep, 0.35),
    waves: 0,
    swell: 0.01,
  });
  reflect(scene, brief, land.elements, { shore, into: deep });
  ripples(scene, brief, { shore, deep });
  if (hour === 'night')
    glitter(scene, brief, {
      x: sun[0],
      top: shore + h * 0.05,
      bottom: h * 0.9,
      colour: mix(glowOf(brief), palette.white, 0.3),
      spread: w * 0.06,
      count: 18,
    });
  const stone = palette.lit(oklch(0.66, 0.02, 80));
  for (const [x, y, size] of [
    [0.6, 0.86, 0.07],
    [0.7, 0.93, 0.11],
    [0.52, 0.95, 0.05],
  ] as const) {
    const at = (dx: number, up: number): readonly [number, number] => [
      x + random.bell() * 0.004 + dx * size,
      y - up * size * (w / h) * 0.55,
    ];
    rock(scene, brief, {
      top: frame.path([
        ...at(-1, 0),
        ...at(-0.7, 0.6),
        ...at(-0.1, 0.95),
        ...at(0.5, 0.75),
        ...at(1, 0),
      ]),
      foot: y * h + 2,
      light: frame.side,
      lit: isLow ? mix(stone, glowOf(brief), 0.3) : stone,
      shade: mix(palette.shadow, mix(stone, palette.dark, 0.5), 0.5),
      bounce: mix(deep, stone, 0.3),
      faces: 3,
    });
    scene.shape(
      leaf(
        [frame.at(x - size * 1.1, 0)[0], y * h + 5],
        [frame.at(x + size * 1.1, 0)[0], y * h + 5],
        h * 0.02,
      ),
      mix(deep, palette.dark, 0.45),
      { edge: 3, opacity: 0.7, contour: 0 },
    );
  }
  nearShore(scene, brief, { frame, season });
};

interface Place {
  readonly frame: Frame;
  readonly shore: number;
}

/** A main peak off the middle, a second one behind it, low hills before them. */
function range(scene: Scene, brief: Brief, { frame, shore }: Place): void {
  const { width: w, random, palette, hour, season, framing } = brief;
  const isLow = hour === 'dusk' || hour === 'dawn';
  const stone = palette.lit(oklch(0.67, 0.04, hour === 'day' ? 65 : 40));
  const sunlit = isLow ? mix(stone, glowOf(brief), 0.5) : stone;
  const violet = mix(palette.lit(oklch(0.42, 0.055, 270)), palette.shadow, 0.4);
  const moonlit = oklch(0.72, 0.025, 240);
  const white = isLow
    ? mix(palette.white, glowOf(brief), 0.4)
    : hour === 'night'
      ? moonlit
      : palette.white;
  const snowDown = { winter: 0.62, spring: 0.42, autumn: 0.34, summer: 0.26 }[season];
  const tall = Math.min(shore * 0.84, w * 0.5) * { wide: 0.95, middle: 1, close: 1.04 }[framing];
  const peaks = [
    { x: 0.88, k: 0.62, far: 0.62, l: 0.32, r: 0.3 },
    { x: 0.1, k: 0.58, far: 0.55, l: 0.3, r: 0.28 },
    { x: random.between(0.64, 0.78), k: 0.74, far: 0.34, l: 0.3, r: 0.36 },
    { x: random.between(0.3, 0.5), k: 1, far: 0.14, l: 0.42, r: 0.4 },
  ];
  for (const { x, k, far, l, r } of peaks) {
    const peak: Point = [
      frame.at(x + random.bell() * 0.03, 0)[0],
      shore - tall * k * random.between(0.92, 1.05),
    ];
    const away = (colour: Colour) => palette.away(colour, far);
    const sides = [l * w * random.between(0.9, 1.15), r * w * random.between(0.9, 1.15)] as const;
    mountain(scene, brief, {
      peak,
      reach: frame.side > 0 ? sides : [sides[1], sides[0]],
      foot: shore + 2,
      light: frame.side,
      lit: away(sunlit),
      shade: away(violet),
      mist: palette.away(mix(violet, palette.haze, 0.5), far),
      snow: { lit: away(white), shade: away(mix(violet, palette.white, 0.5)), down: snowDown },
    });
  }
}

/** The wooded far shore, dark where it meets the water. */
function wood(scene: Scene, brief: Brief, { frame, shore }: Place): void {
  const { width: w, height: h, random, palette, season } = brief;
  const needles = palette.lit(oklch(0.37, 0.04, 175));
  const back = palette.away(mix(needles, palette.shadow, 0.35), 0.42);
  const rise = smooth(
    [
      frame.at(-0.05, (shore - h * 0.16) / h),
      frame.at(0.15, (shore - h * 0.11) / h),
      frame.at(0.4, (shore - h * 0.03) / h),
      frame.at(0.62, (shore + h * 0.004) / h),
      frame.at(0.62, (shore + 4) / h),
      frame.at(-0.05, (shore + 4) / h),
    ],
    { closed: true },
  );
  scene.shape(rise, vertical(shore - h * 0.15, shore, back, mix(back, palette.haze, 0.3)), {
    edge: 2,
    direction: 1.4,
    detail: 0.35,
    contour: 0.4,
  });
  forest(scene, brief, {
    from: -20,
    to: w + 20,
    y: shore + 2,
    tall: h * 0.045,
    colour: back,
    foot: palette.haze,
    spires: 1,
  });
  const gold = palette.foliage[0];
  for (let i = 0; i < 26; i++) {
    const t = random() ** 1.25;
    const foot = frame.at(0.01 + t * 0.5, (shore + 3 - h * 0.015 * random() * (1 - t)) / h);
    const tall = h * random.between(0.07, 0.15) * (1 - t * 0.5);
    spruce(scene, brief, {
      foot,
      tall,
      colour: palette.away(shift(needles, { light: random.bell() * 0.025 }), 0.18),
      light: frame.side,
      snow: season === 'winter' ? palette.away(palette.white, 0.3) : null,
    });
  }
  if (season === 'winter') return;
  const grove = random.between(0.16, 0.42);
  for (let i = 0; i < 13; i++) {
    const isApart = i > 9;
    const x = isApart ? random.between(0.02, 0.58) : grove + random.bell() * 0.045;
    const size = h * random.between(0.012, 0.03) * (isApart ? 0.6 : 1);
    const colour = mix(mix(gold, palette.foliage[1], random()), back, 0.3);
    scene.shape(
      blob(random, frame.at(x, (shore - size * 0.5) / h), size, size * 0.95, 0.32),
      colour,
      {
        edge: 2,
        contour: 0.2,
      },
    );
  }
}

/** Long calm strokes, dark and bright, that lay the water flat over what it mirrors. */
function ripples(
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
function nearShore(
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
