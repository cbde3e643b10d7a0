import { expect, test } from 'vitest';
import { paceOf, withPace } from './slideshow-query.ts';

test.each([
  ['', undefined],
  ['?works=12,45', undefined],
  ['?quiet=45', 45],
  ['?quiet=9', 10],
  ['?quiet=121', 120],
  ['?quiet', 30],
  ['?quiet=soon', 30],
])('reads the pace of %j as %s seconds', (search, seconds) => {
  expect(paceOf(search)).toBe(seconds);
});

test.each([
  ['', 30, '?quiet=30'],
  ['?quiet', undefined, ''],
  ['?works=12,45', 20, '?works=12,45&quiet=20'],
  ['?works=12,45&quiet=20', undefined, '?works=12,45'],
  ['?quieter=1', undefined, '?quieter=1'],
])('writes into %j a pace of %s seconds as %j', (search, seconds, expected) => {
  expect(withPace(search, seconds)).toBe(expected);
});
