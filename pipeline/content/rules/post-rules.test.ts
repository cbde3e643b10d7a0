import { expect, test } from 'vitest';
import {
  type Change,
  expectError,
  expectNotice,
  expectProblem,
  type FaultRow,
  loadChanged,
  RU_WORDS,
} from '#test/content-problems.ts';

const NEWS = 'news.json';

const shown = (days: object): Change => {
  return (d) => d.set(NEWS, [0, 'exhibition'], { place: 'Минск', ...days });
};

test.each<FaultRow>([
  [
    'a day in words',
    shown({ from: '12 марта' }),
    NEWS,
    'post 1, exhibition.from',
    "'12 марта' is not a day",
    "write it like '2027-03-12'",
  ],
  [
    'a day that no calendar has',
    shown({ from: '2027-02-30' }),
    NEWS,
    'post 1, exhibition.from',
    "there is no day '2027-02-30'",
    'a day of the calendar',
  ],
  [
    'an exhibition that ends before it begins',
    shown({ from: '2027-03-12', to: '2027-03-11' }),
    NEWS,
    'post 1, exhibition.to',
    "ends on '2027-03-11', before it begins",
    "write '2027-03-12' or a later day",
  ],
  [
    'an exhibition nowhere',
    (d) => d.set(NEWS, [0, 'exhibition'], { from: '2027-03-12' }),
    NEWS,
    'post 1, exhibition.place',
    "'place' is missing",
    "add the field 'place'",
  ],
  [
    'a work that there is not',
    (d) => d.set(NEWS, [0, 'works'], [1, 99]),
    NEWS,
    'post 1, works #2',
    'there is no work 99',
    'gallery.json',
  ],
  [
    'more descriptions than photos',
    (d) => d.set(NEWS, [0, 'translations'], { en: { imagesAlt: ['A', 'B', 'C', 'D'] } }),
    NEWS,
    'post 1, translations.en.imagesAlt',
    /4 descriptions for \d photos/,
    'one for each',
  ],
  [
    'more descriptions than photos of a work',
    (d) => d.set(RU_WORDS, ['animals', 'art-1', 'imagesAlt'], ['Хвост', 'Лапа', 'Ухо']),
    RU_WORDS,
    'animals, art-1, imagesAlt',
    /3 descriptions for \d photos/,
    'one for each',
  ],
])('it refuses %s', async (_, change, ...expected) => {
  await expectError(change, expected);
});

test.each<FaultRow>([
  [
    'a place that the vocabulary does not know',
    (d) => d.set(NEWS, [0, 'exhibition'], { from: '2027-03-12', place: 'Полоцк' }),
    NEWS,
    'post 1, exhibition.place',
    "does not know 'Полоцк'",
    "add 'Полоцк' to 'vocabulary'",
  ],
])('it notes %s', async (_, change, ...expected) => {
  await expectNotice(change, expected);
});

test('it notes a work that is not listed, which its page leaves out', async () => {
  const loaded = await loadChanged((d) =>
    d.set('gallery.json', [1, 'active'], 'false').set(NEWS, [0, 'works'], [1]),
  );
  const told = loaded.problems.find(({ file }) => file === NEWS);
  expect(told?.severity).toBe('notice');
  const expected = ['the work 1 is not listed', 'leaves it out'] as const;
  expectProblem(told, [NEWS, 'post 1, works #1', ...expected]);
});
