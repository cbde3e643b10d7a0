/**
 * Works in the order in which a category shows them (spec §2): descending priority, a missing one counts as 0.
 *
 * Ties keep the order they come in, which in the content is newest first; the list that is given stays as it is.
 */
export function sortByPriority<Item extends { readonly priority?: number | undefined }>(
  items: readonly Item[],
): Item[] {
  return items.toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
}
