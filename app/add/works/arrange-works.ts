import { moved } from '#app/ui/move-item.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import type { StoredWork } from '#catalogue/works/catalogue.ts';

type Works = readonly StoredWork[];

/** Only works of one priority can swap places. */
export interface PriorityGroup {
  readonly priority: number;
  readonly ids: readonly number[];
}

interface Wanted {
  readonly text: string;
  readonly category: Category | undefined;
}

/** One category is in the order of its page; hidden works are included. */
export function findWorks(works: Works, { text, category }: Wanted): StoredWork[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  const found = works.filter((work) => {
    if (category !== undefined && work.entry.category !== category) return false;
    const said = folded(
      [work.entry.id, ...Object.values(work.words).map((each) => each?.title ?? '')].join(' '),
    );
    return words.every((word) => said.includes(word));
  });
  if (category === undefined) return found;
  return found.sort((a, b) => priorityOf(b) - priorityOf(a));
}

export function priorityGroups(works: Works, category: Category): PriorityGroup[] {
  const groups = new Map<number, number[]>();
  for (const work of findWorks(works, { text: '', category })) {
    const priority = priorityOf(work);
    groups.set(priority, [...(groups.get(priority) ?? []), work.entry.id]);
  }
  return [...groups].map(([priority, ids]) => ({ priority, ids }));
}

/** `place` counts from 0 within the group. */
export function moveWork(
  groups: readonly PriorityGroup[],
  id: number,
  place: number,
): readonly PriorityGroup[] {
  return groups.map((group) => {
    const { ids } = group;
    if (!ids.includes(id) || place < 0 || place >= ids.length) return group;
    return { ...group, ids: moved(ids, ids.indexOf(id), place) };
  });
}

/** Each group keeps its positions in the file. */
export function orderInFile(
  works: Works,
  category: Category,
  groups: readonly PriorityGroup[],
): number[] {
  const next = new Map(groups.map(({ priority, ids }) => [priority, ids[Symbol.iterator]()]));
  return works
    .filter(({ entry }) => entry.category === category)
    .map((work) => next.get(priorityOf(work))?.next().value ?? work.entry.id);
}

/** Spec §2: a missing priority counts as 0. */
function priorityOf({ entry }: StoredWork): number {
  return entry.priority ?? 0;
}

/** Nobody types ё on purpose. */
function folded(text: string): string {
  return normalizeSpaces(text).toLowerCase().replaceAll('ё', 'е');
}
