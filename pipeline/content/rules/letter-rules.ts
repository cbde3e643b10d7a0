import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lettersWithoutFont } from '#catalogue/words/font-letters.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { type Finding, noticeAt } from '#pipeline/content/finding.ts';
import { messages, told } from '#pipeline/messages.ts';
import { coverageOf } from '#pipeline/site/pages/font-coverage.ts';
import { FONTS } from '#pipeline/site/pages/make-fonts.ts';

const say = messages(
  {
    letters: (shown: string) =>
      told(
        `the fonts of the site have no ${shown}`,
        'leave them, if another font may show them; each visitor sees her own',
      ),
  },
  {
    letters: (shown) =>
      told(
        `в шрифтах сайта нет букв ${shown}`,
        'оставьте их, если можно показать другим шрифтом; у каждого посетителя он свой',
      ),
  },
);

const MOST_SHOWN = 20;

const { resolve } = createRequire(import.meta.url);

let coverages: readonly ReadonlySet<number>[] | undefined;

function isDrawn(letter: string): boolean {
  coverages ??= Object.values(FONTS).map(({ folder, file }) =>
    coverageOf(readFileSync(resolve(`${folder}/${file}`))),
  );
  return coverages.every((covered) => covered.has(letter.codePointAt(0) ?? 0));
}

/** Letters that both fonts have are part of the site in every language. */
export function letterFindings({ file, raw }: CheckedFile<unknown>): Finding[] {
  const missing = lettersWithoutFont(JSON.stringify(raw) ?? '', isDrawn);
  if (missing.length === 0) return [];
  const shown = missing.slice(0, MOST_SHOWN).join(' ');
  const more = missing.length > MOST_SHOWN ? ' …' : '';
  return [noticeAt({ file, path: [] }, ...say().letters(shown + more))];
}
