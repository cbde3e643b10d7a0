import type { ShownPhoto } from '#app/ui/pictures/picture.tsx';
import {
  type Found,
  type SearchDocument,
  type SearchField,
  type SearchIndex,
  searchField,
} from '#catalogue/find/search-index.ts';
import { searchTerm, termsOf, wordsIn } from '#catalogue/find/search-terms.ts';
import type { WorkAvailability } from '#catalogue/schema/availability.ts';
import { firstLanguage, type Language, siteLanguages } from '#catalogue/texts/language.ts';

export interface SearchSource {
  readonly index: SearchIndex;
  readonly documents: Readonly<Record<string, ShownDocument>>;
}

export type ShownDocument = Omit<SearchDocument, 'id'> & {
  readonly photo: ShownPhoto;
  readonly availability?: WorkAvailability | undefined;
};

const MAX_EXCERPT = 140;
const MAX_BEFORE_HIT = 40;

/** Every other piece, from the second on, is a hit. */
export function splitAtHits(text: string, terms: ReadonlySet<string>): string[] {
  const pieces: string[] = [];
  let end = 0;
  for (const { word, start } of wordsIn(text).filter((each) => isHit(each.word, terms))) {
    pieces.push(text.slice(end, start), word);
    end = start + word.length;
  }
  return [...pieces, text.slice(end)];
}

export function excerptOf(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= MAX_EXCERPT) return text;
  const hit = wordsIn(text).find(({ word }) => isHit(word, terms))?.start ?? 0;
  const from = hit <= MAX_BEFORE_HIT ? 0 : text.lastIndexOf(' ', hit - MAX_BEFORE_HIT) + 1;
  const rest = text.slice(from);
  if (rest.length <= MAX_EXCERPT) return `… ${rest}`;
  const cut = rest.slice(0, rest.lastIndexOf(' ', MAX_EXCERPT));
  return `${from > 0 ? '… ' : ''}${cut} …`;
}

const SHOWN_TEXTS = ['title', 'facts', 'story'] as const;

/** Title and facts, then the heaviest field of each term; in the language of the page if possible. */
export function fieldsToShow(found: Found & SearchDocument, language: Language): SearchField[] {
  const languages = [language, ...siteLanguages().filter((other) => other !== language)];
  const order = SHOWN_TEXTS.flatMap((text) => languages.map((each) => searchField(text, each)));
  const reasons = Object.values(found.match).map((fields) =>
    order.find((field) => fields.includes(field)),
  );
  const [title, facts] = [searchField('title', language), searchField('facts', language)];
  const shownTitle = found[title] ? title : searchField('title', firstLanguage());
  return [...new Set([shownTitle, facts, ...reasons])].filter((field) => field !== undefined);
}

function isHit(word: string, terms: ReadonlySet<string>): boolean {
  return termsOf(word).some((term) => terms.has(term));
}

const NEAREST_WORDS = 3;
const SHORTEST_WORD = 4;

/** Share of pairs of letters in common. */
const LEAST_LIKENESS = 0.3;

export function nearestWords(
  query: string,
  documents: readonly Omit<ShownDocument, 'photo'>[],
  language: Language,
): string[] {
  const searched = pairsOf(searchTerm(query));
  const texts = documents.flatMap((each) =>
    (['title', 'facts'] as const).map((text) => each[searchField(text, language)] ?? ''),
  );
  const words = new Set(wordsIn(texts.join(' ').toLowerCase()).map(({ word }) => word));
  const rated = [...words].map((word) => {
    const pairs = pairsOf(searchTerm(word));
    const common = pairs.filter((pair) => searched.includes(pair)).length;
    return { word, likeness: (2 * common) / (pairs.length + searched.length) };
  });
  return rated
    .filter(({ word, likeness }) => word.length >= SHORTEST_WORD && likeness >= LEAST_LIKENESS)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, NEAREST_WORDS)
    .map(({ word }) => word);
}

function pairsOf(word: string): string[] {
  return Array.from(word.slice(1), (letter, index) => `${word[index]}${letter}`);
}
