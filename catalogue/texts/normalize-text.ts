/** Bidi embeddings, overrides and isolates reorder the text that follows; HTML and XML forbid the others. */
const CONTROL = /[\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]|[^\P{Cc}\t\n]/gu;

const INVISIBLE = /\u034F|[\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB]/g;

// Emoji and scripts such as Arabic or Devanagari are written with joiners.
const JOINER =
  /(?<!\uFE0F|[\p{Extended_Pictographic}\p{Emoji_Modifier}]|(?![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Inherited}])[\p{L}\p{M}])[\u200C\u200D]/gu;

const DIRECTION_MARK = /[\u061C\u200E\u200F]/g;
const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u;

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const SPACE = /\p{Zs}/gu;

// Characters without a shape that look like nothing or like a space.
const HIDDEN = /[^\P{C}\t\n]|[^\P{Z} ]|\u034F|[\u115F\u1160\u2800\u3164\uFFA0]/gu;

const SUSPECT = new RegExp(`${CONTROL.source}|[\\p{Co}\\u115F\\u1160\\u2800\\u3164\\uFFA0]`, 'gu');

/** For running text, whose no-break spaces the artist has set herself. */
export function normalizeText(text: string): string {
  const visible = text
    .replace(LINE_BREAK, '\n')
    .replace(CONTROL, '')
    .replace(INVISIBLE, '')
    .replace(JOINER, '');
  const marked = RIGHT_TO_LEFT.test(visible) ? visible : visible.replace(DIRECTION_MARK, '');
  return marked.normalize('NFC');
}

/** For facts, names, ids, links and search queries: every space is a plain one. */
export function normalizeLine(text: string): string {
  return normalizeText(text).replace(SPACE, ' ');
}

export interface HiddenCharacter {
  /** @example 'U+200B' */
  readonly code: string;
  /** The text before it. */
  readonly after: string;
}

/** @example hiddenCharacters('titl\u200Be') // [{ code: 'U+200B', after: 'titl' }] */
export function hiddenCharacters(text: string): HiddenCharacter[] {
  return characters(text, HIDDEN);
}

/** Hidden characters that change what is shown when they are removed, or that cannot be. */
export function suspectCharacters(text: string): HiddenCharacter[] {
  return characters(text.replace(LINE_BREAK, '\n'), SUSPECT);
}

function characters(text: string, pattern: RegExp): HiddenCharacter[] {
  return Array.from(text.matchAll(pattern), ({ 0: character, index }) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return { code: `U+${code}`, after: text.slice(0, index) };
  });
}
