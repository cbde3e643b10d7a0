import MiniSearch, { type AsPlainObject, type Options, type Query } from 'minisearch';
import { type Language, siteLanguages } from '#catalogue/texts/language.ts';
import { normalizeLine } from '#catalogue/texts/normalize-text.ts';
import { otherLayout, plainWord, searchTerm, sizeTerms, termsOf, wordsIn } from './search-terms.ts';

/** In the order in which they explain a result. */
export const SEARCHED_TEXTS = ['title', 'facts', 'story', 'availability'] as const;

export type SearchedText = (typeof SEARCHED_TEXTS)[number];

/** @example 'title_ru' */
export type SearchField = `${SearchedText}_${Language}`;

export function searchField(text: SearchedText, language: Language): SearchField {
  return `${text}_${language}`;
}

export function readField(field: SearchField) {
  const [text, language = ''] = field.split('_');
  return { text: text as SearchedText, language };
}

export type SearchDocument = {
  /** Of a work, or `news-2`. */
  readonly id: string;
  /** Missing for posts. */
  readonly category?: string;
} & { readonly [field in SearchField]?: string };

const BOOSTS: Readonly<Record<SearchedText, number>> = {
  title: 6,
  facts: 2,
  story: 1,
  availability: 2,
};

function options(): Options<SearchDocument> {
  const fields = SEARCHED_TEXTS.flatMap((text) =>
    siteLanguages().map((language) => searchField(text, language)),
  );
  return {
    fields,
    // A missing field counts as empty in the average length, which weighs matches.
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
  /** The terms that matched, each with the fields that contain it. */
  readonly match: Readonly<Record<string, readonly SearchField[]>>;
}

/**
 * Best results first. Every word must match, also as the beginning of another word.
 * If nothing matches, the question may be typed in the other keyboard layout; else its words may have a slip.
 */
export function searcherOf(index: SearchIndex): (question: string) => readonly Found[] {
  const engine = MiniSearch.loadJS<SearchDocument>(index, options());
  const terms = index.index.map(([term]) => term);
  const attempts = [
    (question: string) => allOf(question, wordQuery),
    (question: string) => allOf(otherLayout(question), wordQuery),
    (question: string) => allOf(question, (word) => slipQuery(word, terms)),
  ];
  return (question) => {
    for (const attempt of attempts) {
      const found = engine.search(attempt(normalizeLine(question)));
      if (found.length > 0)
        return found.map(({ id, match }) => ({ id, match: match as Found['match'] }));
    }
    return [];
  };
}

function allOf(question: string, queryOf: (word: string) => Query): Query {
  return { combineWith: 'AND', queries: wordsIn(question).map(({ word }) => queryOf(word)) };
}

const AS_THEY_ARE = { tokenize: (term: string) => [term], processTerm: (term: string) => term };

/** A size matches as it is written, then with its numbers in any order. */
function wordQuery(word: string): Query {
  const size = sizeTerms(word);
  if (!size) return word;
  const numbers: Query = { combineWith: 'AND', queries: size.numbers };
  return { ...AS_THEY_ARE, combineWith: 'OR', queries: [...size.sizes, numbers] };
}

const SHORTEST_WORD_WITH_SLIP = 4;

/** A slip may change the stem of a word ('пианы' gives 'пиа'), so the whole word is compared too. */
function slipQuery(word: string, terms: readonly string[]): Query {
  const plain = plainWord(word);
  if (plain.length < SHORTEST_WORD_WITH_SLIP || /\d/.test(plain)) return wordQuery(word);
  const stem = searchTerm(word);
  const similar = terms.filter((term) => isFormWithSlip(plain, term) || isFormWithSlip(stem, term));
  const slips: Query = { ...AS_THEY_ARE, combineWith: 'OR', prefix: false, queries: similar };
  return { combineWith: 'OR', queries: [word, slips] };
}

const SHORTEST_STEM = 3;
const LONGEST_ENDING = 3;

/** Whether a word is a term and an ending, with one letter wrong, missing or extra, or two in turned order. */
function isFormWithSlip(word: string, term: string): boolean {
  if (term.length < SHORTEST_STEM || word.length - term.length > LONGEST_ENDING) return false;
  if (term.length < SHORTEST_WORD_WITH_SLIP) return word.startsWith(term);
  let at = 0;
  while (at < term.length && word[at] === term[at]) at += 1;
  const continues = (inWord: number, inTerm: number) => word.startsWith(term.slice(inTerm), inWord);
  const isTurned = word[at] === term[at + 1] && word[at + 1] === term[at];
  return (
    continues(at + 1, at + 1) ||
    continues(at + 1, at) ||
    continues(at, at + 1) ||
    (isTurned && continues(at + 2, at + 2))
  );
}
