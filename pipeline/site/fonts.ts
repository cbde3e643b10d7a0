import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { FONT_LETTERS, FONTS } from '#pipeline/folder/font-letters.ts';
import { findOrMake, sha256 } from '#pipeline/photos/photo-cache.ts';
import { CACHE_DIR } from '#pipeline/settings.ts';

const { resolve } = createRequire(import.meta.url);

// Hints and unused features are half of each font.
const OPTIONS = {
  targetFormat: 'woff2',
  noLayoutClosure: true,
  noHinting: true,
  keepFeatures: ['kern', 'mark'],
} as const;

/** Those that only the texts of this artist need. */
export interface FurtherLetters {
  readonly everyday: string;
  readonly rare: string;
}

type Files = Record<string, string | Buffer>;

/**
 * Letters that every page needs are in one file per font, rare ones in another. Letters that only this artist
 * needs are in a third, which arrives too late for the first page.
 */
export async function fontFiles({ everyday, rare }: FurtherLetters): Promise<Files> {
  const files: Files = { 'fonts/further.css': furtherStyles(rare) };
  for (const [name, { folder, file }] of Object.entries(FONTS)) {
    const font = await readFile(resolve(`${folder}/${file}`));
    files[`fonts/${name}.woff2`] = await subset(font, FONT_LETTERS.common + everyday);
    files[`fonts/${name}-rare.woff2`] = await subset(font, FONT_LETTERS.rare);
    if (rare) files[`fonts/${name}-further.woff2`] = await subset(font, rare);
  }
  return files;
}

async function subset(font: Buffer, letters: string): Promise<Buffer> {
  const program = await readFile(resolve('subset-font/package.json'));
  const key = sha256(
    Buffer.concat([program, font, Buffer.from(JSON.stringify([OPTIONS, letters]))]),
  );
  const path = await findOrMake({ cacheDir: CACHE_DIR, key, name: 'woff2' }, async () => {
    // Loading it takes long, and it is seldom needed.
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(font, letters, OPTIONS);
  });
  return readFile(path);
}

// Comes after the rare letters of `app/styles/fonts.css`: browsers try the later face first.
function furtherStyles(letters: string): string {
  if (letters === '') return '';
  const codes = [...letters].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`);
  return Object.entries(FONTS)
    .map(
      ([name, { family, file }]) => `@font-face {
  font-family: "${family}";
  font-weight: ${Number.parseInt(file, 10)};
  font-display: optional;
  src: url("./${name}-further.woff2") format("woff2");
  unicode-range: ${codes.join(', ')};
}
`,
    )
    .join('\n');
}
