import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, type Point, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import type { Frame } from './frame.ts';
import { mountain } from './mountains.ts';
import { glowOf } from './skies.ts';
import { forest, spruce } from './spruces.ts';

interface Place {
  readonly frame: Frame;
  readonly shore: number;
}

/** A main peak off the middle, a second one behind it, low hills before them. */
export function range(scene: Scene, brief: Brief, { frame, shore }: Place): void {
  const { width: w, random, palette, hour, season, framing } = brief;
  const isLow = hour === 'dusk' || hour === 'dawn';
  const stone = palette.lit(oklch(0.67, 0.04, hour === 'day' ? 65 : 40));
  const sunlit = isLow ? mix(stone, glowOf(brief), 0.5) : stone;
  // In the evening only the summits are still lit: what lies below goes blue and deep.
  const violet =
    hour === 'dusk'
      ? mix(oklch(0.4, 0.085, 280), palette.shadow, 0.25)
      : mix(palette.lit(oklch(0.42, 0.055, 270)), palette.shadow, 0.4);
  const moonlit = oklch(0.72, 0.025, 240);
  const whites = {
    dawn: mix(palette.white, glowOf(brief), 0.4),
    day: palette.white,
    dusk: mix(mix(palette.white, glowOf(brief), 0.4), oklch(0.84, 0.12, 48), 0.6),
    night: moonlit,
  };
  const white = whites[hour];
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
export function wood(scene: Scene, brief: Brief, { frame, shore }: Place): void {
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
