import { globSync, readFileSync } from 'node:fs';
import { Blob, Face } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { FONT_LETTERS, FONTS, furtherLetters, resolvePackage } from './font-letters.ts';

const ALL_LETTERS = Object.values(FONT_LETTERS).join('');

test('the stylesheet loads the font of rare letters for all of them and for no common ones', () => {
  const styles = readFileSync('app/styles/rare-fonts.css', 'utf8');
  const faces = [...styles.matchAll(/unicode-range:([^;]+);/g)];
  expect(faces).toHaveLength(2);
  for (const [, list = ''] of faces) {
    const ranges = list.replace(/U\+(\w+)/g, '\\u{$1}').replace(/-(\w+)/g, '-\\u{$1}');
    const covered = new RegExp(`[${ranges.replace(/[,\s]/g, '')}]`, 'u');
    expect([...FONT_LETTERS.rare].filter((letter) => !covered.test(letter))).toEqual([]);
    expect([...FONT_LETTERS.common].filter((letter) => covered.test(letter))).toEqual([]);
  }
});

test('the fonts have every letter of the sample content and of the labels', () => {
  const files = globSync(['content/**/*.json', 'catalogue/texts/interface/*.json']);
  const text = files.map((file) => readFileSync(file, 'utf8')).join('');
  const letters = new Set(text.replaceAll(/\\n|\s/g, ' '));
  expect(files).not.toEqual([]);
  expect([...letters].filter((letter) => !ALL_LETTERS.includes(letter))).toEqual([]);
});

test.each([
  ['Әйгерім, көл, қайың', 'қңөӘ'],
  ['Река в мае, café, 60 × 80', ''],
  ['陈, ☀', ''],
])(
  'finds the Latin and Cyrillic letters of %s that are neither common nor rare',
  (text, letters) => {
    expect([...furtherLetters(text)].toSorted()).toEqual([...letters].toSorted());
  },
);

test.each(Object.values(FONTS))('$family has all common letters', (font) => {
  const bytes = readFileSync(resolvePackage(`${font.folder}/${font.file}`));
  const covered = new Set(new Face(new Blob(bytes)).collectUnicodes());
  const letters = [...FONT_LETTERS.common].filter((each) => /\p{L}/u.test(each));
  expect(letters.filter((letter) => !covered.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});
