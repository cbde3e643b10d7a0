import { mixedAlphabets } from '#catalogue/texts/mixed-alphabets.ts';
import {
  type HiddenCharacter,
  hiddenCharacters,
  normalizeLine,
  suspectCharacters,
} from '#catalogue/texts/normalize-text.ts';
import { type Finding, type JsonPath, type Localized, type Location, textsIn } from './finding.ts';
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

/** `isWellFormed` is too new for some browsers. */
const HALF_CHARACTER = /\p{Cs}/u;

/** Characters of a text around what a message names. */
const REACH = 20;

const MOST_NAMED = 5;

/** Rules for every text of a file, whatever it says. */
export function* textFindings(file: string, json: unknown): Iterable<Finding> {
  for (const [path, text] of textsIn(json, { withKeys: true })) {
    const at = { file, path };
    const suspects = suspectCharacters(text);
    if (suspects.length > 0) yield notice('hidden-characters', at, { named: named(suspects) });
    yield* letterFindings(at, normalizeLine(text));
    const half = HALF_CHARACTER.exec(text);
    if (half) yield error('half-character', at, { excerpt: excerptAround(text, half) });
    const garbled = GARBLED.exec(text);
    if (garbled) yield notice('garbled', at, { excerpt: excerptAround(text, garbled) });
    const html = isCode(path) ? null : HTML.exec(text);
    if (html) yield notice('html', at, { excerpt: excerptAround(text, html) });
  }
}

export function* letterFindings(at: Location, text: string): Iterable<Finding> {
  const words = mixedAlphabets(text);
  for (const { alphabet, ...values } of new Map(words.map((each) => [each.word, each])).values()) {
    yield notice('mixed-alphabets', at, { ...values, alphabet: ALPHABETS[alphabet] });
  }
}

const ALPHABETS = {
  latin: { en: 'Latin', ru: 'латинская' },
  cyrillic: { en: 'Cyrillic', ru: 'русская' },
};

/** Fields whose names differ only by hidden characters; one would replace the other. */
export function* fieldFindings(
  file: string,
  json: unknown,
  path: JsonPath = [],
): Iterable<Finding> {
  if (typeof json !== 'object' || json === null) return;
  const keys = new Map<string, string>();
  for (const [key, item] of Object.entries(json)) {
    const inner = [...path, Array.isArray(json) ? Number(key) : key];
    const field = normalizeLine(key);
    const before = keys.get(field);
    if (before !== undefined) {
      const hidden = [before, key].flatMap(hiddenCharacters);
      yield error('same-fields', { file, path: inner }, { field, named: named(hidden) });
    }
    keys.set(field, key);
    yield* fieldFindings(file, item, inner);
  }
}

function named(characters: readonly HiddenCharacter[]): Localized {
  const listed = (phrase: (character: HiddenCharacter) => string) =>
    characters.slice(0, MOST_NAMED).map(phrase).join(', ');
  return {
    en: listed(({ code, after }) => `${code} after '${after.slice(-REACH)}'`),
    ru: listed(({ code, after }) => `${code} после «${after.slice(-REACH)}»`),
  };
}

/** A video may be a whole `<iframe>`, a verification code a whole `<meta>`. */
function isCode(path: JsonPath): boolean {
  return path.some((key) => /^(?:verification|\w\w_videos)$/.test(String(key)));
}

function excerptAround(text: string, { 0: found, index }: RegExpExecArray): string {
  const start = Math.max(0, index - REACH);
  const end = index + found.length + REACH;
  const shown = text.slice(start, end).replace(new RegExp(HALF_CHARACTER, 'gu'), '\ufffd');
  return `${start > 0 ? '…' : ''}${shown}${end < text.length ? '…' : ''}`;
}
