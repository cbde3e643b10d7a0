import { readFile } from 'node:fs/promises';
import { firstLanguage, siteLanguages } from '#catalogue/texts/language.ts';
import type { Content } from '#pipeline/folder/content.ts';
import {
  FONT_LETTERS,
  FONTS,
  furtherLetters,
  resolvePackage,
} from '#pipeline/folder/font-letters.ts';
import { findOrMake, sha256 } from '#pipeline/photos/photo-cache.ts';
import { CACHE_DIR } from '#pipeline/settings.ts';

// Without hinting and unused features, a font has half the size.
const OPTIONS = {
  targetFormat: 'woff2',
  noLayoutClosure: true,
  noHinting: true,
  keepFeatures: ['kern', 'mark'],
} as const;

/** Common letters, rare ones, and those of this artist alone. Only the common ones are there for the first page. */
export async function fontFiles(content: Content): Promise<Record<string, string | Buffer>> {
  const everyday = everydayLetters(content);
  const further = furtherLetters(JSON.stringify(content));
  const rare = [...further].filter((letter) => !everyday.includes(letter));
  const files: Record<string, string | Buffer> = { 'fonts/further.css': furtherStyles(rare) };
  for (const [name, { folder, file }] of Object.entries(FONTS)) {
    const font = await readFile(resolvePackage(`${folder}/${file}`));
    files[`fonts/${name}.woff2`] = await subset(font, FONT_LETTERS.common + everyday);
    files[`fonts/${name}-rare.woff2`] = await subset(font, FONT_LETTERS.rare);
    if (rare.length > 0) files[`fonts/${name}-further.woff2`] = await subset(font, rare.join(''));
  }
  return files;
}

/** All pages of a language need the letters of its labels, and of names and titles in the first language. */
function everydayLetters(content: Content): string {
  const languages = siteLanguages().filter(
    (language) => furtherLetters(JSON.stringify(content.texts[language]?.interface)) !== '',
  );
  const texts = languages.includes(firstLanguage())
    ? content
    : languages.map((language) => content.texts[language]);
  return furtherLetters(JSON.stringify(texts));
}

async function subset(font: Buffer, letters: string): Promise<Buffer> {
  const program = await readFile(resolvePackage('subset-font/package.json'));
  const key = sha256(
    Buffer.concat([program, font, Buffer.from(JSON.stringify([OPTIONS, letters]))]),
  );
  const path = await findOrMake({ cacheDir: CACHE_DIR, key, name: 'woff2' }, async () => {
    // Loaded only if the cache has no font for these letters, because loading takes long.
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(font, letters, OPTIONS);
  });
  return readFile(path);
}

// This stylesheet follows `app/styles/fonts.css`: of two faces with the same letter, browsers use the later one.
function furtherStyles(letters: readonly string[]): string {
  if (letters.length === 0) return '';
  const codes = letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`);
  const faces = Object.entries(FONTS).map(
    ([name, { family, file }]) => `@font-face {
  font-family: "${family}";
  font-weight: ${Number.parseInt(file, 10)};
  font-display: optional;
  src: url("./${name}-further.woff2") format("woff2");
  unicode-range: ${codes.join(', ')};
}
`,
  );
  return faces.join('\n');
}
