import { lettersWithoutFont } from '#catalogue/words/font-letters.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { type Finding, noticeAt } from '#pipeline/content/finding.ts';

/** So many letters show which ones are meant. */
const MOST_SHOWN = 20;

/** Letters that the fonts of the site cannot have: Latin and Cyrillic ones come with it. */
export function letterFindings({ file, raw }: CheckedFile<unknown>): Finding[] {
  const missing = lettersWithoutFont(JSON.stringify(raw) ?? '');
  if (missing.length === 0) return [];
  const shown = missing.slice(0, MOST_SHOWN).join(' ');
  const message = `the fonts of the site have no ${shown}${missing.length > MOST_SHOWN ? ' …' : ''}`;
  const remedy = 'leave them, if another font may show them; each visitor sees her own';
  return [noticeAt({ file, path: [] }, message, remedy)];
}
