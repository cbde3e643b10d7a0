import MiniSearch, { type AsPlainObject, type Options, type Query } from 'minisearch';
import { type Language, siteLanguages } from '#catalogue/words/language.ts';
import { plainWord, searchTerm, wordsIn } from './search-terms.ts';

/** The texts by which something is found in a language. */
export const SEARCHED_TEXTS = ['title', 'facts', 'story', 'availability'] as const;

export type SearchedText = (typeof SEARCHED_TEXTS)[number];

/** One of them in a language of the site: `titleRu`. */
export type SearchField = `${SearchedText}${string}`;

/** The field of a text in a language. */
export function searchField(text: SearchedText, language: Language): SearchField {
  return `${text}${language[0]?.toUpperCase()}${language.slice(1)}`;
}

/** The text that a field holds, and the language that it is written in. */
export function readField(field: SearchField): {
  readonly text: SearchedText;
  readonly language: Language;
} {
  const [text = 'title'] = SEARCHED_TEXTS.filter((each) => field.startsWith(each));
  const name = field.slice(text.length);
  return { text, language: `${name[0]?.toLowerCase()}${name.slice(1)}` };
}

/** A work or a post, as it is searched and told. */
export interface SearchDocument {
  readonly id: string;
  /** Where it is read, in the language of the page. */
  readonly path: string;
  readonly texts: Readonly<Partial<Record<SearchField, string>>>;
}

/** Of many letters one may be mistaken. */
const LETTERS_WITH_A_SLIP = 4;

/** Of what words that may have one are forms, and with how many letters more. */
const SHORTEST_STEM = 3;
const LONGEST_ENDING = 3;

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
    extractField: (document, field) =>
      field === 'id' ? document.id : (document.texts[field as SearchField] ?? ''),
    tokenize: (text) => wordsIn(text).map(({ word }) => word),
    processTerm: searchTerm,
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

/** Something that was found, the best first. */
export interface Found {
  readonly id: string;
  /** The terms that were met, each with the fields that have it. */
  readonly match: Readonly<Record<string, readonly SearchField[]>>;
}

/** Answers questions: all words have to be met, the last as it begins. */
export function searcherOf(index: SearchIndex): (question: string) => readonly Found[] {
  const search = MiniSearch.loadJS<SearchDocument>(index, options());
  const terms = index.index.map(([term]) => term);
  return (question) => {
    const found = search.search(question);
    const results = found.length > 0 ? found : search.search(withSlips(question, terms));
    return results.map(({ id, match }) => ({ id, match: match as Found['match'] }));
  };
}

/**
 * The same question, of which every word may have a slip. One can make the ending of a word another, so that its stem says
 * little: so all of the word is compared too.
 */
function withSlips(question: string, terms: readonly string[]): Query {
  return {
    combineWith: 'AND',
    queries: wordsIn(question).map(({ word }) => {
      const plain = plainWord(word);
      if (plain.length < LETTERS_WITH_A_SLIP || /\d/.test(plain)) return word;
      const stem = searchTerm(word);
      const meant = (term: string) => beginsWithSlip(plain, term) || beginsWithSlip(stem, term);
      return {
        combineWith: 'OR',
        queries: [
          word,
          {
            combineWith: 'OR',
            prefix: false,
            processTerm: (term) => term,
            queries: terms.filter(meant),
          },
        ],
      };
    }),
  };
}

/** Whether a word is a term and the ending of a form, with one letter wrong, left out, too many, or two in turned order. */
function beginsWithSlip(word: string, term: string): boolean {
  if (term.length < SHORTEST_STEM || word.length - term.length > LONGEST_ENDING) return false;
  let at = 0;
  while (at < term.length && word[at] === term[at]) at += 1;
  const goesOn = (inWord: number, inTerm: number) => word.startsWith(term.slice(inTerm), inWord);
  const isTurned = word[at] === term[at + 1] && word[at + 1] === term[at];
  return (
    goesOn(at + 1, at + 1) ||
    goesOn(at + 1, at) ||
    goesOn(at, at + 1) ||
    (isTurned && goesOn(at + 2, at + 2))
  );
}
