import { expect, test } from 'vitest';
import { alternatePath, languageOfPath, paths } from './paths.ts';

test('every page of the route table has a path', () => {
  const to = paths('ru');
  const work = { category: 'landscape', id: 12 } as const;
  const table = {
    ...to,
    newsPost: to.newsPost(5),
    category: to.category('dzen'),
    categoryPage: [to.categoryPage('dzen', 1), to.categoryPage('dzen', 2)],
    allWorks: [to.allWorks(), to.allWorks(2)],
    facetValue: [to.facetValue('size', '60', 2), to.facetValue('category', 'dzen')],
    artwork: to.artwork(work),
    workWall: to.workWall(work),
    unrolledWork: to.unrolledWork(work),
    categoryWall: [to.categoryWall('dzen', 1), to.categoryWall('dzen', 2)],
    contactAbout: to.contactAbout(12),
    contactAboutAll: to.contactAboutAll([12, 45]),
    sharedSelection: to.sharedSelection([12, 45]),
  } satisfies Record<keyof typeof to, unknown>;
  const lines = Object.entries(table).map(([name, path]) => `${name}: ${[path].flat().join(' ')}`);
  expect(lines).toMatchInlineSnapshot(`
    [
      "home: /",
      "about: /about",
      "timeline: /about/timeline",
      "news: /news",
      "newsPost: /news/5",
      "gallery: /gallery",
      "allWorks: /gallery/all /gallery/all/page/2",
      "facetValue: /gallery/all/size/60/page/2 /gallery/dzen",
      "category: /gallery/dzen",
      "categoryPage: /gallery/dzen /gallery/dzen/page/2",
      "artwork: /gallery/landscape/12",
      "workWall: /gallery/landscape/12/wall",
      "unrolledWork: /gallery/landscape/12/unroll",
      "categoryWall: /gallery/dzen/wall /gallery/dzen/wall/page/2",
      "contact: /contact",
      "contactAbout: /contact?work=12",
      "contactAboutAll: /contact?works=12,45",
      "selection: /selection",
      "sharedSelection: /selection?works=12,45",
      "test: /test",
      "add: /add",
      "notFound: /404",
    ]
  `);
});

test('every page in English is below /en', () => {
  const { home, about, gallery, contact, notFound } = paths('en');
  expect({ home, about }).toEqual({ home: '/en', about: '/en/about' });
  for (const path of [gallery, contact, notFound]) expect(path).toMatch(/^\/en\//);
});

test.each([
  ['/', 'ru'],
  ['/en', 'en'],
  ['/en#top', 'en'],
  ['/en/gallery/landscape/12', 'en'],
  ['/gallery/en', 'ru'],
  ['/entry', 'ru'],
])('the language of %j is %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});

test.each([
  ['/', '/en'],
  ['/about', '/en/about'],
  ['/contact?work=12#write', '/en/contact?work=12#write'],
  ['/entry', '/en/entry'],
  ['/nope?next=/en/about', '/en/nope?next=/en/about'],
])('the other language of %j is %j, in both directions', (russian, english) => {
  expect(alternatePath(russian, 'en')).toBe(english);
  expect(alternatePath(english, 'ru')).toBe(russian);
});

test.each(['/en//evil.org/x', '//evil.org/x', '/en/\\evil.org/x', '/\\/evil.org/x'])(
  'never leads %j to another host',
  (path) => {
    expect(alternatePath(path, 'ru')).toBe('/evil.org/x');
  },
);
