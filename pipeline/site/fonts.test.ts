import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { FONT_LETTERS, FONTS } from '#pipeline/folder/font-letters.ts';

const { resolve } = createRequire(import.meta.url);

test.each(Object.values(FONTS))('$family has the letters of every site', async (font) => {
  const bytes = await readFile(resolve(`${font.folder}/${font.file}`));
  const covered = new Set(new Face(new Blob(bytes)).collectUnicodes());
  const letters = [...FONT_LETTERS.common].filter((each) => /\p{L}/u.test(each));
  expect(letters.filter((letter) => !covered.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});
