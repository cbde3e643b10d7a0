import { expect, test } from 'vitest';
import type { GalleryEntry } from '#catalogue/content/gallery-entry.ts';
import { listedWorks } from './listed-works.ts';

type Entry = Pick<GalleryEntry, 'id' | 'category' | 'priority' | 'active'>;

const work = (id: number, fields: Partial<Entry> = {}): { entry: Entry } => ({
  entry: { id, category: 'dzen', active: 'true', ...fields },
});

test.each<[rule: string, works: { entry: Entry }[], ids: number[]]>([
  [
    'puts the highest priority first',
    [work(4, { priority: 1 }), work(3, { priority: 10 }), work(2, { priority: 9 })],
    [3, 2, 4],
  ],
  [
    'counts a missing priority as 0',
    [work(4, { priority: -1 }), work(3), work(2, { priority: 1 })],
    [2, 3, 4],
  ],
  [
    'keeps the newest first among equals',
    [work(4), work(3, { priority: 0 }), work(2), work(1, { priority: 0 })],
    [4, 3, 2, 1],
  ],
  ['leaves out what is not listed', [work(4, { active: 'false' }), work(3)], [3]],
  ['leaves out other categories', [work(4, { category: 'animals' }), work(3)], [3]],
  ['leaves an empty list empty', [], []],
])('it %s', (_, works, ids) => {
  expect(listedWorks(works, 'dzen').map(({ entry }) => entry.id)).toEqual(ids);
});

test('it leaves the list that it was given as it was', () => {
  const works = Object.freeze([work(1), work(2, { priority: 3 })]);
  expect(listedWorks(works, 'dzen')).not.toBe(works);
  expect(works[0]?.entry.id).toBe(1);
});
