import { expect, test } from 'vitest';
import type { StoredWork } from '#catalogue/works/catalogue.ts';
import { findWorks, moveWork, orderInFile, priorityGroups } from './arrange-works.ts';

function work(id: number, title: string, more: Partial<StoredWork['entry']> = {}) {
  return {
    entry: { id, category: 'landscape', title: `art-${id}`, src: 'a.jpg', details: {}, ...more },
    words: { ru: { title }, en: { title: `English ${id}` } },
  } as unknown as StoredWork;
}

const WORKS = [
  work(6, 'Ёлки'),
  work(5, 'Река', { priority: 1 }),
  work(4, 'Кот', { category: 'animals' }),
  work(3, 'Туман над рекой'),
  work(2, 'Мост', { priority: 1 }),
  work(1, 'Лёд', { priority: -1 }),
];

const idsOf = (works: readonly StoredWork[]) => works.map(({ entry }) => entry.id);

test.each<[string, string, readonly number[]]>([
  ['part of a title', 'рек', [5, 3]],
  ['several words in any order', 'рекой туман', [3]],
  ['a letter that is often written without its dots', 'елки', [6]],
  ['a title in another language', 'english 4', [4]],
  ['a number', '5', [5]],
  ['nothing, with all works', ' ', [6, 5, 4, 3, 2, 1]],
  ['what there is not', 'озеро', []],
])('it finds works by %s', (_, text, ids) => {
  expect(idsOf(findWorks(WORKS, { text, category: undefined }))).toEqual(ids);
});

test('it shows a category in the order of its page', () => {
  expect(idsOf(findWorks(WORKS, { text: '', category: 'landscape' }))).toEqual([5, 2, 6, 3, 1]);
});

test('it moves a work among those of its priority, and no further', () => {
  const groups = priorityGroups(WORKS, 'landscape');
  expect(groups).toEqual([
    { priority: 1, ids: [5, 2] },
    { priority: 0, ids: [6, 3] },
    { priority: -1, ids: [1] },
  ]);
  expect(moveWork(groups, 3, 0)[1]?.ids).toEqual([3, 6]);
  for (const place of [-1, 2]) expect(moveWork(groups, 3, place)).toEqual(groups);
});

test('it leaves each priority in its own places of the file', () => {
  const groups = moveWork(priorityGroups(WORKS, 'landscape'), 3, 0);
  expect(orderInFile(WORKS, 'landscape', groups)).toEqual([3, 5, 6, 2, 1]);
});
