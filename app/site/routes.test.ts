import { expect, test } from 'vitest';
import { MAX_WORKS_PER_PAGE } from '#app/site/gallery/pagination.ts';
import { samplePost, sampleSite, sampleWork } from '#catalogue/site.fixture.ts';
import { siteLanguages } from '#catalogue/texts/language.ts';
import { findPage, ROUTES } from './routes.ts';
import { samplePages } from './sample-pages.fixture.ts';

const WIDE_WORK = sampleWork({ id: 500 });

const content = {
  works: [
    ...Array.from({ length: MAX_WORKS_PER_PAGE + 2 }, (_, index) =>
      sampleWork({ id: index + 1, isListed: index > 0, desc: 'холст, масло, 80х60 см' }),
    ),
    { ...WIDE_WORK, photo: { ...WIDE_WORK.photo, width: 2200, height: 542 } },
  ],
  posts: [samplePost({ id: 1, date: '2026-03-09' })],
};

const pages = siteLanguages().flatMap((language) => [
  ...samplePages({ ...content, language }).values(),
]);

test('every route has pages', () => {
  const routesWithPages = new Set(pages.map(({ row }) => row));
  expect(ROUTES.filter((route) => !routesWithPages.has(route))).toEqual([]);
});

test.each(['title', 'description', 'path'] as const)('every page has its own %s', (field) => {
  for (const language of siteLanguages()) {
    const works = [1, 2, 3].map((id) => sampleWork({ id, title: '', desc: '80х60 см' }));
    const posts = [1, 2].map((id) => samplePost({ id, date: `${id} мая 2020` }));
    const texts = [...samplePages({ works, posts, language }).values()].map((page) => page[field]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test.each([
  '/gallery/landscape/2/unroll',
  '/gallery/landscape/page/1',
  '/gallery/landscape/page/3',
  '/gallery/all/technique/gold',
  '/gallery/all/category/landscape',
  '/en/about',
])('%s is no page of the first language', (path) => {
  expect(findPage(sampleSite(content), path)).toBeUndefined();
});
