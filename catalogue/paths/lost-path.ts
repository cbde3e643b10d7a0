// Spec §5: the id decides, so a work under a wrong category is found and an unknown id leads to `/404`.
// Self-contained: its source also runs in `404.html`, for hosts that cannot redirect.
export function destinationOf(
  path: string,
  categories: Readonly<Record<string, string>>,
  languages: readonly string[],
): string | undefined {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {}
  // Links copied from a text may end with its punctuation; no path of a page does.
  const tidy = decoded.replace(/[\p{P}\p{S}\p{Z}\p{C}]+$/u, '');
  const isPathOfPage = /^(?:\/[\w-]+)*$/.test(tidy);
  if (isPathOfPage && tidy !== decoded.replace(/\/+$/, '')) return tidy || '/';
  const folder = path.split('/')[1] ?? '';
  const prefix = languages.includes(folder) ? `/${folder}` : '';
  const rest = path.slice(prefix.length);
  const page = /^(\/gallery\/[^/]+)(?:\/words)?\/page\/[^/]+\/?$/.exec(rest);
  if (page) return `${prefix}${page[1]}`;
  // Earlier versions had this page.
  if (/^\/gallery\/all\/words\/?$/.test(rest)) return `${prefix}/gallery/all`;
  const match = /^\/(gallery\/[^/]+|news)\/([^/]+)\/?$/.exec(rest);
  if (!match) return undefined;
  const id = match[2] ?? '';
  const isKnownWork = match[1] !== 'news' && Object.hasOwn(categories, id);
  const destination = isKnownWork ? `${prefix}/gallery/${categories[id]}/${id}` : `${prefix}/404`;
  return destination === path ? undefined : destination;
}
