import type { GalleryEntry } from '#catalogue/content/gallery-entry.ts';
import { isListed } from './artwork.ts';
import type { Category } from './categories.ts';

interface ListedWork {
  readonly entry: Pick<GalleryEntry, 'category' | 'active' | 'priority'>;
}

/**
 * The works of a category in the order of its page: listed ones, by descending priority, of which a missing one counts
 * as 0 (spec §2).
 *
 * Ties keep the order they come in, which in the content is newest first; the list that is given stays as it is.
 */
export function listedWorks<Work extends ListedWork>(
  works: readonly Work[],
  category: Category,
): Work[] {
  return allListedWorks(works.filter(({ entry }) => entry.category === category));
}

/** The listed works of all categories, in the same order. */
export function allListedWorks<Work extends ListedWork>(works: readonly Work[]): Work[] {
  return works
    .filter(({ entry }) => isListed(entry))
    .sort((a, b) => (b.entry.priority ?? 0) - (a.entry.priority ?? 0));
}
