import { expect, test } from 'vitest';
import { type AddDraft, newDraft } from '#app/add/drafts/add-draft.ts';
import { emptyDraft } from '#app/add/drafts/work-draft.ts';
import { type TypedWords, withTyped } from './typed-words.ts';

const saying = (src: string) => ({ ...emptyDraft(166), src });

const STORED: AddDraft = {
  ...newDraft('fog', 166),
  editedAt: 5,
  storedAt: 5,
  storedBy: 'old page',
  work: saying('a'),
};

const typed = (fields: Partial<TypedWords>): TypedWords => ({
  ...{ key: 'fog', page: 'old page', storedAt: 5, editedAt: 7, work: saying('ab') },
  ...fields,
});

const saidIn = (stored: readonly AddDraft[], words: readonly TypedWords[]) =>
  withTyped(stored, words).map(({ key, work }) => [key === 'fog' ? 'same' : 'new', work.src]);

test.each<[string, TypedWords[], string[][]]>([
  ['typed after it was stored', [typed({})], [['same', 'ab']]],
  ['typed in a tab that had only read it', [typed({ page: 'tab' })], [['same', 'ab']]],
  ['typed while it was being stored', [typed({ storedAt: 3 })], [['same', 'ab']]],
  ['stored already', [typed({ storedAt: 3, editedAt: 5 })], [['same', 'a']]],
  ['overtaken by the same page', [typed({ storedAt: 3, editedAt: 4 })], [['same', 'a']]],
  [
    'overtaken by another page',
    [typed({ page: 'tab', storedAt: 3 })],
    [
      ['same', 'a'],
      ['new', 'ab'],
    ],
  ],
  [
    'typed in two tabs',
    [typed({}), typed({ page: 'tab', editedAt: 8, work: saying('ac') })],
    [
      ['same', 'ab'],
      ['new', 'ac'],
    ],
  ],
])('it has the words that were %s', (_, words, expected) => {
  expect(saidIn([STORED], words)).toEqual(expected);
});

test('it makes a draft of words that were never stored', () => {
  expect(saidIn([], [typed({ storedAt: 0 })])).toEqual([['same', 'ab']]);
});

test('it counts words that were typed last as not stored yet', () => {
  expect(withTyped([STORED], [typed({})])).toMatchObject([{ editedAt: 7, storedAt: 5 }]);
});
