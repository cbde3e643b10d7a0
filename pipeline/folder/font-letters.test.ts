import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FONT_LETTERS, furtherLetters, lettersWithoutFont } from './font-letters.ts';

const ALL_LETTERS = Object.values(FONT_LETTERS).join('');

/** The code points that the stylesheet's faces of rare letters are for. */
function rareRanges(): { first: number; last: number }[][] {
  const styles = readFileSync('app/styles/fonts.css', 'utf8');
  return [...styles.matchAll(/unicode-range:([^;]+);/g)].map(([, list = '']) =>
    list.split(',').map((range) => {
      const [first = '', last = first] = range.trim().replace('U+', '').split('-');
      return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
    }),
  );
}

test('the stylesheet has the rare letters fetched for just those', () => {
  const faces = rareRanges();
  expect(faces).toHaveLength(2);
  for (const ranges of faces) {
    const isCovered = (letter: string) => {
      const code = letter.codePointAt(0) ?? 0;
      return ranges.some(({ first, last }) => first <= code && code <= last);
    };
    expect([...FONT_LETTERS.rare].filter((letter) => !isCovered(letter))).toEqual([]);
    expect([...FONT_LETTERS.common].filter(isCovered)).toEqual([]);
  }
});

test.each([
  'content/news.json',
  'content/site.json',
  'catalogue/texts/interface/ru.json',
  'catalogue/texts/interface/en.json',
  'content/locales/ru/translation.json',
  'content/locales/en/translation.json',
  'content/locales/ru/gallery.json',
  'content/locales/en/gallery.json',
])('it holds every letter of %s', (file) => {
  const letters = new Set(readFileSync(file, 'utf8').replaceAll(/\\n|\s/g, ' '));
  expect([...letters].filter((letter) => !ALL_LETTERS.includes(letter))).toEqual([]);
});

test.each([
  ['Әйгерім, көл, қайың', 'қңөӘ'],
  ['Ђорђе, њива', 'Ђђњ'],
  ['Река в мае, café, 60 × 80', ''],
  ['陈, ☀', ''],
])('it finds the letters of %s that only this text needs', (text, letters) => {
  expect([...furtherLetters(text)].toSorted()).toEqual([...letters].toSorted());
});

test.each([
  ['letters of other scripts', '陈, ☀, Ә, 5 €', ['陈']],
  ['letters that the fonts were never given', 'Әжә, ӿ', ['ӿ']],
])('it names %s', (_, text, letters) => {
  expect(lettersWithoutFont(text)).toEqual(letters);
});
