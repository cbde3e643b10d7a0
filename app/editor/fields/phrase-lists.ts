import type { AddWorks } from '#catalogue/works/catalogue.ts';
import { isSentence, piecesOf } from './phrases.ts';

export interface PhraseLists {
  /** Techniques and grounds, most used first. */
  readonly materials: readonly string[];
  readonly places: readonly string[];
  /** Months (one form of each) and seasons, in the order of the vocabulary. */
  readonly times: readonly string[];
}

interface PhraseSources {
  readonly vocabulary: Readonly<Record<string, string>>;
  readonly dates: readonly string[];
  readonly details: readonly string[];
  /** Phrases about the artist: name, profession, when she answers. */
  readonly artist: readonly string[];
}

const MONTHS =
  'January February March April May June July August September October November December';
const TIMES: ReadonlySet<string> = new Set(
  `${MONTHS} spring summer autumn fall winter`.toLowerCase().split(' '),
);

/** A unit without a number, which the artist types, has no meaning. */
const UNITS: ReadonlySet<string> = new Set(['мм', 'см', 'дм', 'м']);

/**
 * English capitals tell places from materials; the use in existing works has priority.
 * @example phraseLists({ vocabulary: { Крым: 'Crimea', май: 'May', см: 'cm' }, … }).places //
 * ['Крым']
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

function countPhrases(lines: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of lines.flatMap(piecesOf)) {
    const key = words.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

export function phrasesOf({ site, vocabularies, works }: AddWorks): PhraseLists {
  const dates = works.map(({ entry }) => entry.details.date ?? '');
  const details = works.map(({ entry }) => entry.details.desc ?? '');
  return phraseLists({
    vocabulary: vocabularies.en ?? usedPhrases([...dates, ...details]),
    dates,
    details,
    artist: [site.name, site.profession, site.answers ?? ''],
  });
}

function usedPhrases(lines: readonly string[]): Readonly<Record<string, string>> {
  const phrases = lines.flatMap(piecesOf).map(({ words }) => words);
  return Object.fromEntries(phrases.filter(Boolean).map((phrase) => [phrase, phrase]));
}
