import { expect, test, vi } from 'vitest';
import { sampleEdition, sampleWork } from '#catalogue/metadata/edition.fixture.ts';
import { MOST_WORKS_ON_WALL } from '#catalogue/works/category-pages.ts';
import { wallOfCategory } from './category-wall.server.ts';

const edition = sampleEdition({
  works: Array.from({ length: MOST_WORKS_ON_WALL + 2 }, (_, index) =>
    sampleWork({ id: index + 1, ...(index > 1 && { desc: 'холст, масло, 80х60 см' }) }),
  ),
});

vi.mock('#app/document/site.ts', () => ({ readEdition: () => edition }));

test('it hangs works without a known size at the end of the last wall, and keeps their places', () => {
  const [first, last] = [1, 2].map((page) => wallOfCategory('landscape', page, 'ru'));
  expect(first).toMatchObject({ pages: 2, total: MOST_WORKS_ON_WALL + 2, height: 225 });
  expect(first?.works[0]).toMatchObject({ place: 2, work: { id: 3 } });
  expect(first?.works).toHaveLength(last?.works.length ?? 0);
  expect(last?.works.slice(-3).map(({ place }) => place)).toEqual([MOST_WORKS_ON_WALL + 1, 0, 1]);
});
