import type { Point } from '../curve.ts';
import type { Random } from '../random.ts';

export interface Field {
  readonly width: number;
  readonly height: number;
  /** The way of a line through a place in radians, or null where no line may go; lines run on beyond the edges. */
  readonly angleAt: (x: number, y: number) => number | null;
  /** Distance between lines in pixels. */
  readonly spacing: number;
  /** Length of a line in pixels, shortest and longest. */
  readonly length: readonly [number, number];
}

/** Lines that follow a field at an even distance from each other, as a hatching hand sets them. */
export function* evenLines(field: Field, random: Random): Generator<Point[]> {
  const { width, height, spacing } = field;
  const cell = spacing * 0.55;
  // A hand lifts beyond the edge of the sheet: strokes that ended at it would all fade there.
  const margin = field.length[1] / 2;
  const columns = Math.ceil((width + 2 * margin) / cell);
  const owner = new Int32Array(columns * Math.ceil((height + 2 * margin) / cell));
  const cellAt = ([x, y]: Point) =>
    Math.floor((y + margin) / cell) * columns + Math.floor((x + margin) / cell);
  const seeds: Point[] = [];
  for (let y = 0; y < height; y += spacing) {
    for (let x = 0; x < width; x += spacing * 3) {
      seeds.push([x + random() * spacing * 3, y + random() * spacing]);
    }
  }
  let line = 0;
  for (const seed of random.shuffle(seeds)) {
    line++;
    const isFree = (place: Point) => {
      const [x, y] = place;
      if (x < -margin || y < -margin || x >= width + margin || y >= height + margin) return false;
      const taken = owner[cellAt(place)] ?? 0;
      return taken === 0 || taken === line;
    };
    if (!isFree(seed) || field.angleAt(...seed) === null) continue;
    const path = follow(field, seed, {
      isFree,
      reach: random.between(...field.length) / 2,
    });
    if (path.length < 4) continue;
    for (const place of path) owner[cellAt(place)] = line;
    yield path;
  }
}

/** Goes both ways from a seed until the field ends, another line is near, or the hand has to lift. */
function follow(
  { angleAt, spacing }: Field,
  seed: Point,
  { isFree, reach }: { isFree: (place: Point) => boolean; reach: number },
): Point[] {
  const step = Math.max(1.5, spacing * 0.5);
  const arms = [1, -1].map((sign) => {
    const arm: Point[] = [];
    let [x, y] = seed;
    let before = angleAt(x, y) ?? 0;
    for (let gone = 0; gone < reach; gone += step) {
      let angle = angleAt(x, y);
      if (angle === null) break;
      // A field has no arrowheads: keep going the way the hand already goes.
      if (Math.cos(angle - before) < 0) angle += Math.PI;
      before = angle;
      x += Math.cos(angle) * step * sign;
      y += Math.sin(angle) * step * sign;
      if (!isFree([x, y])) break;
      arm.push([x, y]);
    }
    return arm;
  });
  return [...(arms[1] ?? []).reverse(), seed, ...(arms[0] ?? [])];
}
