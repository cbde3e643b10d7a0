import { mix, oklch } from '../../colour.ts';
import type { Point } from '../../curve.ts';
import type { Compose } from '../../scene.ts';
import { cliff, stack } from './cliffs.ts';
import { frameOf } from './frame.ts';
import type { Coast } from './ledges.ts';
import { cape, ledge } from './ledges.ts';
import { glitter, seaColours, water } from './seas.ts';
import { glowOf, sky } from './skies.ts';

/** A limestone cliff falls into the sea, a rock stands off it; a cape fades behind. */
export const seaCliffs: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing, hour } = brief;
  const frame = frameOf(brief);
  const horizon =
    h * { wide: 0.44, middle: 0.38, close: 0.3 }[framing] * random.between(0.95, 1.06);
  const sun: Point = [
    frame.at(random.between(0.7, 0.82), 0)[0],
    horizon * (hour === 'night' ? 0.4 : 0.72),
  ];
  const isLow = hour === 'dusk' || hour === 'dawn';
  sky(scene, brief, {
    horizon,
    sun,
    disc: hour !== 'day',
    clouds: isLow ? 'streaks' : hour === 'day' ? 'heaps' : 'streaks',
  });
  const colours = seaColours(brief);
  cape(scene, brief, { frame, horizon });
  const crest = mix(colours[2], isLow ? glowOf(brief) : palette.skyLow, 0.6);
  water(scene, brief, {
    top: horizon,
    bottom: h,
    colours: [
      mix(colours[0], palette.haze, 0.35),
      colours[0],
      colours[1],
      mix(colours[1], colours[2], 0.5),
    ],
    crest,
    waves: Math.round(40 + (60 * h) / w),
    swell: 0.022,
  });
  if (hour !== 'day')
    glitter(scene, brief, {
      x: sun[0],
      top: horizon + 3,
      bottom: h * 0.97,
      colour: mix(glowOf(brief), palette.white, 0.3),
      spread: w * 0.13,
      count: 34,
    });
  const stone = random.pick([oklch(0.76, 0.05, 72), oklch(0.72, 0.045, 55), oklch(0.78, 0.03, 85)]);
  const coast: Coast = {
    frame,
    horizon,
    lit: isLow ? mix(palette.lit(stone), glowOf(brief), 0.4) : palette.lit(stone),
    shade: mix(
      mix(palette.lit(oklch(0.46, 0.045, 300)), palette.shadow, 0.35),
      palette.lit(stone),
      0.12,
    ),
    bounce: mix(colours[2], palette.lit(stone), 0.45),
  };
  stack(scene, brief, coast, {
    x: random.between(0.56, 0.64),
    foot: horizon + (h - horizon) * 0.2,
    size: 0.15,
  });
  cliff(scene, brief, coast);
  if (random.chance(0.75))
    stack(scene, brief, coast, {
      x: random.between(0.66, 0.78),
      foot: horizon + (h - horizon) * random.between(0.5, 0.62),
      size: 0.13,
    });
  if (framing !== 'close') ledge(scene, brief, coast);
};
