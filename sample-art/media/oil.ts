import { Brush } from '../brush.ts';
import { type Colour, mix, oklch, shift } from '../colour.ts';
import type { Point } from '../curve.ts';
import { createNoise } from '../noise.ts';
import { blur, colourAt, createPicture, lay, luminance, type Picture } from '../picture.ts';
import { createGuide, rasterise } from '../raster.ts';
import type { Line } from '../scene.ts';
import { drag, type Easel, type Handling } from './body-colour.ts';
import { calmMap, valueAt } from './calm.ts';
import type { PaintWith, Studio } from './medium.ts';
import { addRelief } from './relief.ts';
import { difference, visibleStretches } from './visible.ts';

const OIL: Handling = { brushes: [25, 12, 5.4, 2.4], reach: 8, broken: 1, bristle: 1, relief: 1 };
/** From this difference of colour on a place was missed by the broad brush. */
const GAP = 48;

const ACRYLIC: Handling = {
  brushes: [30, 15, 7, 3],
  reach: 9,
  broken: 0.8,
  bristle: 0.55,
  relief: 0.6,
};

/** Curved strokes along light and form, large to small (after the idea of painterly rendering, Hertzmann 1998), with bristles and relief. */
export const paintOil: PaintWith = (studio) => paintBodyColour(studio, OIL);

/** Flatter, larger strokes with cleaner edges. */
export const paintAcrylic: PaintWith = (studio) => paintBodyColour(studio, ACRYLIC);

function paintBodyColour(studio: Studio, handling: Handling): Picture {
  const { elements, width, height, unit, support, random } = studio;
  const sketch = rasterise(elements, width, height, support.colour);
  const picture = createPicture(width, height, support.colour);
  picture.rgb.set(support.bare.rgb);
  const easel: Easel = {
    studio,
    handling,
    picture,
    sketch,
    calm: calmMap(sketch, unit),
    body: new Float32Array(width * height),
    brush: new Brush(width, height),
    noise: createNoise(random),
    guide: createGuide(elements, width, height),
  };
  tone(easel, sketch);
  handling.brushes.forEach((size, layer) => {
    paintLayer(easel, sketch, { radius: size * unit * studio.hand, layer });
  });
  for (const [order, element] of elements.entries()) {
    if (element.type === 'line') paintLine(easel, element, order);
  }
  addRelief(picture, easel.body, support.tooth, handling.relief);
  return picture;
}

/** A thin warm first coat, so that gaps between strokes glow instead of shining white. */
function tone({ picture, studio }: Easel, sketch: Picture): void {
  const ground = mix(
    colourAt(sketch, sketch.width / 2, sketch.height / 2),
    oklch(0.55, 0.07, 55),
    0.6,
  );
  const { tooth } = studio.support;
  for (let i = 0; i < tooth.length; i++) lay(picture, i, ground, 0.85 - 0.35 * (tooth[i] ?? 0));
}

