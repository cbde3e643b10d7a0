import { type Colour, mix, shift } from '../../colour.ts';
import { blob, leaf, type Point, pointAt, ribbon, smooth } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import { paintMarkings } from './carp-markings.ts';

const HALVES = [0.022, 0.058, 0.082, 0.096, 0.1, 0.094, 0.08, 0.062, 0.044, 0.03, 0.024] as const;

interface Carp {
  /** Its back from nose to the root of the tail. */
  readonly spine: readonly Point[];
  readonly colour: Colour;
  readonly patches: Colour | null;
}

const halfAt = (t: number) => {
  const i = Math.min(HALVES.length - 2, Math.floor(t * (HALVES.length - 1)));
  return (
    (HALVES[i] ?? 0) + ((HALVES[i + 1] ?? 0) - (HALVES[i] ?? 0)) * (t * (HALVES.length - 1) - i)
  );
};

/** A carp seen from above: shadow on the pond's floor, veil fins, body, coloured patches. */
export function paintCarp(scene: Scene, brief: Brief, { spine, colour, patches }: Carp): void {
  const { random, palette } = brief;
  const line = smooth(spine, { steps: 14 });
  const long = line.reduce(
    (sum, [x, y], i) =>
      sum + Math.hypot(x - (line[i - 1] ?? [x, y])[0], y - (line[i - 1] ?? [x, y])[1]),
    0,
  );
  const isInk = brief.medium === 'ink';
  const body = ribbon(line, (t) => halfAt(t) * long);
  const frame = (t: number) => {
    const [x, y] = pointAt(line, t);
    const [bx, by] = pointAt(line, Math.min(1, t + 0.02));
    const [ax, ay] = pointAt(line, Math.max(0, t - 0.02));
    const angle = Math.atan2(by - ay, bx - ax);
    return (back: number, side: number): Point => [
      x + (Math.cos(angle) * back - Math.sin(angle) * side) * long,
      y + (Math.sin(angle) * back + Math.cos(angle) * side) * long,
    ];
  };
  if (!isInk)
    scene.shape(
      body.map(([x, y]): Point => [x + long * 0.05, y + long * 0.075]),
      palette.shadow,
      { glaze: true, edge: 12, opacity: 0.5 },
    );
  const fin = mix(colour, palette.water, 0.35);
  const veil = (root: Point, tip: Point, width: number, bend: number) => {
    scene.shape(leaf(root, tip, width * long, { belly: 0.68, bend }), fin, {
      edge: 2,
      opacity: 0.7,
      contour: 0.4,
      detail: 0.7,
    });
    for (const k of [-0.28, 0, 0.28]) {
      const end: Point = [tip[0] + (root[1] - tip[1]) * k, tip[1] + (tip[0] - root[0]) * k];
      scene.line(
        [
          root,
          [(root[0] + end[0]) / 2, (root[1] + end[1]) / 2],
          [root[0] + (end[0] - root[0]) * 0.9, root[1] + (end[1] - root[1]) * 0.9],
        ],
        shift(fin, { light: -0.16 }),
        { width: long * 0.008, opacity: 0.6, dry: 0.4 },
      );
    }
  };
  const shoulder = frame(0.24);
  veil(shoulder(0, 0.07), shoulder(0.1 + random.bell() * 0.02, 0.21), 0.085, 0.15);
  veil(shoulder(0, -0.07), shoulder(0.11 + random.bell() * 0.02, -0.2), 0.085, -0.15);
  const hip = frame(0.62);
  veil(hip(0, 0.06), hip(0.09, 0.12), 0.05, 0.1);
  veil(hip(0, -0.06), hip(0.09, -0.12), 0.05, -0.1);
  const tail = frame(1);
  const sway = random.between(-0.09, 0.09);
  veil(tail(-0.04, 0), tail(0.25, 0.1 + sway), 0.11, 0.14);
  veil(tail(-0.04, 0), tail(0.27, -0.06 + sway), 0.11, -0.14);
  const alongBody = (x: number, y: number) => {
    const near = line.reduce(
      (best, p, i) =>
        Math.hypot(p[0] - x, p[1] - y) < best.d ? { d: Math.hypot(p[0] - x, p[1] - y), i } : best,
      { d: Infinity, i: 0 },
    ).i;
    const [a, b] = [
      line[Math.max(0, near - 2)] as Point,
      line[Math.min(line.length - 1, near + 2)] as Point,
    ];
    return Math.atan2(b[1] - a[1], b[0] - a[0]);
  };
  scene.shape(body, colour, { detail: 0.85, direction: alongBody });
  scene.within(body, () => {
    if (patches) paintMarkings(scene, brief, { frame, patches, long });
    const shade = mix(shift(colour, { light: -0.2 }), palette.shadow, 0.4);
    const side = line.map((_, i) =>
      frame(i / (line.length - 1))(0, 0.085 - 0.04 * (i / line.length)),
    );
    scene.shape(
      ribbon(side, (t) => long * 0.045 * (1 - t * 0.5)),
      shade,
      { glaze: true, edge: long * 0.02, opacity: 0.55 },
    );
    const cheek = frame(0.17);
    scene.line(smooth([cheek(0, -0.07), cheek(0.03, 0), cheek(0, 0.07)]), shade, {
      width: long * 0.008,
      opacity: 0.6,
    });
  });
  const ridge = Array.from({ length: 9 }, (_, i) => frame(0.34 + i * 0.045)(0, -0.004));
  scene.shape(
    ribbon(smooth(ridge), (t) => long * 0.014 * Math.sin(t * Math.PI) ** 0.6),
    mix(patches ?? colour, palette.dark, 0.3),
    { opacity: 0.7, detail: 0.8, contour: 0.3 },
  );
  const head = frame(0.085);
  for (const side of [-1, 1]) {
    scene.shape(blob(random, head(0, side * 0.05), long * 0.012, long * 0.01, 0.1), palette.dark, {
      detail: 1,
      contour: 0,
    });
    scene.line(
      smooth([
        frame(0.02)(0, side * 0.02),
        frame(0)(-0.03, side * 0.045),
        frame(0)(-0.035, side * 0.07),
      ]),
      shift(colour, { light: -0.25 }),
      { width: long * 0.007 },
    );
  }
}
