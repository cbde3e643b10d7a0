import { expect, test } from 'vitest';
import { quietPace, withQuiet } from './quiet-address.ts';

test.each([
  ['', undefined],
  ['?works=12,45', undefined],
  ['?quiet=45', 45],
  ['?quiet=9', 10],
  ['?quiet=121', 120],
  ['?quiet', 30],
  ['?quiet=soon', 30],
])('it reads from %j that each work is shown for %s seconds', (search, seconds) => {
  expect(quietPace(search)).toBe(seconds);
});

test.each([
  ['', 30, '?quiet=30'],
  ['?quiet', undefined, ''],
  ['?works=12,45', 20, '?works=12,45&quiet=20'],
  ['?works=12,45&quiet=20', undefined, '?works=12,45'],
  ['?quieter=1', undefined, '?quieter=1'],
])('it makes of %j with %s seconds %j', (search, seconds, expected) => {
  expect(withQuiet(search, seconds)).toBe(expected);
});
