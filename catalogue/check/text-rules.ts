import { mixedAlphabets } from '#catalogue/texts/mixed-alphabets.ts';
import {
  normalizeSpaces,
  type SuspectCharacter,
  suspectCharacters,
} from '#catalogue/texts/normalize-text.ts';
import { hasCredentials } from '#catalogue/texts/url.ts';
import { type Finding, type JsonLocation, type JsonPath, textsIn } from './finding.ts';
import { error, notice } from './messages.ts';

const TAG_OR_COMMENT = '<\\/?[a-z][a-z\\d]*(?:\\s[^<>]*)?\\/?>|<!--';
const ENTITY = '&(?:[a-z]{2,8}\\d{0,2}|#\\d{1,7}|#x[\\da-f]{1,6});';

const HTML = new RegExp(`${TAG_OR_COMMENT}|${ENTITY}`, 'i');

/** The more usual the characters are in real words, the longer the run must be. */
const GARBLED = new RegExp(
  [
    // The replacement character; it and the byte order mark read as Windows-1251.
    '\ufffd|пїЅ|п»ї',
    // UTF-8 read as Windows-1252: 'Ð¿Ñ€', 'â€œ', 'Ã©'.
    '(?:[ÐÑ][\u0080-\u00bf\u0152-\u0192ˆ˜–-…‰‹›€™]){2}|â€|[ÂÃ][\u0080-\u009f\u00a1-\u00bf]',
    // UTF-8 read as Windows-1251: 'РїСЂРё'.
    '(?:[РС][Ѐ-Џѐ-џҐґ\u00a0-\u00bf–-…‰‹›€™]){3}',
    // Windows-1251 read as Windows-1252: 'Ïðèâåò'.
    '[À-ÖØ-öø-ÿ]{4}',
  ].join('|'),
);

const LONE_SURROGATE = /\p{Cs}/u;

const EXCERPT_MARGIN = 20;

const MAX_LISTED = 5;

export function* textFindings(file: string, json: unknown): Iterable<Finding> {
  for (const [path, text] of textsIn(json, { withKeys: true })) {
    const at = { file, path };
    const suspects = suspectCharacters(text);
    const characters = listCharacters(suspects);
    if (suspects.length > 0) yield notice('hidden-characters', at, { characters });
    yield* mixedAlphabetFindings(at, normalizeSpaces(text));
    if (hasCredentials(text)) yield error('secret', at);
    const surrogate = LONE_SURROGATE.exec(text);
    if (surrogate) yield error('half-character', at, { excerpt: excerptAround(text, surrogate) });
    const garbled = GARBLED.exec(text);
    if (garbled) yield notice('garbled', at, { excerpt: excerptAround(text, garbled) });
    const html = mayContainHtml(path) ? null : HTML.exec(text);
    if (html) yield notice('html', at, { excerpt: excerptAround(text, html) });
  }
}

function* mixedAlphabetFindings(at: JsonLocation, text: string): Iterable<Finding> {
  const mixed = mixedAlphabets(text);
  // A map, to report each word once.
  for (const { alphabet, ...values } of new Map(mixed.map((each) => [each.word, each])).values()) {
    yield notice('mixed-alphabets', at, { ...values, alphabet: ALPHABETS[alphabet] });
  }
}

const ALPHABETS = {
  latin: { en: 'Latin', ru: 'латинская' },
  cyrillic: { en: 'Cyrillic', ru: 'русская' },
};

function listCharacters(characters: readonly SuspectCharacter[]) {
  const list = (describe: (character: SuspectCharacter) => string) =>
    characters.slice(0, MAX_LISTED).map(describe).join(', ');
  return {
    en: list(({ code, precedingText: text }) => `${code} after '${text.slice(-EXCERPT_MARGIN)}'`),
    ru: list(({ code, precedingText: text }) => `${code} после «${text.slice(-EXCERPT_MARGIN)}»`),
  };
}

/** A video may be a whole `<iframe>`, a verification code a whole `<meta>`. */
function mayContainHtml(path: JsonPath): boolean {
  return path.some((key) => /^(?:verification|\w\w_videos)$/.test(String(key)));
}

function excerptAround(text: string, { 0: match, index }: RegExpExecArray): string {
  const start = Math.max(0, index - EXCERPT_MARGIN);
  const end = index + match.length + EXCERPT_MARGIN;
  const excerpt = text.slice(start, end).replace(new RegExp(LONE_SURROGATE, 'gu'), '\ufffd');
  return `${start > 0 ? '…' : ''}${excerpt}${end < text.length ? '…' : ''}`;
}
