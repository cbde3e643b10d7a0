import { byFacet, type Facet, FORMATS, PIGMENTS, SIZES } from '#catalogue/paths/facet-names.ts';
import { hexColour } from '#catalogue/photos/colours.ts';
import { AVAILABILITIES } from '#catalogue/schema/availability.ts';
import { contentDate } from '#catalogue/texts/content-date.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import type { Labels } from '#catalogue/texts/labels.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import { latinSlug } from '#catalogue/texts/latin-slug.ts';
import { memoize } from '#catalogue/texts/memoize.ts';
import { translatePhrase, type Vocabulary, vocabularyOf } from '#catalogue/texts/vocabulary.ts';
import { type Catalogue, listedWorks, type StoredWork } from '#catalogue/works/catalogue.ts';
import { GROUND_NAMES, materialsIn, TECHNIQUE_NAMES } from '#catalogue/works/materials.ts';
import { certainSize } from '#catalogue/works/work-size.ts';
import { pigmentsOf } from './pigments.ts';

interface NamedValue {
  readonly value: string;
  readonly phrase?: string;
}

interface FacetValue extends NamedValue {
  readonly count: number;
}

export type FacetIndex = Readonly<ReturnType<typeof facetsOf>>;

// Photos are not cropped exactly.
const SQUARE_RATIO = 1.05;

// Rice paper three times as long as wide is mounted as a scroll; photos crop a little.
const SCROLL_RATIO = 2.9;

// Parts of these grounds stay bare and visible in the work.
const PAPERS: readonly string[] = ['paper', 'rice-paper', 'kraft-paper', 'silk'];

// Parts of a date that have no number but are not places.
const MONTHS_AND_SEASONS =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|winter|spring|summer|autumn|fall|январ[ья]|феврал[ья]|марта?|апрел[ья]|ма[йя]|июн[ья]|июл[ья]|августа?|сентябр[ья]|октябр[ья]|ноябр[ья]|декабр[ья]|зима|весна|лето|осень)$/iu;

export interface FindSource extends Pick<Catalogue, 'works' | 'vocabularies'> {
  readonly site: Pick<Catalogue['site'], 'categories'>;
}

export const facetsOf = memoize((catalogue: FindSource) => {
  const { site, vocabularies } = catalogue;
  const works = listedWorks(catalogue.works);
  // URLs name places in English.
  const english = vocabularyOf(vocabularies.en ? 'en' : firstLanguage(), vocabularies.en);
  const places = works.map(({ entry }) => placesIn(entry.details.date ?? '', english));
  const regions = regionsOf(places);
  const named = works.map((work, index) => ({
    id: work.entry.id,
    values: { ...ownValues(work), place: withRegions(places[index] ?? [], regions) },
  }));
  const countedValues = (facet: Facet) => {
    const counted = new Map<string, FacetValue>();
    for (const each of named.flatMap(({ values }) => values[facet])) {
      counted.set(each.value, { ...each, count: (counted.get(each.value)?.count ?? 0) + 1 });
    }
    return sorted([...counted.values()], facet, Object.keys(site.categories));
  };
  return {
    valuesOf: new Map(
      named.map(({ id, values }) => [
        id,
        byFacet((facet) => values[facet].map(({ value }) => value)),
      ]),
    ),
    facets: byFacet(countedValues),
  };
}, new WeakMap());

function ownValues({
  entry,
  photo,
  palette = [],
}: StoredWork): Record<Exclude<Facet, 'place'>, readonly NamedValue[]> {
  const { category, availability } = entry;
  const { desc = '', date = '', average_color } = entry.details;
  const { techniques, grounds, forms } = materialsIn(desc);
  const size = certainSize(desc, photo);
  const isScroll = forms.some(({ name }) => name === 'scroll');
  const ratio = photo.width / photo.height;
  const hasScrollRatio = Math.max(ratio, 1 / ratio) >= SCROLL_RATIO;
  const isOn = (...names: readonly string[]) => grounds.some(({ name }) => names.includes(name));
  const year = contentDate(date)?.slice(0, 'YYYY'.length);
  const colours = pigmentsOf({
    palette,
    averageColour: average_color && hexColour(average_color),
    isOnPaper: isOn(...PAPERS),
  });
  return {
    category: [{ value: category }],
    technique: techniques.map(({ name, phrase }) => ({ value: name, phrase })),
    ground: grounds.map(({ name, phrase }) => ({ value: name, phrase })),
    size: size ? [{ value: sizeGroup(Math.max(size.width, size.height)) }] : [],
    format: [
      { value: isScroll || (isOn('rice-paper') && hasScrollRatio) ? 'scroll' : formatOf(ratio) },
    ],
    colour: colours.map((value) => ({ value })),
    decade: year ? [{ value: `${year.slice(0, -1)}0s` }] : [],
    year: year ? [{ value: year }] : [],
    availability: availability ? [{ value: availability }] : [],
  };
}

