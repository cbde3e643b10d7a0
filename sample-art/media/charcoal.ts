import { type Colour, lightness, oklch } from '../colour.ts';
import type { Point } from '../curve.ts';
import { smoothstep } from '../noise.ts';
import { blur, colourAt, type Picture } from '../picture.ts';
import { createGuide, type Guide, rasterise } from '../raster.ts';
import type { Element } from '../scene.ts';
import { valueAt } from './calm.ts';
import { Drawing, STEADY } from './chalk.ts';
import type { PaintWith } from './medium.ts';
import { evenLines } from './streamlines.ts';
import { toneMap } from './tone.ts';
import { visibleParts, visibleStretches } from './visible.ts';

const COAL: Colour = oklch(0.23, 0.008, 60);
const CHALK: Colour = oklch(0.97, 0.012, 90);
const HAND_ANGLE = -0.95;
/** From this difference of tone over a few units on, a place is the edge of a form. */
const STEEP = 0.3;

/** The side of the stick for masses, its edge for the half-tones, its full weight in the darks. */
const LAYERS = [
  { from: 0.2, half: 10, spacing: 14, reach: 130, turn: 0, weight: 0.75 },
  { from: 0.3, half: 1.7, spacing: 6, reach: 75, turn: 0.1, weight: 1.25 },
  { from: 0.5, half: 3.2, spacing: 7, reach: 60, turn: -0.25, weight: 1.15 },
  { from: 0.72, half: 6, spacing: 9, reach: 60, turn: 0.2, weight: 1.25 },
] as const;

/** Drawings fade into bare paper: what is only there to fill the sheet is left out. */
const isDrawn = (element: Element) => element.type === 'line' || !element.backdrop;

/** Rubbed darks, broad side strokes, decided lines; on toned paper white chalk for the lights. */
export const paintCharcoal: PaintWith = (studio) => {
  const { width, height, unit, support } = studio;
  const elements = studio.elements.filter(isDrawn);
  const drawing = new Drawing(studio);
  const sketch = rasterise(elements, width, height, [250, 250, 250]);
  const toned = lightness(support.colour) < 0.85;
  const tones = toneMap(sketch, { white: 0.88, black: 0.1, soft: 2.2 * unit });
  const rubbed = blur(tones, width, height, 6 * unit);
  const guide = createGuide(elements, width, height);
  for (let i = 0; i < tones.length; i++) {
    const cloud = 0.85 + 0.3 * drawing.noise((i % width) / (90 * unit), i / width / (90 * unit));
    drawing.smudge(i, COAL, smoothstep(0.1, 1, rubbed[i] ?? 0) * 0.6 * cloud);
  }
  for (const layer of LAYERS) layStrokes(drawing, { guide, tones, ...layer });
  traceForms(drawing, elements, { sketch, guide });
  // On a mid-grey base only what is really painted light gets chalk.
  if (toned) touchLights(drawing, rasterise(elements, width, height, [120, 120, 120]));
  return drawing.picture;
};

/** One set of strokes over everything darker than `from`. */
function layStrokes(
  drawing: Drawing,
  {
    guide,
    tones,
    from,
    half,
    spacing,
    reach,
    turn,
    weight,
  }: (typeof LAYERS)[number] & { guide: Guide; tones: Float32Array },
): void {
  const { width, height, unit, random } = drawing.studio;
  const { noise } = drawing;
  const toneAt = (x: number, y: number) => valueAt(tones, { width, height }, x, y);
  const near = 3 * unit;
  const lines = evenLines(
    {
      width,
      height,
      spacing: spacing * unit,
      length: [reach * 0.4 * unit, reach * unit],
      angleAt: (x, y) => {
        if (toneAt(x, y) < from + 0.09 * noise(x / (14 * unit), y / (14 * unit))) return null;
        // At the edge of a dark form the hand turns along it instead of poking over it.
        const gx = toneAt(x + near, y) - toneAt(x - near, y);
        const gy = toneAt(x, y + near) - toneAt(x, y - near);
        if (Math.hypot(gx, gy) > STEEP) return Math.atan2(gx, -gy);
        const sway = 0.16 * noise(x / (110 * unit), y / (110 * unit));
        return (guide.angleAt(x, y) ?? HAND_ANGLE) + turn + sway;
      },
    },
    random,
  );
  for (const path of lines) {
    const tone = toneAt(...(path[Math.floor(path.length / 2)] as Point));
    drawing.stroke(
      path,
      {
        colour: COAL,
        half: half * unit * random.between(0.65, 1.15),
        pressure: (0.16 + tone * 0.5) * weight * random.between(0.85, 1.1),
        opacity: Math.min(1, (0.36 + tone * 0.45) * weight),
      },
      (t) => Math.min(1, 0.7 + 2 * t) * Math.min(1, 0.3 + (1 - t) * 1.8),
    );
  }
}

/** Outlines where the eye needs them, and the lines of the composition. */
function traceForms(
  drawing: Drawing,
  elements: readonly Element[],
  { sketch, guide }: { sketch: Picture; guide: Guide },
): void {
  const { unit, random, width, height } = drawing.studio;
  for (const [order, element] of elements.entries()) {
    if (element.type === 'line') {
      const colour = element.accent
        ? element.colour
        : lightness(element.colour) > 0.8
          ? CHALK
          : COAL;
      for (const { points, pressure } of visibleStretches(element, order, {
        guide,
        width,
        height,
      })) {
        drawing.stroke(
          points,
          {
            colour,
            half: Math.max(0.8 * unit, element.width / 2),
            pressure: 0.86 - element.dry * 0.45,
            opacity: element.opacity,
          },
          pressure,
        );
      }
      continue;
    }
    if (element.contour < 0.1) continue;
    const shown = visibleParts(element.outline, order, { sketch, guide, reach: 5 * unit });
    for (const part of shown) {
      drawing.searchLine(
        part,
        {
          colour: COAL,
          half: random.between(1.4, 2.6) * unit,
          pressure: 0.72,
          opacity: 0.9 * element.contour,
        },
        2,
        STEADY,
      );
      if (random.chance(0.45)) {
        drawing.searchLine(
          part,
          { colour: COAL, half: 0.8 * unit, pressure: 0.5, opacity: 0.5 * element.contour },
          5,
          STEADY,
        );
      }
    }
  }
}

/** White chalk where the light falls, in open strokes. */
function touchLights(drawing: Drawing, sketch: Picture): void {
  const { width, height, unit, random } = drawing.studio;
  const step = 5.5 * unit;
  for (let y = step; y < height; y += step) {
    for (let x = step; x < width; x += step) {
      const place: Point = [x + random.bell() * step, y + random.bell() * step];
      const light = smoothstep(0.74, 0.95, lightness(colourAt(sketch, ...place)));
      if (random() > light * 1.1) continue;
      const length = random.between(14, 36) * unit;
      const [dx, dy] = [Math.cos(HAND_ANGLE) * length * 0.5, Math.sin(HAND_ANGLE) * length * 0.5];
      drawing.stroke(
        [
          [place[0] - dx, place[1] - dy],
          [place[0] + dx, place[1] + dy],
        ],
        { colour: CHALK, half: 3.4 * unit, pressure: 0.42 + light * 0.3, opacity: 0.85 },
        (t) => 0.4 + 0.6 * Math.sin(t * Math.PI),
      );
    }
  }
}
