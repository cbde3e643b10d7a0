import { type Colour, lightness, oklch } from '../colour.ts';
import type { Point } from '../curve.ts';
import { blur, type Picture } from '../picture.ts';
import { createGuide, type Guide, rasterise } from '../raster.ts';
import { valueAt } from './calm.ts';
import { Drawing, STEADY } from './chalk.ts';
import type { PaintWith, Studio } from './medium.ts';
import { evenLines } from './streamlines.ts';
import { toneMap } from './tone.ts';
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
  /** How long the hand draws before it lifts, in units. */
  readonly reach: number;
  /** Darkness from which hatching begins, 0 to 1: what is lighter stays bare. */
  readonly from: number;
  /** Rubbed grey under the lines. */
  readonly rub: number;
}

/** Graphite: soft grey hatching along form, crossing in the darks. */
export const paintPencil: PaintWith = (studio) =>
  hatch(studio, {
    colour: oklch(0.36, 0.008, 270),
    half: 0.75,
    pressure: 0.8,
    opacity: 0.75,
    spacing: 3.4,
    angle: -0.9,
    reach: 80,
    from: 0.2,
    rub: 0.3,
  });

/** A black liner: the same hatching, crisp and without greys. */
export const paintLiner: PaintWith = (studio) =>
  hatch(studio, {
    colour: oklch(0.2, 0.01, 280),
    half: 0.62,
    pressure: 1.4,
    opacity: 0.92,
    spacing: 4.6,
    angle: -0.8,
    reach: 110,
    from: 0.36,
    rub: 0,
  });

/** Tones from which each further layer of hatching begins, and how it is turned. */
const LAYERS = [
  { from: 0, turn: 0 },
  { from: 0.17, turn: 0.3 },
  { from: 0.36, turn: -0.55 },
  { from: 0.52, turn: 0.9 },
] as const;

function hatch(studio: Studio, pen: Pen): Picture {
  const { width, height, unit } = studio;
  const elements = studio.elements.filter(
    (element) => element.type === 'line' || !element.backdrop,
  );
  const drawing = new Drawing(studio);
  const sketch = rasterise(elements, width, height, [250, 250, 250]);
  const tones = toneMap(sketch, { white: 0.92, black: 0.06, soft: 1.5 * unit });
  if (pen.rub > 0) {
    const rubbed = blur(tones, width, height, 4 * unit);
    rubbed.forEach((tone, i) => {
      if (tone > 0.05) drawing.smudge(i, pen.colour, tone * pen.rub);
    });
  }
  const guide = createGuide(elements, width, height);
  for (const layer of LAYERS) {
    hatchLayer(drawing, { pen, guide, tones, from: pen.from + layer.from, turn: layer.turn });
  }
  for (const [order, element] of elements.entries()) {
    const stick = {
      colour: pen.colour,
      half: pen.half * unit * 1.15,
      pressure: pen.pressure + 0.15,
      opacity: pen.opacity,
    };
    if (element.type === 'line') {
      if (lightness(element.colour) > 0.82) continue;
      for (const { points, pressure } of visibleStretches(element, order, {
        guide,
        width,
        height,
      })) {
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
      const reach = 4 * unit;
      for (const part of visibleParts(element.outline, order, { sketch, guide, reach })) {
        drawing.searchLine(
          part,
          { ...stick, opacity: stick.opacity * element.contour },
          1.4,
          STEADY,
        );
        if (studio.random.chance(0.35))
          drawing.searchLine(
            part,
            { ...stick, half: stick.half * 0.7, opacity: 0.4 * element.contour },
            3,
            STEADY,
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
  const { noise } = drawing;
  const toneAt = (x: number, y: number) => valueAt(tones, { width, height }, x, y);
  const lines = evenLines(
    {
      width,
      height,
      spacing: pen.spacing * unit,
      length: [pen.reach * 0.5 * unit, pen.reach * unit],
      angleAt: (x, y) => {
        // Where light begins no line starts or ends quite where its neighbour does.
        if (toneAt(x, y) < from + 0.05 * noise(x / (7 * unit), y / (7 * unit))) return null;
        const given = guide.angleAt(x, y);
        const sway = 0.1 * noise(x / (120 * unit), y / (120 * unit));
        return given === null ? pen.angle + turn + sway : given + turn * 0.8;
      },
    },
    random,
  );
  for (const path of lines) {
    const tone = toneAt(...(path[Math.floor(path.length / 2)] as Point));
    drawing.stroke(
      path,
      {
        colour: pen.colour,
        half: pen.half * unit * random.between(0.7, 1.1) * (0.8 + 0.35 * tone),
        pressure: pen.pressure * (0.76 + 0.4 * tone),
        opacity: pen.opacity * (pen.rub > 0 ? 0.55 + 0.45 * tone : 1),
      },
      (t) => Math.min(1, 0.6 + 4 * t) * Math.min(1, 0.35 + (1 - t) * 2.4),
    );
  }
}
