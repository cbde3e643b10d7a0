import { controlCharacters } from '#catalogue/texts/normalize-text.ts';
import { type Finding, type JsonPath, textsIn } from './finding.ts';
import { error, notice } from './messages.ts';

const TAG = '<\\/?[a-z][a-z\\d]*(?:\\s[^<>]*)?\\/?>|<!--';
const ENTITY = '&(?:[a-z]{2,8}\\d{0,2}|#\\d{1,7}|#x[\\da-f]{1,6});';

const HTML = new RegExp(`${TAG}|${ENTITY}`, 'i');

const GARBLED = new RegExp(
  [
    '\ufffd|пїЅ|п»ї',
    // UTF-8 read as Windows-1252: 'Ð¿Ñ€', 'â€œ', 'Ã©'.
    '(?:[ÐÑ][\u0080-\u00bf\u0152-\u0192ˆ˜–-…‰‹›€™]){2}|â€|[ÂÃ][\u0080-\u009f\u00a1-\u00bf]',
    // UTF-8 read as Windows-1251: 'РїСЂРё'.
    '(?:[РС][Ѐ-Џѐ-џҐґ\u00a0-\u00bf–-…‰‹›€™]){3}',
    // Windows-1251 read as Windows-1252: 'Ïðèâåò'.
    '[À-ÖØ-öø-ÿ]{4}',
  ].join('|'),
);

/** Rules for every text of a file, whatever it says. */
export function* textFindings(file: string, json: unknown): Iterable<Finding> {
  for (const [path, text] of textsIn(json, { withKeys: true })) {
    const at = { file, path };
    const codes = new Set(controlCharacters(text).map(({ code }) => code));
    if (codes.size > 0) yield notice('control-characters', at, { codes: [...codes].join(', ') });
    if (!text.isWellFormed()) yield error('half-character', at, { excerpt: text.toWellFormed() });
    const garbled = GARBLED.exec(text);
    if (garbled) yield notice('garbled', at, { excerpt: excerptAround(text, garbled) });
    const html = isCode(path) ? null : HTML.exec(text);
    if (html) yield notice('html', at, { excerpt: excerptAround(text, html) });
  }
}

/** A video may be a whole `<iframe>`, a verification code a whole `<meta>`. */
function isCode(path: JsonPath): boolean {
  return path.some((key) => /^(?:verification|\w\w_videos)$/.test(String(key)));
}

const EXCERPT_REACH = 20;

function excerptAround(text: string, { 0: found, index }: RegExpExecArray): string {
  const start = Math.max(0, index - EXCERPT_REACH);
  const end = index + found.length + EXCERPT_REACH;
  const shown = text.slice(start, end).toWellFormed();
  return `${start > 0 ? '…' : ''}${shown}${end < text.length ? '…' : ''}`;
}
