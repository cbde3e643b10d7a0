import { expect, test, vi } from 'vitest';
import { sampleEdition, samplePost, sampleWork } from '#catalogue/metadata/edition.fixture.ts';
import { pageSummaries } from '#catalogue/metadata/page-summary.ts';
import { byLanguage, type Language } from '#catalogue/words/language.ts';
import { MOST_WORKS_ON_PAGE } from '#catalogue/works/category-pages.ts';
import { findPage, ROUTES } from './routes.ts';

const long = sampleWork({ id: 500 });
const LONG_WORK = { ...long, photo: { ...long.photo, width: 2200, height: 542 } };

/** Four words that no other work has, so that the index of words has more than one page. */
function ownWords(index: number): string {
  const letters = (number: number) =>
    [...String(number)].map((digit) => 'абвгдежзик'[Number(digit)]).join('');
  return [0, 1, 2, 3].map((place) => `лист${letters(1000 + 4 * index + place)}`).join(' ');
}

const content = {
  // A category of more than one page, a work in no list, all of a known size, and a long one.
  works: [
    ...Array.from({ length: MOST_WORKS_ON_PAGE + 2 }, (_, index) =>
      sampleWork({
        id: index + 1,
        isListed: index > 0,
        desc: 'холст, масло, 80х60 см',
        title: ownWords(index),
      }),
    ),
    LONG_WORK,
  ],
  posts: [samplePost({ id: 1, date: '2026-03-09' })],
};

const editions = byLanguage((language) => sampleEdition({ ...content, language }));

vi.mock('./i18n/words.ts', () => ({
  wordsIn: () => ({ t: String, getResourceBundle: () => sampleEdition().words }),
}));
// The page of the tool is rendered apart as soon as it is found.
vi.mock('./add/add-application.tsx', async (original) => ({
  ...(await original<typeof import('./add/add-application.tsx')>()),
  AddApplication: () => null,
}));
vi.mock('./data/catalogue.server.ts', () => ({ readCatalogue: () => editions.ru?.catalogue }));
vi.mock('./document/site.ts', () => ({ readEdition: (language: Language) => editions[language] }));

const pages = Object.values(editions).flatMap(pageSummaries);

test('the route table is that of the specification', () => {
  expect(ROUTES.map(({ pattern }) => pattern)).toMatchInlineSnapshot(`
    [
      "/",
      "/about",
      "/about/timeline",
      "/news",
      "/news/:id",
      "/gallery",
      "/gallery/all",
      "/gallery/all/page/:page",
      "/gallery/all/:facet/:value",
      "/gallery/all/:facet/:value/page/:page",
      "/gallery/:category",
      "/gallery/:category/page/:page",
      "/gallery/:category/wall",
      "/gallery/:category/wall/page/:page",
      "/gallery/:category/:id",
      "/gallery/:category/:id/wall",
      "/gallery/:category/:id/unroll",
      "/contact",
      "/selection",
      "/test",
      "/add",
      "/404",
    ]
  `);
});

test('only lists of two dozen works and more link their stylesheets', () => {
  const linked = pages.filter(({ path }) => findPage(path)?.stylesPlacement === 'linked');
  const kinds = linked.map(({ subject }) => subject.kind);
  expect([...new Set(kinds)]).toEqual(['category', 'allWorks', 'facet']);
  expect(findPage('/gallery/landscape')?.stylesPlacement).toBe('inline');
  expect(findPage('/add')?.stylesPlacement).toBe('inline');
});

test('every page that is prerendered has a route', () => {
  expect(pages.length).toBeGreaterThan(2 * MOST_WORKS_ON_PAGE);
  expect(pages.map(({ path }) => path).filter((path) => !findPage(path))).toEqual([]);
});

test('no route is without pages', () => {
  const idle = ROUTES.filter((route) => !pages.some(({ path }) => route.find(path)));
  expect(idle.map(({ pattern }) => pattern)).toEqual([]);
});

test.each([
  '/nope',
  '/gallery/nope',
  '/gallery/landscape/9999',
  '/gallery/dzen/2',
  '/gallery/landscape/02',
  '/gallery/landscape/2/unroll',
  '/gallery/dzen/500/unroll',
  '/gallery/landscape/page/1',
  '/gallery/landscape/page/3',
  '/gallery/all/technique/gold',
  '/gallery/all/category/landscape',
  '/gallery/all/format/wide/page/1',
  '/gallery/all/page/99',
  '/news/9999',
  '/en/nope',
  '/en/en',
])('it has no page at %s', (path) => {
  expect(findPage(path)).toBeUndefined();
});
