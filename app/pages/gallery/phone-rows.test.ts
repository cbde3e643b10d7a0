import { expect, test } from 'vitest';
import { phonePlaces } from './phone-rows.ts';

const landscape = { width: 1500, height: 1000 };
const portrait = { width: 1000, height: 1500 };
const panorama = { width: 3000, height: 1000 };
const scroll = { width: 1000, height: 4000 };

const widths = (...photos: { width: number; height: number }[]) =>
  phonePlaces(photos).map(({ width }) => Math.round(width));

test('it foresees two landscapes side by side', () => {
  expect(widths(landscape, landscape)).toEqual([44, 44]);
});

test('it foresees that a panorama has a row of its own, and so have the portraits beside it', () => {
  expect(widths(portrait, panorama, portrait)).toEqual([88, 92, 88]);
});

test('it foresees that a landscape beside a portrait has more of the room', () => {
  const [wide = 0, narrow = 0] = widths(landscape, portrait);
  expect(wide + narrow).toBeLessThanOrEqual(88);
  expect(wide).toBeGreaterThan(narrow);
});

test('it predicts that a hanging scroll is narrower than its place', () => {
  const [narrow = 0] = widths(scroll, landscape);
  expect(narrow).toBeLessThan(29);
});

test('it knows what is seen without scrolling', () => {
  const seen = phonePlaces(Array.from({ length: 20 }, () => landscape));
  const count = seen.filter(({ isOnFirstScreen }) => isOnFirstScreen).length;
  expect(count).toBeGreaterThanOrEqual(4);
  expect(count).toBeLessThanOrEqual(8);
  expect(seen.at(-1)?.isOnFirstScreen).toBe(false);
});
