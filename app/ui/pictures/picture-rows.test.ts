import { expect, test } from 'vitest';
import { balancedRows, rowStyles } from './picture-rows.tsx';

const withRatio = (ratio: number) => ({ width: 1000 * ratio, height: 1000 });
const landscape = withRatio(1.5);
const portrait = withRatio(0.667);
const panorama = withRatio(4);
const scroll = withRatio(0.25);

const counts = (...args: Parameters<typeof balancedRows>) =>
  balancedRows(...args).map(({ count }) => count);

function pixels(size: string, width: number): number {
  const heights = size.matchAll(/([\d.]+)cqi(?: - ([\d.]+)\*)?/g);
  return Math.min(
    ...Array.from(
      heights,
      ([, share, cards = 0]) => (Number(share) * width) / 100 - Number(cards) * 152, // --card-width
    ),
  );
}

test('shares eight works out so that the last row has as many as the others', () => {
  expect(counts(Array(8).fill(landscape), 'c', 0.19)).toEqual([4, 4]);
  expect(counts(Array(7).fill(landscape), 'c', 0.19)).toEqual([3, 4]);
});

test('leaves no picture alone in the last row where two even rows are possible', () => {
  expect(counts([...Array(4).fill(landscape), portrait], 'c', 0.19)).not.toContain(1);
});

test('gives a panorama a row of its own on a phone, where others stand in pairs', () => {
  expect(counts([portrait, portrait, panorama, portrait, portrait], 'a', 0.42)).toEqual([2, 1, 2]);
});

const ratios = [1, 0.5, 1.5, 1, 0.5, 3, 1, 4, 0.25, 1, 0.25, 0.667, 0.5, 1.333];

test.each([
  ['a', 0.42, [328, 570]],
  ['b', 0.27, [570, 706, 942]],
  ['c', 0.19, [943, 1178, 1792, 2432]],
] as const)(
  'lets every row of band %s end at the edge, with room for captions',
  (band, wanted, widths) => {
    const photos = ratios.map(withRatio);
    const gap = { a: 0.045, b: 0.035, c: 0.03 }[band];
    for (const width of widths) {
      let start = 0;
      for (const { count, size } of balancedRows(photos, band, wanted)) {
        const height = pixels(size, width);
        const row = ratios
          .slice(start, start + count)
          .map((ratio) => Math.max(152, ratio * height));
        start += count;
        const total = row.reduce((sum, each) => sum + each, gap * width * (count - 1));
        expect(total).toBeGreaterThan(width * 0.99);
        expect(total).toBeLessThan(width + 0.01);
      }
      expect(start).toBe(photos.length);
    }
  },
);

test('makes a scroll among others no narrower than 50 pixels', () => {
  const row = balancedRows([scroll, ...Array(5).fill(landscape)], 'c', 0.19)[0];
  expect(pixels(row?.size ?? '', 943) * 0.25).toBeGreaterThan(50);
});

test('sets the heights of every band, and keeps a single row where it is wanted', () => {
  expect(rowStyles([landscape, landscape], 'one')).toEqual(
    Array(2).fill({ '--row-a': '31.83cqi', '--row-b': '32.16cqi', '--row-c': '32.33cqi' }),
  );
  expect(rowStyles([landscape, scroll, scroll], 'one')[0]).toMatchObject({
    '--row-a': expect.stringContaining('*var(--card-width)'),
  });
  expect(rowStyles([], 'one')).toEqual([]);
});
