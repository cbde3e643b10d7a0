import type { CatalogueWork } from '#catalogue/catalogue.ts';
import type { Category } from '#catalogue/works/categories.ts';
import { moved } from '#catalogue/works/selection.ts';

type Works = readonly CatalogueWork[];

/** The works of a category that may change places: those of one priority, the first one first. */
export interface PriorityGroup {
  readonly priority: number;
  readonly ids: readonly number[];
}

interface Wanted {
  /** Words of a title in any language, or a number. */
  readonly text: string;
  /** Without one, works of all categories in the order of the file. */
  readonly category: Category | undefined;
}

/** The works that are looked for; those of one category in the order of its page, hidden ones included. */
export function findWorks(works: Works, { text, category }: Wanted): CatalogueWork[] {
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

/** The works of a category by priority, the highest first. */
export function priorityGroups(works: Works, category: Category): PriorityGroup[] {
  const groups = new Map<number, number[]>();
  for (const work of findWorks(works, { text: '', category })) {
    const priority = priorityOf(work);
    groups.set(priority, [...(groups.get(priority) ?? []), work.entry.id]);
  }
  return [...groups].map(([priority, ids]) => ({ priority, ids }));
}

/** The groups with a work at another place of its own group, counted from 0; at its ends it stays. */
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

/** The works of a category in the order that the file is to have: each group in the places that are its own already. */
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

/** A missing priority counts as 0 (spec §2). */
function priorityOf({ entry }: CatalogueWork): number {
  return entry.priority ?? 0;
}

/** Nobody looks for ё on purpose. */
function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ё', 'е');
}
