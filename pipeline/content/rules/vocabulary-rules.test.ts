import { expect, test } from 'vitest';
import { EN, expectNotice, type FaultRow, loadChanged } from '#test/content-problems.ts';

test.each<FaultRow>([
  [
    'a word of a date that the vocabulary does not know',
    (d) => d.set('gallery.json', [0, 'details', 'date'], 'Симеиз, июнь 2019'),
    'gallery.json',
    'art-2, details.date',
    "does not know 'Симеиз'",
    `'vocabulary' in ${EN}`,
  ],
  [
    'a Russian word on the English side of the vocabulary',
    (d) => d.set(EN, ['vocabulary', 'уголь'], 'уголь'),
    EN,
    'vocabulary.уголь',
    "the translation 'уголь' is Russian",
    'English word',
  ],
  [
    'an English word on the Russian side of the vocabulary',
    (d) => d.set(EN, ['vocabulary', 'charcoal'], 'burnt wood'),
    EN,
    'vocabulary.charcoal',
    "the phrase 'charcoal' is not Russian",
    'Russian phrase',
  ],
  [
    'swapped sides of the vocabulary',
    (d) => d.set(EN, ['vocabulary', 'charcoal'], 'уголь'),
    EN,
    'vocabulary.charcoal',
    "'charcoal' and 'уголь' are swapped",
    '"уголь": "charcoal"',
  ],
  [
    'an empty word of the vocabulary',
    (d) => d.set(EN, ['vocabulary', 'уголь'], ''),
    EN,
    'vocabulary.уголь',
    "'уголь' has no translation",
    'English word',
  ],
])('it notes %s', async (_, change, ...expected) => {
  await expectNotice(change, expected);
});

test.each([
  ['Canson', 'Canson paper'],
  ['A4', 'A4'],
  ['gouache', 'gouache'],
  ['бумага Canson', 'Canson paper'],
  ['18+', 'adults only'],
])('it accepts %s in the vocabulary', async (phrase, word) => {
  const { problems } = await loadChanged((d) => d.set(EN, ['vocabulary', phrase], word));
  expect(problems).toEqual([]);
});
