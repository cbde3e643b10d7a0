import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isInside } from './is-inside.ts';

test.each([
  ['site', true],
  ['site/images/one.jpg', true],
  ['site/..draft', true],
  ['site-2', false],
  ['', false],
  ['other/site', false],
])('%j: in the folder "site": %s', (path, expected) => {
  expect(isInside(resolve(path), resolve('site'))).toBe(expected);
});
