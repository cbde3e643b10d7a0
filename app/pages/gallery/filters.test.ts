import { expect, test } from 'vitest';
import { CATEGORIES } from '#catalogue/schema/categories.ts';
import type { Work } from '#catalogue/works/work.ts';
import { filtersOf } from './filters.ts';

test.each([[['sea', 'dzen', 'animals']], [CATEGORIES.toReversed()]])(
  'puts the filters of an artist’s own categories in her order: %s',
  (categories) => {
    const filters = filtersOf({ categories, listed: [], works: () => [{} as Work] });
    expect(filters.map(({ filter }) => filter)).toEqual(['all', ...categories]);
  },
);
