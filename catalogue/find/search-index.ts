import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { searchTerm, wordsIn } from './search-terms.ts';

/** The texts by which something is found, each in a language of its own. */
const SEARCH_FIELDS = ['titleRu', 'titleEn', 'factsRu', 'factsEn', 'storyRu', 'storyEn'] as const;

export type SearchField = (typeof SEARCH_FIELDS)[number];

/** A work or a post, as it is searched and told. */
export interface SearchDocument {
  readonly id: string;
  /** Where it is read, in the language of the page. */
  readonly path: string;
  readonly texts: Readonly<Partial<Record<SearchField, string>>>;
}

/** Of many letters one may be mistaken. */
const LETTERS_WITH_A_SLIP = 4;

const BOOSTS: Record<SearchField, number> = {
  titleRu: 6,
  titleEn: 6,
  factsRu: 2,
  factsEn: 2,
  storyRu: 1,
  storyEn: 1,
};

const OPTIONS: Options<SearchDocument> = {
  fields: [...SEARCH_FIELDS],
  extractField: (document, field) =>
    field === 'id' ? document.id : (document.texts[field as SearchField] ?? ''),
  tokenize: (text) => wordsIn(text).map(({ word }) => word),
  processTerm: searchTerm,
  searchOptions: {
    boost: BOOSTS,
    combineWith: 'AND',
    prefix: true,
    fuzzy: (term) => (term.length >= LETTERS_WITH_A_SLIP && !/\d/.test(term) ? 1 : false),
    weights: { prefix: 0.3, fuzzy: 0.1 },
  },
};

/** An index as it is written down. */
export type SearchIndex = AsPlainObject;

/** The index of documents, ready to be written down. */
export function makeSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const index = new MiniSearch<SearchDocument>(OPTIONS);
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
  const search = MiniSearch.loadJS<SearchDocument>(index, OPTIONS);
  return (question) =>
    search.search(question).map(({ id, match }) => ({ id, match: match as Found['match'] }));
}
