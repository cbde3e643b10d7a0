import { type Oklab, oklabOf } from '#catalogue/photos/colours.ts';
import type { Palette } from '#catalogue/photos/photo.ts';
import { contentSeason } from '#catalogue/texts/content-date.ts';
import { memoize } from '#catalogue/texts/memoize.ts';
import { listedWorks, type StoredWork } from '#catalogue/works/catalogue.ts';
import { type FacetIndex, type FindSource, facetsOf } from './facets.ts';
import { mentionsIn } from './mentions.ts';

const SEASON = { base: 2.2, rarity: 0.4 };

// The score of two works: the weight of their strongest shared trait, plus 0.4 of the weights of the others.
// A shared trait weighs `base + rarity * log2(works / works that have it)`, a close colour up to 5.
const WEIGHTS = {
  sketch: { base: 20, rarity: 0 },
  mention: { base: 15, rarity: 0 },
  winter: SEASON,
  spring: SEASON,
  summer: SEASON,
  autumn: SEASON,
  place: { base: 2, rarity: 0.4 },
  year: { base: 0.8, rarity: 0.2 },
  materials: { base: 0.6, rarity: 0.2 },
  category: { base: 0.2, rarity: 0 },
} as const;

const COLOUR_WEIGHT = 5;
const OTHER_TRAITS_FACTOR = 0.4;

// Distance in OKLab.
const CLOSE_COLOUR = 0.09;

// Weaker average colours are grey days and ink on paper: they relate works of one category only.
const STRONG_CHROMA = 0.04;

// A work is compared with this many of the next works with the same trait, so the cost stays linear.
const COMPARED_WORKS = 12;

const MAX_RELATIONS = 4;

// Otherwise four works of one place would repeat one reason four times.
const MAX_PER_REASON = 2;

type Reason = keyof typeof WEIGHTS | 'colour';

export interface Relation {
  readonly work: number;
  readonly reason: Reason;
  readonly value?: string;
}

interface Pair extends Pick<Trait, 'reason' | 'value'> {
  readonly works: readonly [number, number];
  readonly score: number;
}

// Up to four works for each, by id, without its neighbours in the category.
// The best pairs come first while both works have room, so most relations are mutual.
export const relationsIn = memoize(
  (catalogue: FindSource): ReadonlyMap<number, readonly Relation[]> => {
    const works = listedWorks(catalogue.works);
    const chosen = works.map((): Pair[] => []);
    const hasRoom = (index: number, pair: Pair, limit: number) => {
      const own = chosen[index] ?? [];
      const sameReason = own.filter(({ reason }) => reason === pair.reason);
      return own.length < MAX_RELATIONS && sameReason.length < limit && !own.includes(pair);
    };
    const pairs = scoredPairs(works, facetsOf(catalogue)).sort((a, b) => b.score - a.score);
    const choose = (haveRoom: 'both' | 'one', limit = MAX_PER_REASON) => {
      for (const pair of pairs) {
        const open = pair.works.filter((index) => hasRoom(index, pair, limit));
        if (haveRoom === 'both' && open.length < 2) continue;
        for (const index of open) chosen[index]?.push(pair);
      }
    };
    choose('both');
    choose('one');
    choose('one', MAX_RELATIONS);
    return new Map(
      works.map(({ entry }, index) => {
        const best = (chosen[index] ?? []).sort((a, b) => b.score - a.score);
        const related = best.flatMap(({ works: [one, other], reason, value }): Relation[] => {
          const work = works[one === index ? other : one]?.entry.id;
          return work === undefined ? [] : [{ work, reason, ...(value && { value }) }];
        });
        return [entry.id, related];
      }),
    );
  },
  new WeakMap(),
);

