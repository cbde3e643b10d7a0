import type { Catalogue } from '#catalogue/catalogue.ts';
import {
  type ByLanguage,
  byLanguage,
  inLanguage,
  type Language,
  siteLanguages,
} from '#catalogue/words/language.ts';
import { plainText } from '#catalogue/words/marked-text.ts';
import { vocabularyOf } from '#catalogue/words/vocabulary.ts';
import { allListedWorks } from '#catalogue/works/listed-works.ts';
import { workCard } from '#catalogue/works/work-view.ts';
import { isFunctionWord } from './function-words.ts';
import { searchTerm, wordsIn } from './search-terms.ts';

/** A word of the artist's texts, as an index at the end of a book has it. */
export interface IndexedWord {
  readonly word: string;
  /** The letter that it stands under. */
  readonly letter: string;
  /** Where it is met, in the order of all works, and then of the posts. */
  readonly places: readonly WordPlace[];
}

/** A work or a post, by its id. */
export interface WordPlace {
  readonly kind: 'work' | 'post';
  readonly id: number;
}

/** A word that is met more often leads nowhere: technique, place and year are better ways to so many works. */
const MOST_PLACES = 12;

/** Shorter ones say nothing by themselves. */
const LEAST_LETTERS = 3;

/** A page with so many ways to works and posts stays within 14 KB. */
const MOST_PLACES_ON_PAGE = 320;

type IndexedContent = Pick<Catalogue, 'works' | 'posts' | 'vocabularies'>;

const made = new WeakMap<IndexedContent, ByLanguage<readonly IndexedWord[]>>();

/**
 * The words of all listed works and posts in one language, in alphabetical order, without those that only join others.
 * The forms of a word stand under the one that is met most.
 */
export function wordIndex(content: IndexedContent, language: Language): readonly IndexedWord[] {
  const known = made.get(content);
  if (known) return inLanguage(known, language);
  const indexes = byLanguage((each) => indexOf(content, each));
  made.set(content, indexes);
  return inLanguage(indexes, language);
}

/**
 * The same, shared out among pages of about equal weight. Languages have as many pages as each other, so that each page
 * has its alternate.
 */
export function wordPages(content: IndexedContent, language: Language): readonly IndexedWord[][] {
  const weightOf = (words: readonly IndexedWord[]) =>
    words.reduce((sum, { places }) => sum + places.length, 0);
  const heaviest = Math.max(...siteLanguages().map((each) => weightOf(wordIndex(content, each))));
  const count = Math.max(1, Math.ceil(heaviest / MOST_PLACES_ON_PAGE));
  const words = wordIndex(content, language);
  const weight = weightOf(words);
  const pages = Array.from({ length: count }, (): IndexedWord[] => []);
  let before = 0;
  for (const word of words) {
    pages[Math.floor((before * count) / weight)]?.push(word);
    before += word.places.length;
  }
  return pages;
}

/** A text, and what capitals in it are for: English titles have them everywhere, dates for names alone. */
type ReadText = readonly [text: string, capitals: 'nothing' | 'names' | 'sentences'];

/** What has been found of a word so far. */
interface Collected {
  /** How often each form is met. */
  readonly forms: Map<string, number>;
  readonly places: Set<WordPlace>;
  /** Whether it is a name: written with a capital within sentences, and never without. */
  capitals: number;
  smalls: number;
}

function indexOf(content: IndexedContent, language: Language): IndexedWord[] {
  const collected = new Map<string, Collected>();
  for (const { place, texts } of placesOf(content, language)) {
    for (const text of texts) collect(collected, place, text);
  }
  const collator = new Intl.Collator(language);
  return [...collected.values()]
    .filter(({ places }) => places.size <= MOST_PLACES)
    .map(({ forms, places, capitals, smalls }): IndexedWord => {
      const [[form = ''] = []] = [...forms].sort(
        ([one, often], [other, times]) =>
          times - often || one.length - other.length || (one < other ? -1 : 1),
      );
      const isName = capitals > 0 && smalls === 0;
      const word = isName ? form.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : form;
      return { word, letter: letterOf(form), places: [...places] };
    })
    .sort(
      (one, other) => collator.compare(one.word, other.word) || (one.word < other.word ? -1 : 1),
    );
}

function* placesOf(
  { works, posts, vocabularies }: IndexedContent,
  language: Language,
): Generator<{ readonly place: WordPlace; readonly texts: readonly ReadText[] }> {
  const own = vocabularyOf(language, vocabularies[language]);
  for (const work of allListedWorks(works)) {
    const { desc, date } = workCard(work, language, own);
    const told = work.words[language];
    yield {
      place: { kind: 'work', id: work.entry.id },
      texts: [
        [told?.title ?? '', 'nothing'],
        [date, 'names'],
        ...[desc, ...Object.values(told?.text ?? {})].map((text) => [text, 'sentences'] as const),
      ],
    };
  }
  for (const { post } of posts) {
    const told = post.words[language];
    yield {
      place: { kind: 'post', id: post.id },
      texts: [
        [told?.title ?? '', 'nothing'],
        ...[told?.shortDesc ?? '', ...(told?.paragraphs ?? [])].map(
          (text) => [text, 'sentences'] as const,
        ),
      ],
    };
  }
}

function collect(
  collected: Map<string, Collected>,
  place: WordPlace,
  [marked, capitals]: ReadText,
): void {
  const text = plainText(marked);
  for (const { word, start } of wordsIn(text)) {
    const plain = word.toLowerCase();
    if (plain.length < LEAST_LETTERS || /\d/.test(plain) || isFunctionWord(plain)) continue;
    const term = searchTerm(word);
    const found = collected.get(term) ?? {
      ...{ forms: new Map(), places: new Set(), capitals: 0, smalls: 0 },
    };
    collected.set(term, found);
    found.forms.set(plain, (found.forms.get(plain) ?? 0) + 1);
    found.places.add(place);
    if (plain === word) found.smalls += 1;
    else if (capitals === 'names' || (capitals === 'sentences' && isWithin(text, start))) {
      found.capitals += 1;
    }
  }
}

/** What a word stands behind, within a sentence. */
const WITHIN = /(?<=[\p{L}\p{N},;:—–-]\s+)/uy;

/** Whether a word stands within a sentence, not at its beginning. */
function isWithin(text: string, start: number): boolean {
  WITHIN.lastIndex = start;
  return WITHIN.test(text);
}

/** Ё stands with е, as in every Russian index; an accent makes no letter of its own. */
function letterOf(form: string): string {
  const [first = ''] = form.toUpperCase();
  return first === 'Й' ? first : (first.normalize('NFD')[0] ?? first);
}
