import { expect, test } from 'vitest';
import { allPaths } from './all-paths.ts';
import { MOST_WORKS_ON_PAGE } from './category-pages.ts';
import { twinPath } from './paths.ts';

const SOURCES = {
  works: [
    { category: 'dzen', id: 9, isListed: true },
    { category: 'landscape', id: 12, isListed: true },
  ],
  posts: [{ id: 5 }, { id: 4 }],
} as const;

test('it lists every page once, Russian first', () => {
  const all = allPaths(SOURCES);
  expect(new Set(all).size).toBe(all.length);
  expect(all.slice(0, all.length / 2)).toMatchInlineSnapshot(`
    [
      "/",
      "/about",
      "/news",
      "/news/5",
      "/news/4",
      "/gallery",
      "/gallery/flowers_birds",
      "/gallery/landscape",
      "/gallery/still-life",
      "/gallery/portrait",
      "/gallery/quick-portrait",
      "/gallery/animals",
      "/gallery/architecture",
      "/gallery/dzen",
      "/gallery/dzen/9",
      "/gallery/landscape/12",
      "/contact",
      "/test",
      "/add",
      "/404",
    ]
  `);
});

test('it gives every Russian page its English twin', () => {
  const all = allPaths(SOURCES);
  const russian = all.slice(0, all.length / 2);
  expect(all.slice(all.length / 2)).toEqual(russian.map((path) => twinPath(path, 'en')));
});

test('it lists the fixed pages of an empty gallery', () => {
  expect(allPaths({ works: [], posts: [] })).toHaveLength(2 * (8 + 8));
});

test('it divides a category into pages by the works that are listed', () => {
  const works = Array.from({ length: 2 * MOST_WORKS_ON_PAGE + 1 }, (_, id) => ({
    category: 'dzen' as const,
    id,
    isListed: id > 0,
  }));
  const pages = (found: typeof works) =>
    allPaths({ works: found, posts: [] }).filter((path) => path.includes('/page/'));
  expect(pages(works)).toEqual(['/gallery/dzen/page/2', '/en/gallery/dzen/page/2']);
  expect(pages(works.map((work) => ({ ...work, isListed: true })))).toContain(
    '/gallery/dzen/page/3',
  );
});
