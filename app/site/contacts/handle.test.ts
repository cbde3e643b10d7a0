import { expect, test } from 'vitest';
import { handleOf } from './handle.ts';

test.each([
  ['https://www.instagram.com/verasen.sample/', '@verasen.sample'],
  ['https://www.instagram.com/verasen/?hl=ru', '@verasen'],
  ['https://t.me/@verasen', '@verasen'],
  ['https://t.me/+8Hd2k', 't.me/+8Hd2k'],
  ['https://www.example.org/people/verasen', 'example.org/people/verasen'],
])('it reads in %s the name %s', (address, handle) => {
  expect(handleOf(address)).toBe(handle);
});
