// Removed: bidi controls reorder the text that follows, and HTML and XML forbid the others.
const CONTROL = /[\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]|[^\P{Cc}\t\n]/gu;

// Removed too: zero-width characters without meaning in these texts, such as soft hyphens.
const INVISIBLE = /\u034F|[\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB]/g;

// Emoji and scripts such as Arabic or Devanagari need their joiners.
const UNNEEDED_JOINER =
  /(?<!\uFE0F|[\p{Extended_Pictographic}\p{Emoji_Modifier}]|(?![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Inherited}])[\p{L}\p{M}])[\u200C\u200D]/gu;

const DIRECTION_MARK = /[\u061C\u200E\u200F]/g;
const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u;

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const SPACE = /\p{Zs}/gu;

// Hangul fillers and the Braille blank.
const BLANK_LETTERS = '\\u115F\\u1160\\u2800\\u3164\\uFFA0';

const SUSPECT = new RegExp(`${CONTROL.source}|[\\p{Co}${BLANK_LETTERS}]`, 'gu');

/** For running text: keeps no-break spaces, which the artist may have typed on purpose. */
export function normalizeText(text: string): string {
  const visible = text
    .replace(LINE_BREAK, '\n')
    .replace(CONTROL, '')
    .replace(INVISIBLE, '')
    .replace(UNNEEDED_JOINER, '');
  const needsMarks = RIGHT_TO_LEFT.test(visible);
  return (needsMarks ? visible : visible.replace(DIRECTION_MARK, '')).normalize('NFC');
}

/** For facts, names, ids, links and search queries: also makes every space a plain one. Keeps line breaks. */
export function normalizeSpaces(text: string): string {
  return normalizeText(text).replace(SPACE, ' ');
}

export type SuspectCharacter = ReturnType<typeof suspectCharacters>[number];

/** To report: control characters, which `normalizeText` removes, and private-use and blank ones, which it keeps. */
export function suspectCharacters(text: string) {
  const lines = text.replace(LINE_BREAK, '\n');
  return Array.from(lines.matchAll(SUSPECT), ({ 0: character, index }) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return { code: `U+${code}`, precedingText: lines.slice(0, index) };
  });
}
