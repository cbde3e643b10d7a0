import { expect, test } from 'vitest';
import { isImageUrl } from './url.ts';

test.each([
  ['https://example.org/a.jpg', true],
  ['httpfile.jpg', false],
  ['https://', false],
  ['ftp://example.org/a.jpg', false],
  ['https://user@example.org/a.jpg', false],
])('whether %s is the URL of an image: %s', (text, expected) => {
  expect(isImageUrl(text)).toBe(expected);
});
