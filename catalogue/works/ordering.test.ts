import { expect, test } from 'vitest';
import { sortByPriority } from './ordering.ts';

interface Work {
  id: number;
  priority?: number;
}

test.each<[rule: string, works: Work[], ids: number[]]>([
  [
    'puts the highest priority first',
    [
      { id: 4, priority: 1 },
      { id: 3, priority: 10 },
      { id: 2, priority: 9 },
    ],
    [3, 2, 4],
  ],
  [
    'counts a missing priority as 0',
    [{ id: 4, priority: -1 }, { id: 3 }, { id: 2, priority: 1 }],
    [2, 3, 4],
  ],
  [
    'keeps the newest first among equals',
    [{ id: 4 }, { id: 3, priority: 0 }, { id: 2 }, { id: 1, priority: 0 }],
    [4, 3, 2, 1],
  ],
  ['leaves an empty list empty', [], []],
])('it %s', (_, works, ids) => {
  expect(sortByPriority(works).map((work) => work.id)).toEqual(ids);
});

test('it leaves the list that it was given as it was', () => {
  const works = Object.freeze([{ id: 1 }, { id: 2, priority: 3 }]);
  expect(sortByPriority(works)).not.toBe(works);
  expect(works[0]?.id).toBe(1);
});