function sizeGroup(longerSide: number): string {
  return SIZES.find((size) => longerSide <= Number(size)) ?? 'larger';
}

function formatOf(ratio: number): string {
  if (Math.max(ratio, 1 / ratio) <= SQUARE_RATIO) return 'square';
  return ratio > 1 ? 'wide' : 'upright';
}

function placesIn(date: string, english: Vocabulary): NamedValue[] {
  return date
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/\d/.test(part) && !MONTHS_AND_SEASONS.test(part))
    .flatMap((phrase) => {
      const { text, unknown } = translatePhrase(english, phrase);
      const value = latinSlug(text);
      return unknown.length > 0 || value === '' ? [] : [{ value, phrase }];
    });
}

// The region of each place: 'Крым, Симеиз' in one date puts every work from 'Симеиз' into 'Крым'.
// A place with several regions, or in its own region, has none.
function regionsOf(dates: readonly (readonly NamedValue[])[]): ReadonlyMap<string, NamedValue> {
  const regions = new Map<string, Map<string, NamedValue>>();
  for (const places of dates) {
    places.slice(1).forEach(({ value }, index) => {
      const region = places[index];
      if (!region || region.value === value) return;
      regions.set(value, (regions.get(value) ?? new Map()).set(region.value, region));
    });
  }
  return new Map(
    [...regions].flatMap(([place, regionsOfPlace]) => {
      const [region, ...others] = regionsOfPlace.values();
      const isCertain = region && others.length === 0 && !regions.get(region.value)?.has(place);
      return isCertain ? [[place, region]] : [];
    }),
  );
}

function withRegions(
  places: readonly NamedValue[],
  regions: ReadonlyMap<string, NamedValue>,
): NamedValue[] {
  const found = new Map<string, NamedValue>();
  for (const place of places) {
    let each: NamedValue | undefined = place;
    // Ends at a cycle: three places may each be the region of the next.
    while (each && !found.has(each.value)) {
      found.set(each.value, each);
      each = regions.get(each.value);
    }
  }
  return [...found.values()];
}

const ORDERS: Readonly<Partial<Record<Facet, readonly string[]>>> = {
  technique: TECHNIQUE_NAMES,
  ground: GROUND_NAMES,
  size: SIZES,
  format: FORMATS,
  colour: Object.keys(PIGMENTS),
  availability: AVAILABILITIES,
};

function sorted(values: FacetValue[], facet: Facet, categories: readonly string[]): FacetValue[] {
  const order = facet === 'category' ? categories : ORDERS[facet];
  if (order) return values.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
  if (facet === 'place') {
    return values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  }
  return values.sort((a, b) => (a.value < b.value ? 1 : -1));
}

export interface Naming {
  readonly labels: Labels;
  readonly vocabulary: Vocabulary;
}

export function valueName(
  facet: Facet,
  { value, phrase = value }: NamedValue,
  { labels, vocabulary }: Naming,
): string {
  if (facet === 'decade') {
    return fillLabel(labels.find.decade, { decade: value.replace(/s$/, '') });
  }
  const { category, availability, find } = labels;
  const { size, format, colour } = find;
  const names: { readonly [Named in Facet]?: Readonly<Record<string, string>> } = {
    category,
    availability,
    size,
    format,
    colour,
  };
  return names[facet]?.[value] ?? translatePhrase(vocabulary, phrase).text;
}
