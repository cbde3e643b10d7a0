import { expect, test } from 'vitest';
import { balancedRows, rowStyles } from './picture-rows.tsx';

const withRatio = (ratio: number) => ({ width: 1000 * ratio, height: 1000 });
const landscape = withRatio(1.5);
const portrait = withRatio(0.667);
const panorama = withRatio(4);
const scroll = withRatio(0.25);

function pixels(size: string, width: number): number {
  const heights = size.matchAll(/([\d.]+)cqi(?: - ([\d.]+)\*)?/g);
  return Math.min(
    ...Array.from(
      heights,
      ([, share, cards = 0]) => (Number(share) * width) / 100 - Number(cards) * 152, // --card-width
    ),
  );
}

const around = [portrait, portrait, panorama, portrait, portrait];

test.each<[string, Parameters<typeof balancedRows>, number[]]>([
  ['eight works evenly', [Array(8).fill(landscape), 'c'], [4, 4]],
  ['seven works', [Array(7).fill(landscape), 'c'], [3, 4]],
  ['five works with none alone', [[...Array(4).fill(landscape), portrait], 'c'], [5]],
  ['pairs around a panorama on a phone', [around, 'a'], [2, 1, 2]],
])('shares %s out among rows', (_, args, counts) => {
  expect(balancedRows(...args).map(({ count }) => count)).toEqual(counts);
});

const ratios = [1, 0.5, 1.5, 1, 0.5, 3, 1, 4, 0.25, 1, 0.25, 0.667, 0.5, 1.333];

test.each([
  ['a', [328, 570]],
  ['b', [570, 706, 942]],
  ['c', [943, 1178, 1792, 2432]],
] as const)('lets every row of band %s end at the edge, with room for captions', (band, widths) => {
  const photos = ratios.map(withRatio);
  const gap = { a: 0.045, b: 0.035, c: 0.03 }[band];
  for (const width of widths) {
    let start = 0;
    for (const { count, size } of balancedRows(photos, band)) {
      const height = pixels(size, width);
      const row = ratios.slice(start, start + count).map((ratio) => Math.max(152, ratio * height));
      start += count;
      const total = row.reduce((sum, each) => sum + each, gap * width * (count - 1));
      expect(total).toBeGreaterThan(width * 0.99);
      expect(total).toBeLessThan(width + 0.01);
    }
    expect(start).toBe(photos.length);
  }
});

test('makes a scroll among others no narrower than 50 pixels', () => {
  const row = balancedRows([scroll, ...Array(5).fill(landscape)], 'c')[0];
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
