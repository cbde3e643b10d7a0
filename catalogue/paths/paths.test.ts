import { expect, test } from 'vitest';
import { alternatePath, languageOfPath, paths } from './paths.ts';

test('paths have numbers only after the first page, and name works in queries', () => {
  const to = paths('ru');
  const pages = [1, 2].flatMap((page) => [
    ...[to.categoryPage('dzen', page), to.categoryWall('dzen', page), to.allWorks(page)],
    to.facetValue('size', '60', page),
  ]);
  expect(pages).toEqual([
    ...['/gallery/dzen', '/gallery/dzen/wall', '/gallery/all', '/gallery/all/size/60'],
    ...['/gallery/dzen/page/2', '/gallery/dzen/wall/page/2', '/gallery/all/page/2'],
    '/gallery/all/size/60/page/2',
  ]);
  expect(to.facetValue('category', 'dzen')).toBe('/gallery/dzen');
  const queries = [to.contactAbout(12), to.contactAboutAll([12, 45]), to.sharedSelection([12, 45])];
  expect(queries).toEqual(['/contact?work=12', '/contact?works=12,45', '/selection?works=12,45']);
});

test.each([
  ['/', 'ru'],
  ['/en#top', 'en'],
  ['/gallery/en', 'ru'],
  ['/entry', 'ru'],
])('the language of %j is %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});

test.each([
  ['/about', '/en/about'],
  ['/contact?work=12#write', '/en/contact?work=12#write'],
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
