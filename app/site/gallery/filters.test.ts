import { expect, test } from 'vitest';
import type { Work } from '#catalogue/works/work.ts';
import { filtersOf } from './filters.ts';

test('puts the filters of an artist’s own categories in her order', () => {
  const categories = ['sea', 'dzen', 'animals'];
  const filters = filtersOf({ categories, listed: [], works: () => [{} as Work] });
  expect(filters.map(({ filter }) => filter)).toEqual(['all', ...categories]);
});
