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

test.each(['/en//evil.org/x', '//evil.org/x', '/en/\\evil.org/x', '/\\/evil.org/x'])(
  'never leads %j to another host',
  (path) => {
    expect(alternatePath(path, 'ru')).toBe('/evil.org/x');
  },
);