function scoredPairs(works: readonly StoredWork[], facets: FacetIndex): Pair[] {
  const colours = works.map(({ palette = [] }) => averageOf(palette));
  const traits = traitsOf(works, facets, colours);
  const weightOf = ({ reason, members }: Trait, one: number, other: number) => {
    if (reason === 'colour') return COLOUR_WEIGHT * closeness(colours[one], colours[other]);
    const { base, rarity } = WEIGHTS[reason];
    return base + rarity * Math.log2(works.length / members.length);
  };
  const scored = (one: number, other: number): Pair[] => {
    const shared = (traits[one] ?? []).filter((trait) => traits[other]?.includes(trait));
    const [best, ...others] = shared
      .map((trait) => ({ ...trait, weight: weightOf(trait, one, other) }))
      .sort((a, b) => b.weight - a.weight);
    if (!best?.weight) return [];
    const rest = others.reduce((sum, { weight }) => sum + weight, 0);
    const { reason, value, weight } = best;
    return [{ works: [one, other], score: weight + OTHER_TRAITS_FACTOR * rest, reason, value }];
  };
  const lightness = (index: number) => colours[index]?.[0] ?? 0;
  const comparedPairs = neighboursIn(works);
  return [...new Set(traits.flat())].flatMap(({ reason, members }) => {
    // Sorted by lightness, works of similar colours are close enough to be compared.
    const group =
      reason === 'colour' ? members.toSorted((a, b) => lightness(a) - lightness(b)) : members;
    return group.flatMap((member, position) =>
      group.slice(position + 1, position + 1 + COMPARED_WORKS).flatMap((next) => {
        const [one, other] = [Math.min(member, next), Math.max(member, next)];
        if (comparedPairs.has(`${one},${other}`)) return [];
        comparedPairs.add(`${one},${other}`);
        return scored(one, other);
      }),
    );
  });
}

interface Trait {
  readonly reason: Reason;
  readonly value: string | undefined;
  readonly members: number[];
}

function traitsOf(
  works: readonly StoredWork[],
  { valuesOf }: FacetIndex,
  colours: readonly (Oklab | undefined)[],
): Trait[][] {
  const traits = new Map<string, Trait>();
  const mentions = mentionsIn(works);
  return works.map(({ entry: { id, category, details } }, index) => {
    const trait = (reason: Reason, key: string, value?: string): Trait => {
      const known = traits.get(`${reason} ${key}`) ?? { reason, value, members: [] };
      traits.set(`${reason} ${key}`, known);
      known.members.push(index);
      return known;
    };
    const { place = [], technique = [], ground = [], year = [] } = valuesOf.get(id) ?? {};
    const pigment = valuesOf.get(id)?.colour[0] ?? 'grey';
    const season = contentSeason(details.date ?? '');
    const [, a, b] = colours[index] ?? [0, 0, 0];
    const isStrong = Math.hypot(a, b) >= STRONG_CHROMA;
    const hasMaterials = technique.length > 0 && ground.length > 0;
    return [
      ...mentions
        .filter(({ from, to }) => from === id || to === id)
        .map(({ from, to, kind }) => trait(kind, `${from} ${to}`)),
      ...place.map((each) => trait('place', each, each)),
      ...(season ? [trait(season.season, `${season.year}`)] : []),
      trait('colour', isStrong ? pigment : `${category} ${pigment}`),
      // A year or materials alone say little about works of different categories.
      ...year.map((each) => trait('year', `${category} ${each}`)),
      ...(hasMaterials ? [trait('materials', [category, ...technique, ...ground].join())] : []),
      trait('category', category, category),
    ];
  });
}

function neighboursIn(works: readonly StoredWork[]): Set<string> {
  const categories = Map.groupBy(works.keys(), (index) => works[index]?.entry.category);
  return new Set(
    [...categories.values()].flatMap((group) =>
      group.slice(1).map((index, previous) => `${group[previous]},${index}`),
    ),
  );
}

function closeness(one?: Oklab, other?: Oklab): number {
  if (!one || !other) return 0;
  const distance = Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
  return Math.max(0, 1 - distance / CLOSE_COLOUR);
}

function averageOf(palette: Palette): Oklab | undefined {
  if (palette.length === 0) return undefined;
  const whole = palette.reduce((sum, { part }) => sum + part, 0);
  const mean = (axis: 0 | 1 | 2) =>
    palette.reduce((sum, { colour, part }) => sum + (oklabOf(colour)[axis] * part) / whole, 0);
  return [mean(0), mean(1), mean(2)];
}
