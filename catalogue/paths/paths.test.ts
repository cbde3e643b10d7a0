import { expect, test } from 'vitest';
import { siteLanguages } from '#catalogue/texts/language.ts';
import { alternatePath, languageOfPath, paths } from './paths.ts';

test('it gives every page of the route table an address in both languages', () => {
  const [table, english] = siteLanguages().map((language) => {
    const to = paths(language);
    return {
      ...to,
      newsPost: to.newsPost(5),
      category: to.category('dzen'),
      categoryPage: [1, 2].map((page) => to.categoryPage('dzen', page)),
      allWorks: [to.allWorks(), to.allWorks(2)],
      facetValue: [
        to.facetValue('technique', 'oil'),
        to.facetValue('size', '60', 2),
        to.facetValue('category', 'dzen'),
      ],
      artwork: to.artwork({ category: 'landscape', id: 12 }),
      workWall: to.workWall({ category: 'landscape', id: 12 }),
      unrolledWork: to.unrolledWork({ category: 'landscape', id: 12 }),
      categoryWall: [1, 2].map((page) => to.categoryWall('dzen', page)),
      contactAbout: to.contactAbout(12),
      contactAboutAll: to.contactAboutAll([12, 45]),
      sharedSelection: to.sharedSelection([12, 45]),
    } satisfies Record<keyof typeof to, unknown>;
  });
  const lines = Object.entries(table ?? {}).map(
    ([name, path]) => `${name}: ${[path].flat().join(' ')}`,
  );
  expect(lines).toMatchInlineSnapshot(`
    [
      "home: /",
      "about: /about",
      "timeline: /about/timeline",
      "news: /news",
      "newsPost: /news/5",
      "gallery: /gallery",
      "allWorks: /gallery/all /gallery/all/page/2",
      "facetValue: /gallery/all/technique/oil /gallery/all/size/60/page/2 /gallery/dzen",
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
  const below = (path: string) => (path === '/' ? '/en' : `/en${path}`);
  expect(english).toEqual(
    JSON.parse(JSON.stringify(table), (_, each) => (typeof each === 'string' ? below(each) : each)),
  );
});

test.each([
  ['/', 'ru'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/en#top', 'en'],
  ['/en/gallery/landscape/12', 'en'],
  ['/gallery/en', 'ru'],
  ['/entry', 'ru'],
  ['/ru', 'ru'],
])('it reads %j as %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});

test.each([
  ['/', '/en'],
  ['/about', '/en/about'],
  ['/contact?work=12#write', '/en/contact?work=12#write'],
  ['/entry', '/en/entry'],
  ['/nope?next=/en/about', '/en/nope?next=/en/about'],
])('it pairs %j with %j, both ways', (russian, english) => {
  expect(alternatePath(russian, 'en')).toBe(english);
  expect(alternatePath(english, 'ru')).toBe(russian);
});

test.each([
  ['/gallery', 'ru'],
  ['/', 'ru'],
] as const)('it leaves %j as it is in its own language', (path, language) => {
  expect(alternatePath(path, language)).toBe(path);
});

test.each(['/en//evil.org/x', '//evil.org/x', '/en/\\evil.org/x', '/\\/evil.org/x'])(
  'it never leads %j to another host',
  (path) => {
    expect(alternatePath(path, 'ru')).toBe('/evil.org/x');
  },
);
