import { expect, test } from 'vitest';
import { JsonEdits } from './json-edits.ts';
import { isUpToDate, placeChange } from './place-texts.ts';

const NEWS = `[
  { "id": 2, "title": "Туман",
    "works": [164, 92, 7],
    "content": {
      "text": [
        "Первый.",
        "Второй."
      ]
    } },
  { "id": 1, "title": "Лёд" }
]
`;

function changed(text: string, path: (string | number)[], before: unknown, after: unknown) {
  const edits = new JsonEdits(text);
  placeChange(edits, { path, before, after });
  return edits.text;
}

test('it writes what differs, and leaves the rest as it was written', () => {
  const before = JSON.parse(NEWS)[0];
  const after = {
    ...before,
    title: 'Дымка',
    works: [164, 7, 8],
    content: { text: ['Первый.', 'Ещё один.', 'Второй.'] },
  };
  expect(changed(NEWS, [0], before, after)).toBe(`[
  { "id": 2, "title": "Дымка",
    "works": [164, 7, 8],
    "content": {
      "text": [
        "Первый.",
        "Ещё один.",
        "Второй."
      ]
    } },
  { "id": 1, "title": "Лёд" }
]
`);
});

test.each<[string, unknown[], unknown[]]>([
  ['nothing', [1, 2], [1, 2]],
  ['the first', [1, 2, 3], [2, 3]],
  ['the last', [1, 2, 3], [1, 2]],
  ['all of it', [1, 2], []],
  ['what is new at both ends', [2], [1, 2, 3]],
  ['a list that was empty', [], [1]],
  ['what is twice', [1, 1, 2], [1, 2]],
  ['an order', [{ a: 1 }, { a: 2 }, 'x'], ['x', { a: 1 }, { a: 2 }]],
])('it makes one list of another: %s', (_, before, after) => {
  const text = JSON.stringify({ list: before }, null, 2);
  expect(JSON.parse(changed(text, ['list'], before, after))).toEqual({ list: after });
});

test('it puts a new entry before those that are there', () => {
  const text = changed(NEWS, [0], undefined, { id: 3, title: 'Новая' });
  expect(JSON.parse(text).map(({ id }: { id: number }) => id)).toEqual([3, 2, 1]);
  expect(text).toContain('"title": "Туман",\n    "works": [164, 92, 7],');
});

test('it takes an entry out', () => {
  const text = changed(NEWS, [1], JSON.parse(NEWS)[1], undefined);
  expect(JSON.parse(text)).toHaveLength(1);
});

test('it makes the object that a new field needs', () => {
  const text = changed('{\n  "biography": {}\n}\n', ['vocabulary', 'Минск'], undefined, 'Minsk');
  expect(text).toBe('{\n  "biography": {},\n  "vocabulary": {\n    "Минск": "Minsk"\n  }\n}\n');
});

test('it tells a folder that has changed meanwhile', () => {
  const value = JSON.parse(NEWS);
  const [first] = value;
  expect(isUpToDate(value, { file: '', path: [0], before: first, after: {} })).toBe(true);
  const other = { ...first, title: 'Иначе' };
  expect(isUpToDate(value, { file: '', path: [0], before: other, after: {} })).toBe(false);
  expect(isUpToDate(value, { file: '', path: [0, 'image'], after: 'x' })).toBe(true);
  expect(isUpToDate(value, { file: '', path: [0, 'title'], after: 'x' })).toBe(false);
});
