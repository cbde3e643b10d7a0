import { expect, test } from 'vitest';
import {
  firstOnPage,
  furtherPages,
  pageAt,
  pageCount,
  pagesInReach,
  WORKS_PER_PAGE,
} from './category-pages.ts';

test.each([
  [0, 1],
  [1, 1],
  [WORKS_PER_PAGE, 1],
  [WORKS_PER_PAGE + 1, 2],
  [1250, 35],
])('it divides %d works into %d pages', (works, pages) => {
  expect(pageCount(works)).toBe(pages);
  expect(furtherPages(works)).toHaveLength(pages - 1);
});

test('it puts every work on exactly one page, in order', () => {
  const pages = [1, ...furtherPages(1250)].flatMap((page) =>
    Array.from({ length: WORKS_PER_PAGE }, (_, index) => [page, firstOnPage(page) + index]),
  );
  for (const [page, position = 0] of pages) expect(pageAt(position)).toBe(page);
  expect(pages.map(([, position]) => position)).toEqual(pages.map((_, index) => index));
});

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 35, [1, 2, 35]],
  [2, 35, [1, 2, 3, 35]],
  [17, 35, [1, 16, 17, 18, 35]],
  [35, 35, [1, 34, 35]],
])('it leads from page %d of %d to the pages %j', (page, count, expected) => {
  expect(pagesInReach(page, count)).toEqual(expected);
});

test('it leads to every page step by step', () => {
  for (const page of furtherPages(1250)) expect(pagesInReach(page - 1, 35)).toContain(page);
});
