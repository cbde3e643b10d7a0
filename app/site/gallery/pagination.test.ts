import { expect, test } from 'vitest';
import { linkedPageNumbers } from '#app/islands/find/work-pages.tsx';
import * as pagination from './pagination.ts';

function sizesOf(works: number): number[] {
  const pages = pagination.numberedPages({}, works, pagination.MAX_WORKS_PER_PAGE);
  const firsts = pages.map(({ page = 1 }) => pagination.firstIndexOnPage(page, works));
  return firsts.map((first, index) => (firsts[index + 1] ?? works) - first);
}

test.each([
  [0, [0]],
  [1, [1]],
  [120, [120]],
  [121, [61, 60]],
  [241, [81, 80, 80]],
  [1250, [114, 114, 113, 114, 114, 113, 114, 114, 113, 114, 113]],
])('divides %d works into pages of %j', (works, sizes) => {
  expect(sizesOf(works)).toEqual(sizes);
  expect(pagination.pageCount(works)).toBe(sizes.length);
});

test('finds the page of every work', () => {
  for (let works = 1; works <= 1300; works += 7) {
    const found = Array.from({ length: works }, (_, position) =>
      pagination.pageNumberAt(position, works),
    );
    const pages = sizesOf(works).flatMap((size, index) => Array(size).fill(index + 1));
    expect(found).toEqual(pages);
  }
});

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 35, [1, 2, 35]],
  [17, 35, [1, 16, 17, 18, 35]],
  [35, 35, [1, 34, 35]],
])('links page %d of %d to the pages %j', (page, count, expected) => {
  expect(linkedPageNumbers(page, count)).toEqual(expected);
});
