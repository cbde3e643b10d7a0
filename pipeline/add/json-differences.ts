import { isDeepStrictEqual } from 'node:util';

type Fields = Readonly<Record<string, unknown>>;

interface Entry extends Fields {
  readonly id: number;
}

/** A field name, a list index from 0, or an entry, which keeps its identity when it moves. */
export type Step = string | number | Entry;

export interface Difference {
  readonly path: readonly Step[];
  readonly what: 'changed' | 'added' | 'removed' | 'moved';
  readonly before?: unknown;
  readonly after?: unknown;
}

export const WORK_KEY = /^art-[1-9]\d*$/;

export function differencesIn(
  before: unknown,
  after: unknown,
  path: readonly Step[] = [],
): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isEntryList(before) && isEntryList(after)) return entryDifferences(before, after, path);
  if (areBoth(isList, before, after)) {
    return listDifferences(asList(before), asList(after), path);
  }
  if (areBoth(isFields, before, after)) {
    return fieldDifferences(before as Fields | undefined, after as Fields | undefined, path);
  }
  return [{ path, what: 'changed', before, after }];
}

function areBoth(isOfKind: (value: unknown) => boolean, before: unknown, after: unknown): boolean {
  return [before, after].every((value) => value === undefined || isOfKind(value));
}

function entryDifferences(
  before: readonly Entry[],
  after: readonly Entry[],
  path: readonly Step[],
): Difference[] {
  const formerAt = new Map(before.map((entry) => [entry.id, entry]));
  const ids = new Set(after.map(({ id }) => id));
  const kept = after.filter(({ id }) => formerAt.has(id));
  const formerPlaces = new Map(
    before.filter(({ id }) => ids.has(id)).map(({ id }, place) => [id, place]),
  );
  const places = kept.map(({ id }) => formerPlaces.get(id) ?? 0);
  const inOrder = longestRise(places);
  return [
    ...before
      .filter(({ id }) => !ids.has(id))
      .map((entry) => ({ path: [...path, entry], what: 'removed' as const })),
    ...after.flatMap((entry) => {
      const former = formerAt.get(entry.id);
      const place = [...path, entry];
      return former
        ? differencesIn(former, entry, place)
        : [{ path: place, what: 'added' as const }];
    }),
    ...kept.flatMap((entry, index): Difference[] => {
      const place = places[index] ?? 0;
      if (inOrder.has(place)) return [];
      return [{ path: [...path, entry], what: 'moved', before: place, after: index }];
    }),
  ];
}

/** Returns the longest rising subsequence: all other entries have moved. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const ends: { readonly length: number; readonly from: number }[] = [];
  let best = -1;
  for (const [index, number] of numbers.entries()) {
    let from = -1;
    for (let earlier = 0; earlier < index; earlier += 1) {
      const isLower = (numbers[earlier] ?? 0) < number;
      if (isLower && (ends[earlier]?.length ?? 0) > (ends[from]?.length ?? 0)) from = earlier;
    }
    ends.push({ length: (ends[from]?.length ?? 0) + 1, from });
    if ((ends[index]?.length ?? 0) > (ends[best]?.length ?? 0)) best = index;
  }
  const rise = new Set<number>();
  for (let at = best; at >= 0; at = ends[at]?.from ?? -1) rise.add(numbers[at] ?? 0);
  return rise;
}

function listDifferences(
  before: readonly unknown[],
  after: readonly unknown[],
  path: readonly Step[],
): Difference[] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isDeepStrictEqual(before[start], after[start])) start += 1;
  let end = 0;
  while (end < most - start && isDeepStrictEqual(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const old = before.slice(start, before.length - end);
  const now = after.slice(start, after.length - end);
  return Array.from({ length: Math.max(old.length, now.length) }, (_, index) =>
    differencesIn(old[index], now[index], [...path, start + index]),
  ).flat();
}

function fieldDifferences(
  before: Fields = {},
  after: Fields = {},
  path: readonly Step[],
): Difference[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key): Difference[] => {
    const place = [...path, key];
    if (WORK_KEY.test(key) && before[key] === undefined) return [{ path: place, what: 'added' }];
    if (WORK_KEY.test(key) && after[key] === undefined) return [{ path: place, what: 'removed' }];
    return differencesIn(before[key], after[key], place);
  });
}

function isEntryList(value: unknown): value is readonly Entry[] {
  return isList(value) && value.every((each) => isFields(each) && typeof each.id === 'number');
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function asList(value: unknown): readonly unknown[] {
  return isList(value) ? value : [];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
