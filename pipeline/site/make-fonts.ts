import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { FONT_LETTERS } from './font-letters.ts';
import { writeIfChanged } from './write-if-changed.ts';

const FOLDER = '.generated/fonts';

/** One weight of each family: the pages have no bold and no italic type. */
const SOURCES = {
  title: '@expo-google-fonts/cormorant-garamond/500Medium/CormorantGaramond_500Medium.ttf',
  text: '@expo-google-fonts/alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf',
} as const;

const { resolve } = createRequire(import.meta.url);

/**
 * Makes the two fonts of the pages, each with the letters of both languages in one file.
 *
 * @returns whether they are other than before.
 */
export async function makeFonts(): Promise<boolean> {
  const fonts = await Promise.all(
    Object.entries(SOURCES).map(async ([name, source]) => ({
      name,
      font: await readFile(resolve(source)),
    })),
  );
  const recipe = createHash('sha256').update(await readFile(resolve('subset-font/package.json')));
  for (const { font } of fonts) recipe.update(font);
  const made = recipe.update(FONT_LETTERS).digest('hex');
  if ((await readFile(`${FOLDER}/made-from`, 'utf8').catch(() => '')) === made) return false;
  for (const { name, font } of fonts) {
    const subset = await subsetFont(font, FONT_LETTERS, {
      targetFormat: 'woff2',
      noLayoutClosure: true,
    });
    await writeIfChanged(`${FOLDER}/${name}.woff2`, subset);
  }
  return writeIfChanged(`${FOLDER}/made-from`, made);
}
