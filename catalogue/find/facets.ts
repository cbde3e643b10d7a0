import { type Catalogue, listedWorks, type StoredWork } from '#catalogue/catalogue.ts';
import { memoize, memoizeWeakly } from '#catalogue/memoize.ts';
import { contentDate } from '#catalogue/metadata/content-date.ts';
import { latinSlug } from '#catalogue/photos/photo-slug.ts';
import { firstLanguage } from '#catalogue/words/language.ts';
import { translatePhrase, type Vocabulary, vocabularyOf } from '#catalogue/words/vocabulary.ts';
import { AVAILABILITIES } from '#catalogue/works/availability.ts';
import { GROUND_NAMES, materialsIn, TECHNIQUE_NAMES } from '#catalogue/works/materials.ts';
import { hexColour, type Work } from '#catalogue/works/work.ts';
import { certainSize } from '#catalogue/works/work-size.ts';
import { byFacet, type Facet, type FacetValues, FORMATS, PIGMENTS, SIZES } from './facet.ts';
import { pigmentsOf } from './pigments.ts';

/** A value that at least one listed work has. */
export interface FacetValue {
  readonly value: string;
  /** What it is called in the artist's own language, where a text of hers has named it. */
  readonly phrase?: string;
  readonly count: number;
}

/** All listed works with what each can be found by. */
export interface FacetIndex {
  /** In the artist's order. */
  readonly works: readonly StoredWork[];
  /** By the ids of the listed works. */
  readonly valuesOf: ReadonlyMap<number, FacetValues>;
  readonly facets: Readonly<Record<Facet, readonly FacetValue[]>>;
}

/** A word in the text of a work with the name that addresses have for it. */
interface Named {
  readonly name: string;
  readonly phrase: string;
}

/** Within so much, width and height count as equal: a photo is never cropped to the millimetre. */
const SQUARE_RATIO = 1.05;

/** Rice paper three times as long as it is wide, but for what a photo crops, is mounted as a scroll. */
const SCROLL_RATIO = 2.9;

/** Grounds that are seen between what is painted on them. */
const PAPERS: readonly string[] = ['paper', 'rice-paper', 'kraft-paper', 'silk'];

/** Months and seasons: what else stands without a number among places. */
const TIMES =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|winter|spring|summer|autumn|fall|январ[ья]|феврал[ья]|марта?|апрел[ья]|ма[йя]|июн[ья]|июл[ья]|августа?|сентябр[ья]|октябр[ья]|ноябр[ья]|декабр[ья]|зима|весна|лето|осень)$/iu;

/** What every listed work of a catalogue can be found by. */
export const facetsOf = memoizeWeakly(
  ({ works, site, vocabularies }: Pick<Catalogue, 'works' | 'site' | 'vocabularies'>) =>
    facetIndex({ works, site, vocabulary: vocabularies.en }),
);

interface FacetSources extends Pick<Catalogue, 'works'> {
  readonly site: Pick<Catalogue['site'], 'categories'>;
  /** Towards English, in which addresses name places; a site that is not translated into it names them by itself. */
  readonly vocabulary: Readonly<Record<string, string>> | undefined;
}

