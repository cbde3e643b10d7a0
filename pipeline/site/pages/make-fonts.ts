import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { FONT_LETTERS, FONTS } from '#pipeline/folder/font-letters.ts';
import { writeIfChanged } from '#pipeline/site/write-if-changed.ts';

const FOLDER = '.generated/fonts';

const FURTHER_STYLES = `${FOLDER}/further.css`;

const { resolve } = createRequire(import.meta.url);

// Hints and unused features are half of each font.
const LEAN = { noLayoutClosure: true, noHinting: true, keepFeatures: ['kern', 'mark'] };

/**
 * Letters that every page needs are in one file per font, rare ones in another. Letters that only this artist
 * needs are in a third, which arrives too late for the first page.
 * @returns whether anything has changed
 */
export async function makeFonts({
  everyday,
  rare: further,
}: {
  readonly everyday: string;
  readonly rare: string;
}): Promise<boolean> {
  const fonts = await Promise.all(
    Object.entries(FONTS).map(async ([name, { folder, file }]) => ({
      name,
      font: await readFile(resolve(`${folder}/${file}`)),
    })),
  );
  const recipe = createHash('sha256').update(await readFile(resolve('subset-font/package.json')));
  for (const { font } of fonts) recipe.update(font);
  const made = recipe.update(JSON.stringify([FONT_LETTERS, LEAN, everyday, further])).digest('hex');
  if ((await readFile(`${FOLDER}/made-from`, 'utf8').catch(() => '')) === made) return false;
  // Loading it takes long, and it is seldom needed.
  const { default: subsetFont } = await import('subset-font');
  for (const { name, font } of fonts) {
    const letters = FONT_LETTERS.common + everyday;
    const common = await subsetFont(font, letters, { targetFormat: 'woff2', ...LEAN });
    const rare = await subsetFont(font, FONT_LETTERS.rare, { targetFormat: 'woff2', ...LEAN });
    await writeIfChanged(`${FOLDER}/${name}.woff2`, common);
    await writeIfChanged(`${FOLDER}/${name}-rare.woff2`, rare);
    if (further === '') continue;
    const own = await subsetFont(font, further, { targetFormat: 'woff2', ...LEAN });
    await writeIfChanged(`${FOLDER}/${name}-further.woff2`, own);
  }
  await writeIfChanged(FURTHER_STYLES, further === '' ? '' : furtherStyles(further));
  return writeIfChanged(`${FOLDER}/made-from`, made);
}

// Comes after the rare letters of `app/styles/fonts.css`: browsers try the later face first.
function furtherStyles(letters: string): string {
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
