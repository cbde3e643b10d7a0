import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { evenLines } from './streamlines.ts';

const SPACING = 6;
const field = {
  width: 200,
  height: 120,
  spacing: SPACING,
  length: [40, 90],
  angleAt: (x: number) => (x > 100 ? null : 0.4),
} as const;

test('it draws nothing where the field leaves the paper bare', () => {
  const places = [...evenLines(field, createRandom('bare'))].flat();
  expect(places.length).toBeGreaterThan(100);
  expect(Math.max(...places.map(([x]) => x))).toBeLessThanOrEqual(100 + SPACING);
});

test('it lets its lines run on beyond the edge of the sheet', () => {
  const down = { ...field, angleAt: () => Math.PI / 2 };
  const ends = [...evenLines(down, createRandom('edge'))].flat().map(([, y]) => y);
  expect(Math.max(...ends)).toBeGreaterThan(field.height + SPACING);
  expect(Math.min(...ends)).toBeLessThan(-SPACING);
});

test('it keeps its lines apart', () => {
  const lines = [...evenLines(field, createRandom('apart'))];
  const crowded = lines.filter((line, i) =>
    lines.some(
      (other, k) =>
        k > i &&
        line.some(([x, y]) => other.some(([ox, oy]) => Math.hypot(x - ox, y - oy) < SPACING * 0.1)),
    ),
  );
  expect(crowded.length).toBeLessThan(lines.length * 0.05);
});

test('it draws the same lines from the same seed', () => {
  const draw = () => [...evenLines(field, createRandom('seed'))];
  expect(draw()).toEqual(draw());
});
