/**
 * Where a visitor is led from an address of a work or a post that has no page (spec §5): the id decides, so a work
 * under a wrong category is found at its own address, and an unknown id leads to `/404`. From a page that a category
 * does not have, or no longer, the category itself. Any other address leads nowhere: it shows the not-found page where
 * it is.
 *
 * Self-contained on purpose: its source also runs in `404.html`, for hosts that cannot redirect.
 *
 * @param path without the base path
 * @param categories the category of every work by its id
 * @example destinationOf('/en/gallery/portrait/12', { 12: 'landscape' }) // '/en/gallery/landscape/12'
 * @example destinationOf('/news/99', {}) // '/404'
 */
export function destinationOf(
  path: string,
  categories: Readonly<Record<string, string>>,
): string | undefined {
  const page = /^((?:\/en)?\/gallery\/[^/]+)\/page\/[^/]+\/?$/.exec(path);
  if (page) return page[1];
  const match = /^(\/en)?\/(gallery\/[^/]+|news)\/([^/]+)\/?$/.exec(path);
  if (!match) return undefined;
  const prefix = match[1] ?? '';
  const id = match[3] ?? '';
  const isKnownWork = match[2] !== 'news' && Object.hasOwn(categories, id);
  const destination = isKnownWork ? `${prefix}/gallery/${categories[id]}/${id}` : `${prefix}/404`;
  return destination === path ? undefined : destination;
}
