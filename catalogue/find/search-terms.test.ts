import { expect, test } from 'vitest';
import { searchTerm } from './search-terms.ts';

test.each([
  ['берёзовый', 'БЕРЕЗОВОГО'],
  ['чай', 'ЧАИ\u0306'],
  ['cafés', 'cafe'],
])('finds %s and %s by one term', (one, other) => {
  expect(searchTerm(one)).toBe(searchTerm(other));
});

test.each([
  ['лодка', 'лодочник'],
  ['2019', '2018'],
])('distinguishes %s from %s', (one, other) => {
  expect(searchTerm(one)).not.toBe(searchTerm(other));
});
