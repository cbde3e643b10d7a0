import { expect, test } from 'vitest';
import { searchTerm } from './search-terms.ts';

test.each([
  ['берёзовый', 'БЕРЕЗОВОГО', true],
  ['чай', 'ЧАИ\u0306', true],
  ['cafés', 'cafe', true],
  ['лодка', 'лодочник', false],
  ['2019', '2018', false],
])('finds %s and %s by one term: %s', (one, other, expected) => {
  expect(searchTerm(one) === searchTerm(other)).toBe(expected);
});
