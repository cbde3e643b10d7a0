import { expect, test } from 'vitest';
import { headersFor } from './headers.ts';

test.each([
  ['/add-works.json', 'noindex'],
  ['/works.json', undefined],
  ['/gallery/index.html', undefined],
])('it tells search engines of %s: %s', (path, expected) => {
  expect(new Map(headersFor(path)).get('X-Robots-Tag')).toBe(expected);
});
