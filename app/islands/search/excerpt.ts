import {
  type Found,
  readField,
  SEARCHED_TEXTS,
  type SearchField,
} from '#catalogue/find/search-index.ts';
import { termsOf, wordsIn } from '#catalogue/find/search-terms.ts';
import type { Language } from '#catalogue/texts/language.ts';

export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** Characters of context before the first hit. */
const LETTERS_BEFORE = 40;
const LETTERS = 140;

export function withHits(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { word, start } of wordsIn(text)) {
    if (!isHit(word, terms)) continue;
    if (start > end) pieces.push({ text: text.slice(end, start), isHit: false });
    end = start + word.length;
    pieces.push({ text: text.slice(start, end), isHit: true });
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isHit: false });
  return pieces;
}

export function excerptOf(text: string, terms: ReadonlySet<string>): string {
  const hit = wordsIn(text).find(({ word }) => isHit(word, terms))?.start ?? 0;
  const from = hit <= LETTERS_BEFORE ? 0 : text.lastIndexOf(' ', hit - LETTERS_BEFORE) + 1;
  const rest = text.slice(from);
  if (rest.length <= LETTERS) return from > 0 ? `… ${rest}` : rest;
  const cut = rest.slice(0, rest.lastIndexOf(' ', LETTERS));
  return `${from > 0 ? '… ' : ''}${cut} …`;
}

/** The heaviest field of each term, because it explains the result best; the page's language comes first. */
export function fieldsToShow({ match }: Found, language: Language): SearchField[] {
  const order = (field: SearchField) => {
    const { text, language: spoken } = readField(field);
    return SEARCHED_TEXTS.indexOf(text) * 2 + (spoken === language ? 0 : 1);
  };
  const best = Object.values(match).map(
    (fields) => [...fields].sort((a, b) => order(a) - order(b))[0],
  );
  return [...new Set(best)].filter((field) => field !== undefined);
}

function isHit(word: string, terms: ReadonlySet<string>): boolean {
  return termsOf(word).some((term) => terms.has(term));
}
