import MiniSearch, { type AsPlainObject, type Options, type Query } from 'minisearch';
import { type Language, siteLanguages } from '#catalogue/texts/language.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { otherLayout, plainWord, searchTerm, sizeTerms, termsOf, wordsIn } from './search-terms.ts';

const BOOSTS = { title: 6, facts: 2, story: 1, availability: 2 } as const;

export type SearchedText = keyof typeof BOOSTS;

export const SEARCHED_TEXTS = Object.keys(BOOSTS) as readonly SearchedText[];

export type SearchField = `${SearchedText}_${Language}`;

export function searchField(text: SearchedText, language: Language): SearchField {
  return `${text}_${language}`;
}

export function readField(field: SearchField) {
  const [text, language = ''] = field.split('_');
  return { text: text as SearchedText, language };
}

export type SearchDocument = {
  readonly id: string;
  readonly category?: string;
} & { readonly [field in SearchField]?: string };

function options(): Options<SearchDocument> {
  const fields = SEARCHED_TEXTS.flatMap((text) =>
    siteLanguages().map((language) => searchField(text, language)),
  );
  return {
    fields,
    // A missing field counts as empty: the average length of a field affects the scores.
    extractField: (document, field) => document[field as keyof SearchDocument] ?? '',
    tokenize: (text) => wordsIn(text).map(({ word }) => word),
    processTerm: termsOf,
    searchOptions: {
      boost: Object.fromEntries(fields.map((field) => [field, BOOSTS[readField(field).text]])),
      combineWith: 'AND',
      prefix: true,
      weights: { prefix: 0.3, fuzzy: 0.1 },
    },
  };
}

export type SearchIndex = AsPlainObject;

export function makeSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const index = new MiniSearch<SearchDocument>(options());
  index.addAll(documents);
  return index.toJSON();
}

export interface Found {
  readonly id: string;
  readonly match: Readonly<Record<string, readonly SearchField[]>>;
}

// Best results first. Every word must match, also as the beginning of another word.
// If nothing matches, tries the query as typed in the other keyboard layout, then words with typos.
export function searcherOf(index: SearchIndex): (query: string) => readonly Found[] {
  const engine = MiniSearch.loadJS<SearchDocument>(index, options());
  const terms = index.index.map(([term]) => term);
  const attempts = [
    (query: string) => allOf(query, wordQuery),
    (query: string) => allOf(otherLayout(query), wordQuery),
    (query: string) => allOf(query, (word) => typoQuery(word, terms)),
  ];
  return (query) => {
    for (const attempt of attempts) {
      const found = engine.search(attempt(normalizeSpaces(query)));
      if (found.length > 0)
        return found.map(({ id, match }) => ({ id, match: match as Found['match'] }));
    }
    return [];
  };
}

function allOf(query: string, queryOf: (word: string) => Query): Query {
  return { combineWith: 'AND', queries: wordsIn(query).map(({ word }) => queryOf(word)) };
}

const UNCHANGED_TERMS = { tokenize: (term: string) => [term], processTerm: (term: string) => term };

function wordQuery(word: string): Query {
  const size = sizeTerms(word);
  if (!size) return word;
  const numbers: Query = { combineWith: 'AND', queries: size.numbers };
  return { ...UNCHANGED_TERMS, combineWith: 'OR', queries: [...size.sizes, numbers] };
}

const MIN_TYPO_LENGTH = 4;

/** A typo may change the stem of a word ('пианы' gives 'пиа'), so the whole word is compared too. */
function typoQuery(word: string, terms: readonly string[]): Query {
  const plain = plainWord(word);
  if (plain.length < MIN_TYPO_LENGTH || /\d/.test(plain)) return wordQuery(word);
  const stem = searchTerm(word);
  const similar = terms.filter((term) => isFormWithTypo(plain, term) || isFormWithTypo(stem, term));
  const typos: Query = { ...UNCHANGED_TERMS, combineWith: 'OR', prefix: false, queries: similar };
  return { combineWith: 'OR', queries: [word, typos] };
}

const SHORTEST_STEM = 3;
const LONGEST_ENDING = 3;

/** A typo is a wrong, missing or extra letter, or two swapped ones. The word may also have an ending. */
function isFormWithTypo(word: string, term: string): boolean {
  if (term.length < SHORTEST_STEM || word.length - term.length > LONGEST_ENDING) return false;
  if (term.length < MIN_TYPO_LENGTH) return word.startsWith(term);
  let start = 0;
  while (start < term.length && word[start] === term[start]) start += 1;
  const continues = (inWord: number, inTerm: number) => word.startsWith(term.slice(inTerm), inWord);
  const isSwapped = word[start] === term[start + 1] && word[start + 1] === term[start];
  return (
    continues(start + 1, start + 1) ||
    continues(start + 1, start) ||
    continues(start, start + 1) ||
    (isSwapped && continues(start + 2, start + 2))
  );
}
