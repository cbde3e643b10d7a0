export type Address = Pick<HTMLAnchorElement, 'href' | 'origin' | 'pathname' | 'search'>;

/** False for a place in the same document. The page's own URL without a fragment reloads it. */
export function leadsToDocument(to: Address, from: Address): boolean {
  if (to.origin !== from.origin) return false;
  return !isSamePage(to, from) || !to.href.includes('#');
}

/** Ignores the fragment. */
export function isSamePage(one: Address, other: Address): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}

export function documentLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
  return link && leadsToDocument(link, location) ? link : undefined;
}
