import type { Catalogue } from '#catalogue/catalogue.ts';
import { textOf } from '#catalogue/works/artwork.ts';
import { isSentence, piecesOf } from './phrases.ts';

/** The phrases of the vocabulary that a work can be described with, in the first language, each in the one list it belongs to. */
export interface PhraseLists {
  /** Techniques and grounds, the most used first. */
  readonly materials: readonly string[];
  /** The most used first. */
  readonly places: readonly string[];
  /** Months, each in one form, and seasons, in the order of the vocabulary. */
  readonly times: readonly string[];
}

interface PhraseSources {
  /** From phrases of the first language to English ones. */
  readonly vocabulary: Readonly<Record<string, string>>;
  /** The dates and the details lines of the works that there are. */
  readonly dates: readonly string[];
  readonly details: readonly string[];
  /** Phrases that are about the artist: her name, her profession, when she answers. */
  readonly artist: readonly string[];
}

const MONTHS =
  'January February March April May June July August September October November December';
const TIMES: ReadonlySet<string> = new Set(
  `${MONTHS} spring summer autumn fall winter`.toLowerCase().split(' '),
);

/** Units belong to numbers, which are typed: alone they would stand in a line without any sense. */
const UNITS: ReadonlySet<string> = new Set(['мм', 'см', 'дм', 'м']);

/**
 * Sorts a vocabulary for those who describe a work. Nothing in it says what is a place and what a material: English
 * does, which writes names large; and where works already use a phrase, that is what it is for.
 *
 * @example phraseLists({ vocabulary: { Крым: 'Crimea', май: 'May', мая: 'May', масло: 'oil', см: 'cm' }, … })
 * // { materials: ['масло'], places: ['Крым'], times: ['май'] }
 */
export function phraseLists({ vocabulary, dates, details, artist }: PhraseSources): PhraseLists {
  const inDates = countPhrases(dates);
  const inDetails = countPhrases(details);
  const about = artist.join(', ').toLowerCase();
  const lists = { materials: [] as string[], places: [] as string[], times: [] as string[] };
  const knownTimes = new Set<string>();
  for (const [phrase, translation] of Object.entries(vocabulary)) {
    const key = phrase.toLowerCase();
    const english = translation.trim();
    if (english === '' || isSentence(key) || UNITS.has(key) || about.includes(key)) continue;
    const time = english.toLowerCase();
    if (TIMES.has(time)) {
      // The other forms of a month ('мая') only follow a day.
      if (!knownTimes.has(time)) lists.times.push(phrase);
      knownTimes.add(time);
      continue;
    }
    const asPlace = inDates.get(key) ?? 0;
    const asMaterial = inDetails.get(key) ?? 0;
    const isName = /^\p{Lu}/u.test(english);
    const isPlace = asPlace === asMaterial ? isName : asPlace > asMaterial;
    lists[isPlace ? 'places' : 'materials'].push(phrase);
  }
  const byUse = (counts: ReadonlyMap<string, number>) => (one: string, other: string) =>
    (counts.get(other.toLowerCase()) ?? 0) - (counts.get(one.toLowerCase()) ?? 0);
  return {
    materials: lists.materials.sort(byUse(inDetails)),
    places: lists.places.sort(byUse(inDates)),
    times: lists.times,
  };
}

/** How many times lines have a phrase as one of their pieces, by the phrase in small letters. */
function countPhrases(lines: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of lines.flatMap(piecesOf)) {
    const key = words.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** What the form offers for a collection as it is: the artist's own places and materials first. */
export function phrasesOf({ site, vocabularies, works }: Catalogue): PhraseLists {
  const dates = works.map(({ entry }) => textOf(entry, 'date'));
  const details = works.map(({ entry }) => textOf(entry, 'desc'));
  return phraseLists({
    vocabulary: vocabularies.en ?? usedPhrases([...dates, ...details]),
    dates,
    details,
    artist: [site.name, site.profession, site.answers ?? ''],
  });
}

/** What stands in for a vocabulary where nothing is translated into English: the phrases that works use, as they are. */
function usedPhrases(lines: readonly string[]): Readonly<Record<string, string>> {
  const phrases = lines.flatMap(piecesOf).map(({ words }) => words);
  return Object.fromEntries(phrases.filter(Boolean).map((phrase) => [phrase, phrase]));
}
