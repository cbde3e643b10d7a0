import type { StoredWork } from '#catalogue/catalogue.ts';
import { memoizeWeakly } from '#catalogue/memoize.ts';
import { contentSeason } from '#catalogue/metadata/content-date.ts';
import { type Oklab, oklab, type Palette } from '#catalogue/photos/palette.ts';
import { channelsOf } from '#catalogue/site/colours.ts';
import type { FacetIndex } from './facets.ts';
import { mentionsIn } from './mentions.ts';
import type { Reason } from './reasons.ts';

/** A work that another leads to. */
export interface Relation {
  /** Its id. */
  readonly work: number;
  readonly reason: Reason;
  /** The value of the facet that both have, where the reason is one: the name of the place. */
  readonly value?: string;
}

/** Each work leads to so many others. */
const RELATIONS_OF_WORK = 4;

/** For one reason no more than so many of them: four works of one place would say one thing four times. */
const MOST_FOR_A_REASON = 2;

/** Of the works that share something, each is compared with so many of those after it, so that the cost stays linear. */
const REACH = 12;

/** Two works are close in colour if they are nearer to each other than this in OKLab. */
const CLOSE_COLOUR = 0.09;

/** From this chroma on, what a work is on the whole is a colour, and no grey day or ink on paper. */
const STRONG_CHROMA = 0.04;

/** What else two works share counts for so much beside what they share most. */
const FURTHER_REASON = 0.4;

/** How much it says that two works share a thing, and how much more with every halving of the number of those that do. */
const WORTH = {
  place: { base: 2, rarity: 0.4 },
  season: { base: 2.2, rarity: 0.4 },
  materials: { base: 0.6, rarity: 0.2 },
  year: { base: 0.8, rarity: 0.2 },
  category: { base: 0.2, rarity: 0 },
} as const;

const WORTH_OF_COLOUR = 5;
const WORTH_OF_WORDS = { sketch: 20, mention: 15 } as const;

/** Two works, by their positions in the index, and what they share. */
interface Pair {
  readonly one: number;
  readonly other: number;
  /** What all that they share is worth, and what the most telling part of it is. */
  total: number;
  best: number;
  /** That part. */
  reason: Reason;
  value: string | undefined;
}

/**
 * Up to four others for every listed work, by its id. Most relations hold in both directions: the pairs that have most in
 * common are taken first, while both have room. What is left over leads on without an answer. No work leads to its
 * neighbours in its category, which its page shows besides, and no two lead to the same four.
 */
export function relationsOf({
  works,
  valuesOf,
}: Pick<FacetIndex, 'works' | 'valuesOf'>): ReadonlyMap<number, readonly Relation[]> {
  const pairs = pairsAmong({ works, valuesOf }).sort(
    (a, b) => worthOf(b) - worthOf(a) || a.one - b.one || a.other - b.other,
  );
  const candidates = works.map((): Pair[] => []);
  for (const pair of pairs) {
    candidates[pair.one]?.push(pair);
    candidates[pair.other]?.push(pair);
  }
  const chosen = works.map((): Pair[] => []);
  const hasRoom = (work: number, { reason }: Pair) => {
    const own = chosen[work] ?? [];
    const alike = own.filter((pair) => pair.reason === reason).length;
    return own.length < RELATIONS_OF_WORK && alike < MOST_FOR_A_REASON;
  };
  for (const pair of pairs) {
    if (!hasRoom(pair.one, pair) || !hasRoom(pair.other, pair)) continue;
    chosen[pair.one]?.push(pair);
    chosen[pair.other]?.push(pair);
  }
  const fours = new Set<string>();
  chosen.forEach((own, work) => {
    const rest = (candidates[work] ?? []).filter((pair) => !own.includes(pair));
    for (const pair of rest) if (hasRoom(work, pair)) own.push(pair);
    for (const pair of rest) {
      if (own.length < RELATIONS_OF_WORK && !own.includes(pair)) own.push(pair);
    }
    const spare = rest.filter((pair) => !own.includes(pair));
    while (own.length === RELATIONS_OF_WORK && fours.has(fourOf(own, work)) && spare.length > 0) {
      own.splice(-1, 1, ...spare.splice(0, 1));
    }
    fours.add(fourOf(own, work));
  });
  return new Map(
    works.map(({ entry }, at) => [
      entry.id,
      (chosen[at] ?? [])
        .toSorted((a, b) => worthOf(b) - worthOf(a))
        .flatMap((pair): Relation[] => {
          const other = works[otherOf(pair, at)];
          const { reason, value } = pair;
          return other
            ? [{ work: other.entry.id, reason, ...(value !== undefined && { value }) }]
            : [];
        }),
    ]),
  );
}

function worthOf({ total, best }: Pair): number {
  return best + FURTHER_REASON * (total - best);
}

function otherOf({ one, other }: Pair, work: number): number {
  return one === work ? other : one;
}

function fourOf(pairs: readonly Pair[], work: number): string {
  return pairs
    .map((pair) => otherOf(pair, work))
    .sort((a, b) => a - b)
    .join();
}

