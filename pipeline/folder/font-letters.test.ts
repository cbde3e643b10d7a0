import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FONT_LETTERS, furtherLetters, lettersWithoutFont } from './font-letters.ts';

const ALL_LETTERS = Object.values(FONT_LETTERS).join('');

test('the stylesheet has the rare letters fetched for just those', () => {
  const styles = readFileSync('app/styles/fonts.css', 'utf8');
  const faces = [...styles.matchAll(/unicode-range:([^;]+);/g)];
  expect(faces).toHaveLength(2);
  for (const [, list = ''] of faces) {
    const ranges = list.split(',').map((range) => {
      const [first = '', last = first] = range.trim().replace('U+', '').split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    });
    const isCovered = (letter: string) => {
      const code = letter.codePointAt(0) ?? 0;
      return ranges.some(([first, last]) => first <= code && code <= last);
    };
    expect([...FONT_LETTERS.rare].filter((letter) => !isCovered(letter))).toEqual([]);
    expect([...FONT_LETTERS.common].filter(isCovered)).toEqual([]);
  }
});

test('the fonts hold every letter of the sample and of the labels', () => {
  const files = globSync(['content/**/*.json', 'catalogue/texts/interface/*.json']);
  const text = files.map((file) => readFileSync(file, 'utf8')).join('');
  const letters = new Set(text.replaceAll(/\\n|\s/g, ' '));
  expect(files).toHaveLength(9);
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
