import { expect, test } from 'vitest';
import { hangInRows } from './salon-hang.ts';

const WIDTH = 1000;
const GAP = 10;
const sizes = [3, 1, 0.5, 2, 1.4, 0.25, 4, 1].map((ratio) => ({ width: ratio * 100, height: 100 }));
const { places, height } = hangInRows(sizes, { width: WIDTH, rowHeight: 200, gap: GAP });

test('it keeps the proportions of every picture', () => {
  for (const [i, { width, height: tall }] of places.entries()) {
    const { width: w, height: h } = sizes[i] ?? { width: 1, height: 1 };
    expect(width / tall).toBeCloseTo(w / h, 1);
  }
});

test('it ends full rows at the right margin and leaves nothing out', () => {
  expect(places).toHaveLength(sizes.length);
  const first = places.filter(({ top }) => top === places[0]?.top);
  const end = Math.max(...first.map(({ left, width }) => left + width));
  expect(Math.abs(end - (WIDTH - GAP))).toBeLessThanOrEqual(1);
});

test('it hangs no picture over another or below the sheet', () => {
  for (const a of places) {
    expect(a.top + a.height).toBeLessThan(height);
    const over = places.filter(
      (b) =>
        b !== a &&
        b.left < a.left + a.width &&
        a.left < b.left + b.width &&
        b.top < a.top + a.height &&
        a.top < b.top + b.height,
    );
    expect(over).toEqual([]);
  }
});
