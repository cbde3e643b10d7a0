import { lettersWithoutFont } from '#catalogue/words/font-letters.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { type Finding, noticeAt } from '#pipeline/content/finding.ts';
import { messages, told } from '#pipeline/messages.ts';

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

/** So many letters show which ones are meant. */
const MOST_SHOWN = 20;

/** Letters that the fonts of the site cannot have: Latin and Cyrillic ones come with it. */
export function letterFindings({ file, raw }: CheckedFile<unknown>): Finding[] {
  const missing = lettersWithoutFont(JSON.stringify(raw) ?? '');
  if (missing.length === 0) return [];
  const shown = missing.slice(0, MOST_SHOWN).join(' ');
  const more = missing.length > MOST_SHOWN ? ' …' : '';
  return [noticeAt({ file, path: [] }, ...say().letters(shown + more))];
}
