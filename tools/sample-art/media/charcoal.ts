import { type Colour, lightness, oklch } from '../colour.ts';
import type { Point } from '../curve.ts';
import { smoothstep } from '../noise.ts';
import { blur, colourAt, type Picture } from '../picture.ts';
import { createGuide, rasterise } from '../raster.ts';
import type { Element } from '../scene.ts';
import { Drawing } from './chalk.ts';
import type { PaintWith } from './medium.ts';
import { visibleParts, visibleStretches } from './visible.ts';

const COAL: Colour = oklch(0.23, 0.008, 60);
const CHALK: Colour = oklch(0.97, 0.012, 90);
const HAND_ANGLE = -0.95;

/** How far from the middle of the sheet the hand still works: drawings fade into bare paper. */
const isDrawn = (element: Element) => element.type === 'line' || !element.backdrop;

/** Rubbed darks, broad side strokes, decided lines; on toned paper white chalk for the lights. */
export const paintCharcoal: PaintWith = (studio) => {
  const { width, height, unit, support, random } = studio;
  const elements = studio.elements.filter(isDrawn);
  const drawing = new Drawing(studio);
  const sketch = rasterise(elements, width, height, [250, 250, 250]);
  const toned = lightness(support.colour) < 0.85;
  const tones = toneMap(sketch, 2.2 * unit);
  const rubbed = blur(tones, width, height, 6 * unit);
  const guide = createGuide(elements, width, height);
  for (let i = 0; i < tones.length; i++) {
    const cloud = 0.85 + 0.3 * drawing.noise((i % width) / (90 * unit), i / width / (90 * unit));
    drawing.smudge(i, COAL, smoothstep(0.1, 1, rubbed[i] ?? 0) * 0.78 * cloud);
  }
  const places: { point: Point; radius: number; layer: number }[] = [];
  [9, 4.5, 2.4].forEach((size, layer) => {
    const radius = size * unit;
    for (let y = 0; y < height; y += radius * 1.5) {
      for (let x = 0; x < width; x += radius * 1.5) {
        places.push({
          point: [x + random.bell() * radius, y + random.bell() * radius],
          radius,
          layer,
        });
      }
    }
  });
  const toneAt = ([x, y]: Point) =>
    x >= 0 && y >= 0 && x < width && y < height
      ? (tones[Math.floor(y) * width + Math.floor(x)] ?? 0)
      : 0;
  for (const { point, radius, layer } of places) {
    const tone = toneAt(point);
    if (tone < 0.16 + random() * 0.3 + layer * 0.08) continue;
    const angle = (guide.angleAt(...point) ?? HAND_ANGLE) + random.bell() * 0.1;
    const length = radius * random.between(4, 8);
    const path: Point[] = [];
    for (let s = -0.5; s <= 0.5; s += 0.08) {
      const next: Point = [
        point[0] + Math.cos(angle) * length * s,
        point[1] + Math.sin(angle) * length * s,
      ];
      if (toneAt(next) > tone * 0.6) path.push(next);
    }
    if (path.length < 3) continue;
    drawing.stroke(path, {
      colour: COAL,
      half: radius * 0.6,
      pressure: 0.14 + tone * 0.5,
      opacity: 0.32 + tone * 0.4,
    });
  }
  traceForms(drawing, elements, sketch);
  // On a mid-grey base only what is really painted light gets chalk.
  if (toned) touchLights(drawing, rasterise(elements, width, height, [120, 120, 120]));
  return drawing.picture;
};

/** Darkness of each place, 0 paper to 1 black, slightly softened. */
function toneMap({ width, height, rgb }: Picture, soft: number): Float32Array {
  const tones = new Float32Array(width * height);
  for (let i = 0; i < tones.length; i++) {
    const light =
      ((rgb[i * 3] ?? 0) * 0.3 + (rgb[i * 3 + 1] ?? 0) * 0.59 + (rgb[i * 3 + 2] ?? 0) * 0.11) / 255;
    tones[i] = smoothstep(0.88, 0.1, light);
  }
  return blur(tones, width, height, soft);
}

/** Outlines where the eye needs them, and the lines of the composition. */
function traceForms(drawing: Drawing, elements: readonly Element[], sketch: Picture): void {
  const { unit, random } = drawing.studio;
  for (const element of elements) {
    if (element.type === 'line') {
      const colour = element.accent
        ? element.colour
        : lightness(element.colour) > 0.8
          ? CHALK
          : COAL;
      for (const { points, pressure } of visibleStretches(element, sketch)) {
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
    const shown = visibleParts(element.outline, sketch, 5 * unit);
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
      );
      if (random.chance(0.45)) {
        drawing.searchLine(
          part,
          { colour: COAL, half: 0.8 * unit, pressure: 0.5, opacity: 0.5 * element.contour },
          5,
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