function paintLayer(
  easel: Easel,
  sketch: Picture,
  { radius, layer }: { radius: number; layer: number },
): void {
  const { picture, studio, guide, handling } = easel;
  const { width, height, unit, random } = studio;
  const seen: Picture = { ...sketch, rgb: blur(sketch.rgb, width, height, radius * 0.35, 3) };
  const light = luminance(seen);
  const step = radius * (layer === 0 ? 0.8 : 0.95);
  const places: Point[] = [];
  for (let y = 0; y < height + step; y += step) {
    for (let x = 0; x < width + step; x += step) {
      places.push([x + random.bell() * step * 0.35, y + random.bell() * step * 0.35]);
    }
  }
  for (const place of random.shuffle(places)) {
    const wanted = colourAt(seen, ...place);
    const calm = valueAt(easel.calm, studio, ...place);
    if (layer > 0) {
      const care = guide.detailAt(...place);
      const off = difference(wanted, colourAt(picture, ...place));
      // Open places keep their broad strokes; a few smaller ones enliven them and mend the gaps.
      if (off < GAP && random() < calm * (layer === 1 ? 0.82 : 0.97)) continue;
      const tolerance = (layer === 1 ? 14 : layer === 2 ? 20 : 26) * (1.5 - care);
      if (layer === handling.brushes.length - 1 && care < 0.25 && off < GAP) continue;
      if (off < tolerance) continue;
    }
    const path = followForm(easel, { seen, light, start: place, wanted, radius });
    const away = handling.broken * (layer === 0 ? 1.3 : layer === 3 ? 0.5 : 1);
    // Open surfaces drift in colour, as paint mixed anew for every patch does.
    const drift = easel.noise(place[0] / (190 * unit), place[1] / (190 * unit)) * calm;
    const colour = shift(wanted, {
      light: (random.bell() * 0.016 + drift * 0.035) * away,
      hue: (random.bell() * 6 + drift * 14) * away,
      chroma: 1 + random.bell() * 0.12 * away,
    });
    drag(easel, path, colour, {
      radius: radius * random.between(0.7, 1.1) * (layer === 0 ? 0.62 + 0.38 * calm : 1),
      thick: layer === 0 ? 0.5 : 0.8,
      care: layer === 0 ? 0.6 : 1,
    });
  }
}

/** The way of one stroke: along the guide if there is one, else along the contours of light. */
function followForm(
  { studio, guide, noise, calm, handling }: Easel,
  {
    seen,
    light,
    start,
    wanted,
    radius,
  }: { seen: Picture; light: Float32Array; start: Point; wanted: Colour; radius: number },
): Point[] {
  const { width, height, unit, random } = studio;
  const lightAt = (x: number, y: number) =>
    light[
      Math.min(height - 1, Math.max(0, Math.round(y))) * width +
        Math.min(width - 1, Math.max(0, Math.round(x)))
    ] ?? 0;
  const path: Point[] = [start];
  let [x, y] = start;
  let dx = 0;
  let dy = 0;
  const loose = 0.2 + 0.36 * valueAt(calm, studio, ...start);
  const turn = random.bell() * 0.16 * loose;
  const longest = Math.round(handling.reach * random.between(0.5, 1));
  for (let i = 0; i < longest; i++) {
    const r = Math.max(1.5, radius * 0.5);
    const gx = lightAt(x + r, y) - lightAt(x - r, y);
    const gy = lightAt(x, y + r) - lightAt(x, y - r);
    const given = guide.angleAt(x, y);
    const wander = noise(x / (130 * unit), y / (130 * unit)) * 1.6;
    const contour = Math.atan2(gx, -gy);
    const slope = Math.hypot(gx, gy);
    let angle =
      given !== null ? given + wander * loose + turn : slope > 0.02 ? contour : wander - 0.5;
    // Near an edge the hand turns along it instead of poking over it.
    if (slope > 0.07) angle = contour;
    let [nx, ny] = [Math.cos(angle), Math.sin(angle)];
    if (i === 0 && random.chance(0.5)) [nx, ny] = [-nx, -ny];
    if (nx * dx + ny * dy < 0) [nx, ny] = [-nx, -ny];
    [dx, dy] = [dx * 0.45 + nx * 0.55, dy * 0.45 + ny * 0.55];
    const length = Math.hypot(dx, dy) || 1;
    x += (dx / length) * radius * 0.9;
    y += (dy / length) * radius * 0.9;
    if (i > 0 && difference(colourAt(seen, x, y), wanted) > 26) break;
    path.push([x, y]);
  }
  if (path.length < 2) path.push([x, y]);
  return path;
}

/** A line of the composition, where nothing in front hides it: the last, decided touches. */
function paintLine(easel: Easel, line: Line, order: number): void {
  const { unit, random, width, height } = easel.studio;
  const { guide } = easel;
  // Finer lines are in the plain picture and would turn to wire here.
  if (line.width < 2 * unit) return;
  const colour = shift(line.colour, { light: random.bell() * 0.015 });
  for (const { points, pressure } of visibleStretches(line, order, { guide, width, height })) {
    drag(easel, points, colour, { radius: line.width / 2, thick: 0.95, pressure });
  }
}
