import { expect, test } from 'vitest';
import { alternatePath, languageOfPath } from './paths.ts';

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
