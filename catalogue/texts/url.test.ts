import { expect, test } from 'vitest';
import { isImageAddress } from './url.ts';

test.each([
  ['https://example.org/a.jpg', true],
  ['http://example.org/a.jpg', true],
  ['httpfile.jpg', false],
  ['https://', false],
  ['ftp://example.org/a.jpg', false],
  ['https://user@example.org/a.jpg', false],
])('it answers whether %s is the address of a picture: %s', (text, expected) => {
  expect(isImageAddress(text)).toBe(expected);
});
