import { CATEGORIES, type Category } from '#catalogue/schema/categories.ts';
import { LABELS } from '#catalogue/texts/labels.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { ExpectedError } from '#pipeline/expected-error.ts';
import type { Collection } from '#pipeline/saving/collection.ts';
import { text } from './messages.ts';

/**
 * The category of the photos in a folder, by the names of categories in URLs or on pages.
 * @param chosen for folders without the name of a category
 * @throws {ExpectedError} for an unknown category
 */
export function categoryFinder({ files }: Collection, chosen: string | undefined) {
  const own = Object.keys(files.site.salvaged?.categories ?? {});
  const categories: readonly Category[] = own.length > 0 ? own : CATEGORIES;
  const translations = Object.values(files.translation).map(({ salvaged }) => salvaged);
  // The last of two equal names counts.
  const names = [...Object.values(LABELS), ...translations, {}].flatMap((labels) =>
    categories.map((each) => [folded(labels?.category?.[each] ?? each), each] as const),
  );
  const byName = new Map(names);
  const fallback = byName.get(folded(chosen ?? ''));
  if (chosen !== undefined && fallback === undefined) {
    throw new ExpectedError(text().unknownCategory(chosen, categories.join(', ')));
  }
  // A folder with another name is probably not meant for the only category.
  const only = categories.length === 1 ? categories[0] : undefined;
  return (folder: string): Category | undefined => {
    const named = folder.split('/').map((name) => byName.get(folded(name)));
    return named.findLast(Boolean) ?? fallback ?? (folder === '.' ? only : undefined);
  };
}

function folded(name: string): string {
  return normalizeSpaces(name).trim().toLowerCase();
}
