import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { FONT_LETTERS } from '#catalogue/words/font-letters.ts';
import { coverageOf } from './font-coverage.ts';
import { FONTS } from './make-fonts.ts';

const { resolve } = createRequire(import.meta.url);

function readFont({ folder, file }: (typeof FONTS)[keyof typeof FONTS]): Promise<Buffer> {
  return readFile(resolve(`${folder}/${file}`));
}

test('it finds just the letters that were left in a font', async () => {
  const font = await subsetFont(await readFont(FONTS.title), 'аябЯ', { targetFormat: 'sfnt' });
  const letters = [...coverageOf(font)].map((code) => String.fromCodePoint(code));
  expect(letters.toSorted()).toEqual([...'Яабя']);
});

test.each(['title', 'text'] as const)(
  'the font of %s has the letters of every site',
  async (name) => {
    const covered = coverageOf(await readFont(FONTS[name]));
    const letters = [...FONT_LETTERS.common].filter((each) => /\p{L}/u.test(each));
    expect(letters.filter((letter) => !covered.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  },
);

test('it refuses what is no font', () => {
  expect(() => coverageOf(Buffer.alloc(64))).toThrow(RangeError);
});
