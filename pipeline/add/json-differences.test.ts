import { expect, test } from 'vitest';
import { type Difference, differencesIn, type Step } from './json-differences.ts';

/** A difference in short: `2.details.date: "a" > "b"`. */
function short({ path, what, before, after }: Difference): string {
  const place = path.map((step: Step) => (typeof step === 'object' ? step.id : step)).join('.');
  const values = `${JSON.stringify(before)} > ${JSON.stringify(after)}`;
  return what === 'added' || what === 'removed' ? `${place} ${what}` : `${place} ${what} ${values}`;
}

const entries = (...ids: readonly number[]) => ids.map((id) => ({ id }));

test.each<[string, unknown, unknown, readonly string[]]>([
  ['nothing where nothing differs', { a: [1] }, { a: [1] }, []],
  ['a field', { a: 1, b: 2 }, { a: 1, b: 3 }, ['b changed 2 > 3']],
  [
    'a new field and one that is gone',
    { a: 1 },
    { b: 2 },
    ['a changed 1 > undefined', 'b changed undefined > 2'],
  ],
  [
    'each field of a new object',
    {},
    { a: { b: 1, c: 2 } },
    ['a.b changed undefined > 1', 'a.c changed undefined > 2'],
  ],
  ['a value of another kind', { a: 'x' }, { a: { b: 1 } }, ['a changed "x" > {"b":1}']],
  ['an item of a list', ['a', 'b', 'c'], ['a', 'x', 'c'], ['1 changed "b" > "x"']],
  ['an item that is put in', ['a', 'c'], ['a', 'b', 'c'], ['1 changed undefined > "b"']],
  ['an item that is taken out', ['a', 'b'], ['b'], ['0 changed "a" > undefined']],
  ['a new entry as a whole', entries(2, 1), entries(3, 2, 1), ['3 added']],
  ['an entry that is gone', entries(3, 2, 1), entries(3, 1), ['2 removed']],
  [
    'a field of an entry, wherever that stands',
    [{ id: 2, a: 1 }, { id: 1 }],
    [{ id: 3 }, { id: 2, a: 5 }, { id: 1 }],
    ['3 added', '2.a changed 1 > 5'],
  ],
  [
    'the one entry that has moved up',
    entries(5, 4, 3, 2, 1),
    entries(2, 5, 4, 3, 1),
    ['2 moved 3 > 0'],
  ],
  [
    'the one entry that has moved down',
    entries(5, 4, 3, 2, 1),
    entries(4, 3, 5, 2, 1),
    ['5 moved 0 > 2'],
  ],
  [
    'the words of a work as a whole',
    { landscape: { 'art-2': { title: 'a' } } },
    { landscape: {}, animals: { 'art-2': { title: 'a' } } },
    ['landscape.art-2 removed', 'animals.art-2 added'],
  ],
])('it finds %s', (_, before, after, expected) => {
  expect(differencesIn(before, after).map(short)).toEqual(expected);
});
