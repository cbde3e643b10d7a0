import {
  type Found,
  readField,
  SEARCHED_TEXTS,
  type SearchField,
} from '#catalogue/find/search-index.ts';
import { searchTerm, wordsIn } from '#catalogue/find/search-terms.ts';
import type { Language } from '#catalogue/words/language.ts';

/** A part of a text, which was met by the question or not. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** So many letters around the first hit tell where it stands. */
const LETTERS_BEFORE = 40;
const LETTERS = 140;

/** The same words stand in many texts, and are looked at again with every letter; to find the term of one costs more. */
const knownTerms = new Map<string, string>();

function termOf(word: string): string {
  const term = knownTerms.get(word) ?? searchTerm(word);
  knownTerms.set(word, term);
  return term;
}

/** A text with what the question has met in it, by the terms that were found. */
export function withHits(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { word, start } of wordsIn(text)) {
    if (!terms.has(termOf(word))) continue;
    if (start > end) pieces.push({ text: text.slice(end, start), isHit: false });
    end = start + word.length;
    pieces.push({ text: text.slice(start, end), isHit: true });
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isHit: false });
  return pieces;
}

/**
 * The part of a long text around its first hit, cut between words.
 *
 * @example excerptOf('… a hundred words before the sea and after', new Set(['sea']))
 */
export function excerptOf(text: string, terms: ReadonlySet<string>): string {
  const hit = wordsIn(text).find(({ word }) => terms.has(termOf(word)))?.start ?? 0;
  const from = hit <= LETTERS_BEFORE ? 0 : text.lastIndexOf(' ', hit - LETTERS_BEFORE) + 1;
  const rest = text.slice(from);
  if (rest.length <= LETTERS) return from > 0 ? `… ${rest}` : rest;
  const cut = rest.slice(0, rest.lastIndexOf(' ', LETTERS));
  return `${from > 0 ? '… ' : ''}${cut} …`;
}

/** The fields that tell why something was found: of each term the one that weighs most, in the language of the page first. */
export function tellingFields({ match }: Found, language: Language): SearchField[] {
  const order = (field: SearchField) => {
    const { text, language: spoken } = readField(field);
    return SEARCHED_TEXTS.indexOf(text) * 2 + (spoken === language ? 0 : 1);
  };
  const best = Object.values(match).map(
    (fields) => [...fields].sort((a, b) => order(a) - order(b))[0],
  );
  return [...new Set(best)].filter((field) => field !== undefined);
}
