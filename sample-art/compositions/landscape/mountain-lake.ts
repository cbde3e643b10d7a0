import { mix, oklch } from '../../colour.ts';
import { leaf } from '../../curve.ts';
import { type Compose, Scene } from '../../scene.ts';
import { frameOf } from './frame.ts';
import { nearShore, ripples } from './lake-shores.ts';
import { range, wood } from './ranges.ts';
import { reflect } from './reflections.ts';
import { rock } from './rocks.ts';
import { glitter, water } from './seas.ts';
import { glowOf, sky } from './skies.ts';

/** Boulders in the water before the near shore: where each lies and half its width, in parts of the frame. */
const STONES = [
  [0.6, 0.86, 0.07],
  [0.7, 0.93, 0.11],
  [0.52, 0.95, 0.05],
] as const;

/** Peaks with old snow stand on their heads in a still lake; spruces close the near shore. */
export const mountainLake: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing, hour, season, medium } = brief;
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
  const deep =
    hour === 'dusk'
      ? mix(palette.water, oklch(0.31, 0.075, 265), 0.75)
      : mix(palette.water, palette.lit(oklch(0.4, 0.05, 215)), 0.55);
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
  // The faces of so small a stone crumble under a stick.
  for (const [x, y, size] of medium === 'pastel' ? [] : STONES) {
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
