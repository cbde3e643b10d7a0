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
 * @param languages those that have a folder
 * @example destinationOf('/en/gallery/portrait/12', { 12: 'landscape' }, ['en']) // '/en/gallery/landscape/12'
 * @example destinationOf('/news/99', {}, ['en']) // '/404'
 */
export function destinationOf(
  path: string,
  categories: Readonly<Record<string, string>>,
  languages: readonly string[],
): string | undefined {
  const folder = path.split('/')[1] ?? '';
  const prefix = languages.includes(folder) ? `/${folder}` : '';
  const rest = path.slice(prefix.length);
  const page = /^(\/gallery\/[^/]+)(?:\/words)?\/page\/[^/]+\/?$/.exec(rest);
  if (page) return `${prefix}${page[1]}`;
  // The index of words was tried and dropped.
  if (/^\/gallery\/all\/words\/?$/.test(rest)) return `${prefix}/gallery/all`;
  const match = /^\/(gallery\/[^/]+|news)\/([^/]+)\/?$/.exec(rest);
  if (!match) return undefined;
  const id = match[2] ?? '';
  const isKnownWork = match[1] !== 'news' && Object.hasOwn(categories, id);
  const destination = isKnownWork ? `${prefix}/gallery/${categories[id]}/${id}` : `${prefix}/404`;
  return destination === path ? undefined : destination;
}