/** All pairs that share something, each once, but for neighbours. */
function pairsAmong({ works, valuesOf }: Pick<FacetIndex, 'works' | 'valuesOf'>): Pair[] {
  const pairs = new Map<number, Pair>();
  const neighbours = neighboursAmong(works);
  const note = (
    [a, b]: readonly [number, number],
    worth: number,
    reason: Reason,
    value?: string,
  ) => {
    const [one, other] = a < b ? [a, b] : [b, a];
    const key = one * works.length + other;
    if (one === other || neighbours.has(key)) return;
    const known = pairs.get(key);
    if (!known) {
      pairs.set(key, { one, other, total: worth, best: worth, reason, value });
      return;
    }
    known.total += worth;
    if (worth <= known.best) return;
    known.best = worth;
    known.reason = reason;
    known.value = value;
  };

  const share = (
    kind: keyof typeof WORTH,
    keysOf: (work: StoredWork) => readonly string[],
    reasonOf: (key: string) => Pick<Relation, 'reason' | 'value'>,
  ) => {
    for (const [key, group] of grouped(works, keysOf)) {
      const { base, rarity } = WORTH[kind];
      const worth = base + rarity * Math.log2(works.length / group.length);
      const { reason, value } = reasonOf(key);
      for (const pair of within(group)) note(pair, worth, reason, value);
    }
  };
  const valuesIn = ({ entry }: StoredWork) => valuesOf.get(entry.id);
  share(
    'place',
    (work) => valuesIn(work)?.place ?? [],
    (value) => ({ reason: 'place', value }),
  );
  share('season', seasonsOf, (key) => ({ reason: key.split(' ')[0] as Reason }));
  // Alone they say little of a landscape and a portrait.
  share(
    'materials',
    (work) => {
      const { technique = [], ground = [] } = valuesIn(work) ?? {};
      const hasBoth = technique.length > 0 && ground.length > 0;
      return hasBoth ? [[work.entry.category, ...technique, ...ground].join()] : [];
    },
    () => ({ reason: 'materials' }),
  );
  share(
    'year',
    (work) => (valuesIn(work)?.year ?? []).map((year) => `${work.entry.category} ${year}`),
    () => ({ reason: 'year' }),
  );
  share(
    'category',
    ({ entry }) => [entry.category],
    (value) => ({ reason: 'category', value }),
  );

  const colours = works.map(({ palette = [] }) => averageOf(palette));
  // Of one section, or so strong that a landscape and a portrait look alike by them.
  const byColour = grouped(works, (work, at) => {
    const pigment = valuesIn(work)?.colour[0] ?? 'grey';
    const [, a, b] = colours[at] ?? [0, 0, 0];
    const isStrong = Math.hypot(a, b) >= STRONG_CHROMA;
    return [`${work.entry.category} ${pigment}`, ...(isStrong ? [pigment] : [])];
  });
  const lightnessOf = (work: number) => colours[work]?.[0] ?? 0;
  const compared = new Set<number>();
  for (const group of byColour.values()) {
    for (const pair of within(group.toSorted((a, b) => lightnessOf(a) - lightnessOf(b)))) {
      const [one, other] = [colours[pair[0]], colours[pair[1]]];
      const key = pair[0] * works.length + pair[1];
      if (!one || !other || compared.has(key)) continue;
      compared.add(key);
      const far = Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
      if (far < CLOSE_COLOUR) note(pair, WORTH_OF_COLOUR * (1 - far / CLOSE_COLOUR), 'colour');
    }
  }
  for (const { from, to, kind } of mentionsIn(works)) note([from, to], WORTH_OF_WORDS[kind], kind);
  return [...pairs.values()];
}

/** The pairs of works that stand side by side in their category. */
function neighboursAmong(works: readonly StoredWork[]): ReadonlySet<number> {
  const groups = grouped(works, ({ entry }) => [entry.category]).values();
  return new Set(
    [...groups].flatMap((group) =>
      group.slice(1).map((work, index) => (group[index] ?? 0) * works.length + work),
    ),
  );
}

/** The positions of the works that have a key, in their order. */
function grouped(
  works: readonly StoredWork[],
  keysOf: (work: StoredWork, at: number) => readonly string[],
): ReadonlyMap<string, number[]> {
  const groups = new Map<string, number[]>();
  works.forEach((work, at) => {
    for (const key of keysOf(work, at)) {
      const group = groups.get(key);
      if (group) group.push(at);
      else groups.set(key, [at]);
    }
  });
  return groups;
}

/** Every member of a group with those that follow within reach. */
function* within(group: readonly number[]): Generator<readonly [number, number]> {
  for (const [at, one] of group.entries()) {
    for (const other of group.slice(at + 1, at + 1 + REACH)) yield [one, other];
  }
}

const seasonsOf = memoizeWeakly(({ entry }: StoredWork): readonly string[] => {
  const found = contentSeason(entry.details.date ?? '');
  return found ? [`${found.season} ${found.year}`] : [];
});

/** What a palette is on the whole; paper counts too, since it is seen. */
const averageOf = memoizeWeakly((palette: Palette): Oklab | undefined => {
  if (palette.length === 0) return undefined;
  const sums: [number, number, number] = [0, 0, 0];
  let parts = 0;
  for (const { colour, part } of palette) {
    const [red = 0, green = 0, blue = 0] = channelsOf(colour);
    const lab = oklab(red, green, blue);
    for (const axis of [0, 1, 2] as const) sums[axis] += lab[axis] * part;
    parts += part;
  }
  return [sums[0] / parts, sums[1] / parts, sums[2] / parts];
});
