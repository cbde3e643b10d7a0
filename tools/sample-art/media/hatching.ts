import { type Colour, lightness, oklch } from '../colour.ts';
import type { Point } from '../curve.ts';
import { smoothstep } from '../noise.ts';
import { blur, type Picture } from '../picture.ts';
import { createGuide, type Guide, rasterise } from '../raster.ts';
import { Drawing } from './chalk.ts';
import type { PaintWith, Studio } from './medium.ts';
import { visibleParts, visibleStretches } from './visible.ts';

/** A point that draws lines. */
interface Pen {
  readonly colour: Colour;
  /** Half a line's width in units. */
  readonly half: number;
  readonly pressure: number;
  readonly opacity: number;
  /** Distance between hatch lines in units. */
  readonly spacing: number;
  readonly angle: number;
  /** Rubbed grey under the lines. */
  readonly rub: number;
}

/** Graphite: soft grey hatching along form, crossing in the darks. */
export const paintPencil: PaintWith = (studio) =>
  hatch(studio, {
    colour: oklch(0.36, 0.008, 270),
    half: 0.8,
    pressure: 0.74,
    opacity: 0.78,
    spacing: 4,
    angle: -0.9,
    rub: 0.2,
  });

/** A black liner: the same hatching, crisp and without greys. */
export const paintLiner: PaintWith = (studio) =>
  hatch(studio, {
    colour: oklch(0.2, 0.01, 280),
    half: 0.62,
    pressure: 1.4,
    opacity: 0.92,
    spacing: 5,
    angle: -0.8,
    rub: 0,
  });

/** Tones from which each further layer of hatching begins, and how it is turned. */
const LAYERS = [
  { from: 0.3, turn: 0 },
  { from: 0.42, turn: 0.35 },
  { from: 0.6, turn: -0.6 },
  { from: 0.78, turn: 1.1 },
] as const;

function hatch(studio: Studio, pen: Pen): Picture {
  const { width, height, unit } = studio;
  const elements = studio.elements.filter(
    (element) => element.type === 'line' || !element.backdrop,
  );
  const drawing = new Drawing(studio);
  const sketch = rasterise(elements, width, height, [250, 250, 250]);
  const tones = new Float32Array(width * height);
  for (let i = 0; i < tones.length; i++) {
    const light =
      ((sketch.rgb[i * 3] ?? 0) * 0.3 +
        (sketch.rgb[i * 3 + 1] ?? 0) * 0.59 +
        (sketch.rgb[i * 3 + 2] ?? 0) * 0.11) /
      255;
    tones[i] = smoothstep(0.92, 0.06, light);
  }
  const soft = blur(tones, width, height, 1.5 * unit);
  if (pen.rub > 0) {
    const rubbed = blur(tones, width, height, 4 * unit);
    rubbed.forEach((tone, i) => {
      if (tone > 0.05) drawing.smudge(i, pen.colour, tone * pen.rub);
    });
  }
  const guide = createGuide(elements, width, height);
  for (const layer of LAYERS) hatchLayer(drawing, { pen, guide, tones: soft, ...layer });
  for (const element of elements) {
    const stick = {
      colour: pen.colour,
      half: pen.half * unit * 1.15,
      pressure: pen.pressure + 0.15,
      opacity: pen.opacity,
    };
    if (element.type === 'line') {
      if (lightness(element.colour) > 0.82) continue;
      for (const { points, pressure } of visibleStretches(element, sketch)) {
        drawing.stroke(
          points,
          {
            ...stick,
            half: Math.max(stick.half * 0.8, element.width * 0.4),
            opacity: element.opacity,
          },
          pressure,
        );
      }
    } else if (element.contour > 0.1) {
      for (const part of visibleParts(element.outline, sketch, 4 * unit)) {
        drawing.searchLine(part, { ...stick, opacity: stick.opacity * element.contour }, 1.4);
        if (studio.random.chance(0.35))
          drawing.searchLine(
            part,
            { ...stick, half: stick.half * 0.7, opacity: 0.4 * element.contour },
            3,
          );
      }
    }
  }
  return drawing.picture;
}

/** One set of nearly parallel lines over everything darker than `from`. */
function hatchLayer(
  drawing: Drawing,
  {
    pen,
    guide,
    tones,
    from,
    turn,
  }: { pen: Pen; guide: Guide; tones: Float32Array; from: number; turn: number },
): void {
  const { width, height, unit, random } = drawing.studio;
  const toneAt = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height
      ? (tones[Math.floor(y) * width + Math.floor(x)] ?? 0)
      : 0;
  const step = pen.spacing * unit;
  const reach = 62 * unit;
  for (let y = 0; y < height; y += step) {
    for (let x = random() * reach; x < width; x += reach * random.between(0.35, 0.6)) {
      const start: Point = [x + random.bell() * step, y + random.bell() * step * 0.3];
      const tone = toneAt(...start);
      if (tone < from + random.bell() * 0.05) continue;
      const path = followTone(
        start,
        (point) => {
          const here = toneAt(...point);
          const given = guide.angleAt(...point);
          return here > from * 0.94
            ? (given ?? pen.angle) + turn * (given === null ? 1 : 0.7)
            : null;
        },
        { step: 3 * unit, reach: reach * random.between(0.6, 1.1) },
      );
      if (path.length < 4) continue;
      drawing.stroke(
        path,
        {
          colour: pen.colour,
          half: pen.half * unit * random.between(0.75, 1.15),
          pressure: pen.pressure * (0.72 + 0.45 * tone),
          opacity: pen.opacity * (pen.rub > 0 ? 0.5 + 0.5 * tone : 1),
        },
        (t) => Math.min(1, 0.55 + 3 * t) * Math.min(1, 0.4 + (1 - t) * 2.4),
      );
    }
  }
}

/** Goes both ways from a start as long as `angleAt` gives a direction. */
function followTone(
  start: Point,
  angleAt: (point: Point) => number | null,
  { step, reach }: { step: number; reach: number },
): Point[] {
  const arms = [1, -1].map((sign) => {
    const arm: Point[] = [];
    let [x, y] = start;
    for (let gone = 0; gone < reach / 2; gone += step) {
      const angle = angleAt([x, y]);
      if (angle === null) break;
      x += Math.cos(angle) * step * sign;
      y += Math.sin(angle) * step * sign;
      arm.push([x, y]);
    }
    return arm;
  });
  return [...(arms[1] ?? []).reverse(), start, ...(arms[0] ?? [])];
}