/** The same of works that are no catalogue. */
export function facetIndex({ works, vocabulary, site }: FacetSources): FacetIndex {
  const orders = { ...FIXED_ORDERS, category: Object.keys(site.categories) };
  const english = vocabularyOf(vocabulary ? 'en' : firstLanguage(), vocabulary);
  const listed = listedWorks(works);
  const placesOf = new Map(
    listed.map(({ entry }) => [entry.id, placesIn(english)(entry.details.date ?? '')]),
  );
  const regions = regionsAround([...placesOf.values()]);
  const phrases = new Map<string, string>();
  const valuesOf = new Map(
    listed.map((work) => {
      const places = withRegions(placesOf.get(work.entry.id) ?? [], regions);
      const { techniques, grounds, values } = ownFacetsOf(work);
      for (const { name, phrase } of places) phrases.set(`place/${name}`, phrase);
      for (const { name, phrase } of techniques) phrases.set(`technique/${name}`, phrase);
      for (const { name, phrase } of grounds) phrases.set(`ground/${name}`, phrase);
      return [work.entry.id, { ...values, place: places.map(({ name }) => name) }] as const;
    }),
  );
  const facetOf = (facet: Facet): FacetValue[] => {
    const counts = new Map<string, number>();
    for (const values of valuesOf.values()) {
      for (const value of values[facet]) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return inOrder(facet, counts, orders[facet]).map(([value, count]) => {
      const phrase = phrases.get(`${facet}/${value}`);
      return { value, count, ...(phrase !== undefined && { phrase }) };
    });
  };
  return { works: listed, valuesOf, facets: byFacet(facetOf) };
}

/** The works that have a value of a facet. */
export function worksWith(
  works: readonly Work[],
  { valuesOf }: Pick<FacetIndex, 'valuesOf'>,
  facet: Facet,
  value: string,
): readonly Work[] {
  return works.filter(({ id }) => valuesOf.get(id)?.[facet].includes(value));
}

/** What a work can be found by, whatever the others are: all but places, which others tell the regions of. */
const ownFacetsOf = memoizeWeakly(({ entry, photo, palette = [] }: StoredWork) => {
  const { desc = '', date = '', average_color } = entry.details;
  const { techniques, grounds, isScroll } = materialsIn(desc);
  const ratio = photo.width / photo.height;
  const longerPerShorter = Math.max(ratio, 1 / ratio);
  const onRicePaper = grounds.some(({ name }) => name === 'rice-paper');
  const size = certainSize(desc, photo);
  const year = contentDate(date)?.slice(0, 'YYYY'.length);
  const values: Omit<FacetValues, 'place'> = {
    category: [entry.category],
    technique: techniques.map(({ name }) => name),
    ground: grounds.map(({ name }) => name),
    size: size ? [sizeOf(Math.max(size.width, size.height))] : [],
    format: [
      isScroll || (onRicePaper && longerPerShorter >= SCROLL_RATIO) ? 'scroll' : formatOf(ratio),
    ],
    colour: pigmentsOf({
      palette,
      averageColour: average_color && hexColour(average_color),
      isOnPaper: grounds.some(({ name }) => PAPERS.includes(name)),
    }),
    decade: year === undefined ? [] : [`${year.slice(0, -1)}0s`],
    year: year === undefined ? [] : [year],
    availability: entry.availability === undefined ? [] : [entry.availability],
  };
  return { techniques, grounds, values };
});

function sizeOf(longerSide: number): string {
  return SIZES.find((size) => longerSide <= Number(size)) ?? 'larger';
}

function formatOf(ratio: number): string {
  if (Math.max(ratio, 1 / ratio) <= SQUARE_RATIO) return 'square';
  return ratio > 1 ? 'wide' : 'upright';
}

/**
 * The places that a date names: what stands between its commas, holds no number, is no time of the year, and is known
 * to the content's vocabulary, if there is one.
 *
 * @example placesIn(english)('Крым, Симеиз, июнь 2020') // Crimea and Simeiz
 */
const placesIn = memoizeWeakly((english: Vocabulary) =>
  memoize((date: string): readonly Named[] =>
    date
      .split(',')
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '' && !/\d/.test(piece) && !TIMES.test(piece))
      .flatMap((phrase) => {
        const { text, unknown } = translatePhrase(english, phrase);
        const name = latinSlug(text);
        return unknown.length > 0 || name === '' ? [] : [{ name, phrase }];
      }),
  ),
);

/**
 * Which region each place lies in, as the dates themselves tell: the larger one stands first. So a work from 'Симеиз' is
 * found under 'Крым' too, once any date says 'Крым, Симеиз'. Places that are named in either order lie in none.
 */
function regionsAround(dates: readonly (readonly Named[])[]): ReadonlyMap<string, Named> {
  const regions = new Map<string, Named>();
  const contested = new Set<string>();
  for (const [region, place] of dates.flatMap(pairs)) {
    const known = regions.get(place.name);
    const isInside = regions.get(region.name)?.name === place.name;
    if ((known && known.name !== region.name) || isInside) contested.add(place.name);
    if (isInside) contested.add(region.name);
    if (region.name !== place.name) regions.set(place.name, region);
  }
  for (const place of contested) regions.delete(place);
  return regions;
}

function pairs(places: readonly Named[]): [Named, Named][] {
  return places.flatMap((place, index): [Named, Named][] => {
    const region = places[index - 1];
    return region ? [[region, place]] : [];
  });
}

function withRegions(places: readonly Named[], regions: ReadonlyMap<string, Named>): Named[] {
  const found = new Map<string, Named>();
  for (const place of places) {
    let each: Named | undefined = place;
    // What is found already has its own region with it, so that a ring of regions ends.
    while (each && !found.has(each.name)) {
      found.set(each.name, each);
      each = regions.get(each.name);
    }
  }
  return [...found.values()];
}

/** What has an order of its own keeps it, time runs backwards as in the gallery, and places come by their works. */
function inOrder(
  facet: Facet,
  counts: ReadonlyMap<string, number>,
  fixed: readonly string[] | undefined,
): [string, number][] {
  const entries = [...counts];
  if (fixed) return entries.sort(([a], [b]) => fixed.indexOf(a) - fixed.indexOf(b));
  if (facet === 'place') {
    return entries.sort(([a, of], [b, other]) => other - of || (a < b ? -1 : 1));
  }
  return entries.sort(([a], [b]) => (a < b ? 1 : -1));
}

const FIXED_ORDERS: Readonly<Partial<Record<Facet, readonly string[]>>> = {
  technique: TECHNIQUE_NAMES,
  ground: GROUND_NAMES,
  size: SIZES,
  format: FORMATS,
  colour: PIGMENTS,
  availability: AVAILABILITIES,
};
