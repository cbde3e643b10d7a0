import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import { isListed } from './artwork.ts';
import type { Category } from './categories.ts';

interface ListedWork {
  readonly entry: Pick<GalleryEntry, 'category' | 'active' | 'priority'>;
}

/** Spec §2: by descending priority, where a missing one counts as 0. Ties keep the content order, newest first. */
export function listedWorks<Work extends ListedWork>(
  works: readonly Work[],
  category: Category,
): Work[] {
  return allListedWorks(works.filter(({ entry }) => entry.category === category));
}

export function allListedWorks<Work extends ListedWork>(works: readonly Work[]): Work[] {
  return works
    .filter(({ entry }) => isListed(entry))
    .sort((a, b) => (b.entry.priority ?? 0) - (a.entry.priority ?? 0));
}
