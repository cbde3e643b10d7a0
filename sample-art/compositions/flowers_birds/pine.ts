import { type Colour, oklch, shift } from '../../colour.ts';
import { blob, ellipse, type Point, pointAt, ribbon, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { tone } from './setting.ts';

/** Bark in plates: dark below, a dry light brush above, rings of scales. */
export function wood(
  scene: Scene,
  brief: Brief,
  line: readonly Point[],
  thick: number,
  colour: Colour,
): void {
  const { random } = brief;
  const half = (t: number) =>
    (thick / 2) * (1 - t * 0.72) * (0.85 + 0.16 * Math.sin(t * 23) + 0.1 * Math.sin(t * 57));
  const shape = ribbon(line, half);
  const full = tone(brief, colour, 0.72);
  const [x, y] = pointAt(line, 0.4);
  scene.shape(
    shape,
    along(
      [x, y - thick * 0.6],
      [x + thick * 0.15, y + thick * 0.6],
      shift(full, { light: 0.1 }),
      full,
      shift(full, { light: -0.1 }),
    ),
    { edge: 1.2, contour: 0.7 },
  );
  scene.within(shape, () => {
    scene.line(
      line.map(([px, py]): Point => [px, py + thick * 0.2]),
      shift(full, { light: -0.14 }),
      { width: thick * 0.55, pressure: (t) => 1 - t * 0.7, dry: 0.75 },
    );
    for (let i = 0; i < 46; i++) {
      const t = random.between(0, 0.92);
      const [px, py] = pointAt(line, t);
      const r = thick * (1 - t * 0.7) * random.between(0.1, 0.19);
      const at: Point = [px + random.bell() * r, py + random.bell() * thick * 0.2 * (1 - t * 0.6)];
      scene.line(
        ellipse(at, r * 1.3, r, {
          from: random.between(0, 2),
          to: random.between(3.4, 5.8),
          turn: random() * 3,
          steps: 10,
        }),
        shift(full, { light: random.chance(0.7) ? -0.18 : 0.12 }),
        { width: Math.max(2.2, r * 0.3), dry: 0.55 },
      );
    }
  });
}

/** Needles spread from one point like the ribs of a fan. */
export function needles(
  scene: Scene,
  { random }: Brief,
  {
    at: [x, y],
    size,
    colour,
    up,
    side,
  }: { at: Point; size: number; colour: Colour; up: number; side: number },
): void {
  const middle = -Math.PI / 2 + side * random.between(0, 0.5) + (1 - up) * side * 1.2;
  const count = 21;
  for (let i = 0; i < count; i++) {
    const angle = middle + (i / (count - 1) - 0.5) * 3 + random.bell() * 0.07;
    const reach = size * random.between(0.42, 0.6) * (1 - 0.18 * Math.abs(i / (count - 1) - 0.5));
    const bend = random.bell() * 0.06 * reach;
    scene.line(
      smooth([
        [x, y],
        [x + Math.cos(angle) * reach * 0.55 + bend, y + Math.sin(angle) * reach * 0.55],
        [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach + reach * 0.03],
      ]),
      shift(colour, { light: random.bell() * 0.03 }),
      { width: Math.max(2.2, size * 0.016), pressure: (t) => 1 - t * 0.55, dry: 0.3 },
    );
  }
  scene.shape(
    blob(random, [x, y], size * 0.035, size * 0.045, 0.2),
    shift(colour, { light: -0.05 }),
    { contour: 0 },
  );
}

/** Snow along the upper side of the wood. In ink it is paper. */
export function snow(
  scene: Scene,
  { random, palette, medium }: Brief,
  line: readonly Point[],
  thick: number,
): void {
  const white = medium === 'ink' ? oklch(0.97, 0.005, 90) : palette.white;
  for (const [from, to] of [
    [0.02, 0.2],
    [0.27, 0.42],
    [0.6, 0.72],
    [0.84, 0.97],
  ] as const) {
    const part = Array.from({ length: 12 }, (_, i): Point => {
      const [x, y] = pointAt(line, from + ((to - from) * i) / 11);
      return [x, y - thick * 0.44 * (1 - from * 0.72) + random.bell() * 1.5];
    });
    const shape = ribbon(
      smooth(part, { steps: 3 }),
      (t) =>
        thick * 0.2 * (1 - from * 0.55) * Math.sin(Math.PI * Math.min(1, t * 0.96 + 0.02)) ** 0.6,
    );
    for (const edge of [1.2, 0.8])
      scene.shape(shape, along([0, 0], [thick, thick], white, white), { edge, contour: 0.4 });
  }
}
