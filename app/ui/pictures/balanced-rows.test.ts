import { expect, test } from 'vitest';
import { balancedRows, rowStyles } from './balanced-rows.ts';

const landscape = { width: 1500, height: 1000 };
const portrait = { width: 1000, height: 1500 };
const panorama = { width: 4000, height: 1000 };
const scroll = { width: 1000, height: 4000 };

const counts = (...args: Parameters<typeof balancedRows>) =>
  balancedRows(...args).map(({ count }) => count);

test('it shares eight works out so that the last row has as many as the others', () => {
  expect(counts(Array(8).fill(landscape), 'c', 0.19)).toEqual([4, 4]);
  expect(counts(Array(7).fill(landscape), 'c', 0.19)).toEqual([3, 4]);
});

test('it leaves none alone at the end where two rows are of a kind', () => {
  expect(counts([...Array(4).fill(landscape), portrait], 'c', 0.19)).not.toContain(1);
});

test('it lets every row end where the room does', () => {
  const photos = [landscape, portrait, panorama, landscape, landscape, portrait, portrait];
  let start = 0;
  for (const { count, height } of balancedRows(photos, 'c', 0.19)) {
    const row = photos.slice(start, start + count);
    start += count;
    const width = row.reduce((sum, photo) => sum + (height * photo.width) / photo.height, 0);
    const gaps = 0.03 * (count - 1);
    expect(width + gaps).toBeGreaterThan(0.98);
    expect(width + gaps).toBeLessThanOrEqual(1);
  }
  expect(start).toBe(photos.length);
});

test('it makes the row of a hanging scroll higher, and sets two works at most in a row of a phone', () => {
  const photos = [scroll, ...Array(5).fill(landscape)];
  const [first, second] = balancedRows(photos, 'c', 0.19);
  expect(first?.height).toBeGreaterThan((second?.height ?? 1) * 1.2);
  expect(Math.max(...counts(photos, 'a', 0.42))).toBe(2);
});

test('it hangs a scroll among others no narrower than 50 pixels, on the smallest tablet too', () => {
  const ratios = [1, 0.5, 1.5, 1, 0.5, 3, 1, 4, 0.25, 1, 0.25, 1];
  const photos = ratios.map((ratio) => ({ width: 1000 * ratio, height: 1000 }));
  let start = 0;
  for (const { count, height } of balancedRows(photos, 'b', 0.27)) {
    const row = photos.slice(start, start + count);
    start += count;
    const narrowest = Math.min(...row.map((photo) => photo.width / photo.height)) * height;
    expect(narrowest * 0.92 * 620).toBeGreaterThan(50);
  }
});

test('it gives long words a wider place, and leaves rows alone where they have it', () => {
  const photos = Array(8).fill(portrait);
  const heightWith = (letters: number) =>
    balancedRows([{ ...portrait, letters }, ...photos], 'b', 0.27)[0]?.height ?? 0;
  expect(heightWith(8)).toBe(heightWith(0));
  expect(heightWith(8) * (2 / 3)).toBeLessThan(18 * 0.0165);
  expect(heightWith(18) * (2 / 3)).toBeGreaterThan(18 * 0.0165 * 0.95);
});

test('it gives a panorama a row of its own on a phone', () => {
  expect(counts([portrait, portrait, panorama, portrait, portrait], 'a', 0.42)).toEqual([2, 1, 2]);
});

test('it sets the heights of every band, and keeps a single row where it is wanted', () => {
  expect(rowStyles([landscape, landscape], 'one')).toEqual(
    Array(2).fill({ '--row-a': 0.318, '--row-b': 0.321, '--row-c': 0.323 }),
  );
  expect(rowStyles([], 'one')).toEqual([]);
});
