import type { ShownPhoto } from '#app/ui/pictures/picture.tsx';
import {
  type Found,
  SEARCHED_TEXTS,
  type SearchDocument,
  type SearchField,
  type SearchIndex,
  searchField,
} from '#catalogue/find/search-index.ts';
import { searchTerm, termsOf, wordsIn } from '#catalogue/find/search-terms.ts';
import type { WorkAvailability } from '#catalogue/schema/availability.ts';
import { type Language, siteLanguages } from '#catalogue/texts/language.ts';

export interface SearchSource {
  readonly index: SearchIndex;
  readonly things: Readonly<Record<string, SearchedThing>>;
}

export type SearchedThing = Omit<SearchDocument, 'id'> & {
  readonly photo: ShownPhoto;
  readonly availability?: WorkAvailability | undefined;
};

const LETTERS_BEFORE = 40;
const LETTERS = 140;

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
  if (text.length <= LETTERS) return text;
  const hit = wordsIn(text).find(({ word }) => isHit(word, terms))?.start ?? 0;
  const from = hit <= LETTERS_BEFORE ? 0 : text.lastIndexOf(' ', hit - LETTERS_BEFORE) + 1;
  const rest = text.slice(from);
  if (rest.length <= LETTERS) return `… ${rest}`;
  const cut = rest.slice(0, rest.lastIndexOf(' ', LETTERS));
  return `${from > 0 ? '… ' : ''}${cut} …`;
}

export function fieldsToShow({ match }: Found, language: Language): SearchField[] {
  const languages = [language, ...siteLanguages().filter((other) => other !== language)];
  const order = SEARCHED_TEXTS.flatMap((text) =>
    languages.map((spoken) => searchField(text, spoken)),
  );
  const best = Object.values(match).flatMap(
    (fields) => order.find((field) => fields.includes(field)) ?? [],
  );
  return [...new Set(best)];
}

function isHit(word: string, terms: ReadonlySet<string>): boolean {
  return termsOf(word).some((term) => terms.has(term));
}

const NEAREST_WORDS = 3;
const SHORTEST_WORD = 4;

const LEAST_LIKENESS = 0.3;

export function nearestWords(
  question: string,
  things: readonly Omit<SearchedThing, 'photo'>[],
  language: Language,
): string[] {
  const asked = pairsOf(searchTerm(question.trim()));
  const texts = things.flatMap((thing) =>
    (['title', 'facts'] as const).map((text) => thing[searchField(text, language)] ?? ''),
  );
  const words = new Set(wordsIn(texts.join(' ').toLowerCase()).map(({ word }) => word));
  const rated = [...words].map((word) => {
    const pairs = pairsOf(searchTerm(word));
    const common = pairs.filter((pair) => asked.includes(pair)).length;
    return { word, likeness: (2 * common) / (pairs.length + asked.length) };
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
