import { type Colour, lightness, mix, oklch, shift } from '../colour.ts';
import type { Point } from '../curve.ts';
import { smoothstep } from '../noise.ts';
import { blur, colourAt, type Picture } from '../picture.ts';
import { createGuide, rasterise } from '../raster.ts';
import { calmMap, valueAt } from './calm.ts';
import { Drawing } from './chalk.ts';
import type { PaintWith } from './medium.ts';
import { difference, visibleStretches } from './visible.ts';

const HAND_ANGLE = -1;
const SHEET = oklch(0.78, 0.025, 75);

/** Half widths of the strokes in units: the side of a stick, a blunt stick, its edge, a corner. */
const HALVES = [17, 10, 5.5, 2.8] as const;
const PRESSURES: readonly number[] = [0.4, 0.42, 0.56, 0.7];
/** How much seldomer each narrower stroke gets on open surfaces. */
const CALM_LESS = [0, 0.45, 0.85, 0.96] as const;

/** Rubbed masses first, then open strokes of soft chalk in the colour of each place, then lines. */
export const paintPastel: PaintWith = (studio) => {
  const { elements, width, height, unit, support, random } = studio;
  const sketch = rasterise(elements, width, height, support.colour);
  const drawing = new Drawing(studio);
  if (lightness(support.colour) > 0.85) tintSheet(drawing.picture, sketch);
  const rubbed: Picture = { width, height, rgb: blur(sketch.rgb, width, height, 5 * unit, 3) };
  const guide = createGuide(elements, width, height);
  const margin = 34 * unit;
  const onSheet = (x: number, y: number) => {
    const inside = Math.min(x, y, width - x, height - y) / margin;
    return smoothstep(0.1, 0.95, inside + 0.5 * drawing.noise(x / (40 * unit), y / (40 * unit)));
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const colour = colourAt(rubbed, x, y);
      const away = difference(colour, support.colour);
      drawing.smudge(i, colour, 0.68 * onSheet(x, y) * smoothstep(4, 40, away));
    }
  }
  const calm = calmMap(sketch, unit);
  HALVES.forEach((size, layer) => {
    const radius = size * unit;
    const places: Point[] = [];
    for (let y = 0; y < height; y += radius * 1.5) {
      for (let x = 0; x < width; x += radius * 1.5) {
        places.push([x + random.bell() * radius, y + random.bell() * radius]);
      }
    }
    for (const [x, y] of random.shuffle(places)) {
      const colour = colourAt(sketch, x, y);
      const care = guide.detailAt(x, y);
      const quiet = valueAt(calm, studio, x, y);
      // The side of the stick belongs to open surfaces, its edge to forms.
      if (random() > onSheet(x, y) * (layer === 0 ? quiet : 1 - quiet * CALM_LESS[layer as 1]))
        continue;
      const off = difference(colour, colourAt(drawing.picture, x, y));
      if (layer > 1 && (off < 9 || random() > 0.3 + care * 0.7)) continue;
      const swing = drawing.noise(x / (170 * unit), y / (170 * unit));
      const angle =
        (guide.angleAt(x, y) ?? HAND_ANGLE) + random.bell() * 0.14 + swing * (1.2 * quiet + 0.5);
      const length =
        radius * (layer === 0 ? random.between(3, 6) : random.between(3, 8) * (1.1 - care * 0.45));
      const bend = random.bell() * 0.12;
      const path: Point[] = [];
      for (let s = -0.5; s <= 0.5; s += 0.1) {
        const point: Point = [
          x + Math.cos(angle + bend * s) * length * s,
          y + Math.sin(angle + bend * s) * length * s,
        ];
        if (difference(colourAt(sketch, ...point), colour) < 55) path.push(point);
      }
      if (path.length < 3) continue;
      const drift = drawing.noise(x / (140 * unit) + 20, y / (140 * unit)) * quiet;
      drawing.stroke(
        path,
        {
          colour: shift(colour, {
            light: random.bell() * 0.03 + drift * 0.06,
            hue: random.bell() * 11 + drift * 26,
            chroma: 1.12 + random.bell() * 0.15,
          }),
          half: radius * random.between(0.6, 1),
          pressure: PRESSURES[layer] ?? 0.5,
          opacity: 0.9,
        },
        (t) => 0.75 + 0.25 * Math.sin(t * Math.PI),
      );
    }
  });
  for (const [order, element] of elements.entries()) {
    if (element.type === 'line') {
      for (const { points, pressure } of visibleStretches(element, order, {
        guide,
        width,
        height,
      })) {
        drawing.stroke(
          points,
          {
            colour: element.colour,
            half: Math.max(0.7 * unit, element.width / 2),
            pressure: 0.78,
            opacity: element.opacity,
          },
          pressure,
        );
      }
    } else if (element.contour > 0.2 && element.detail > 0.6 && random.chance(0.7)) {
      const dark = mix(
        shift(colourAt(sketch, ...(element.outline[0] ?? [0, 0])), { light: -0.25 }),
        support.colour,
        0.1,
      );
      if (lightness(dark) < 0.6) {
        drawing.searchLine(element.outline, {
          colour: dark,
          half: 1.1 * unit,
          pressure: 0.42,
          opacity: 0.5 * element.contour,
        });
      }
    }
  }
  return drawing.picture;
};

/** White paper glares through open strokes: pastels stand on a tinted sheet, between the picture's own colours and a warm grey. */
function tintSheet({ rgb }: Picture, sketch: Picture): void {
  const step = 97;
  let mean = colourAt(sketch, 0, 0);
  for (let i = 1, n = 1; i * step < sketch.rgb.length / 3; i++, n++) {
    const at = i * step * 3;
    const colour = [0, 1, 2].map((c) => sketch.rgb[at + c] ?? 0) as unknown as Colour;
    mean = [0, 1, 2].map((c) => {
      const before = mean[c as 0] ?? 0;
      return before + ((colour[c as 0] ?? 0) - before) / (n + 1);
    }) as unknown as Colour;
  }
  const tint = mix(shift(mean, { chroma: 0.6 }), SHEET, 0.55);
  for (let i = 0; i < rgb.length; i++) {
    rgb[i] = ((rgb[i] ?? 0) * (tint[(i % 3) as 0] ?? 0)) / 244;
  }
}
