/** The parts of an address that say which document it names; links and `location` have them. */
export type Address = Pick<HTMLAnchorElement, 'href' | 'origin' | 'pathname' | 'search'>;

/** Whether a press on a link is to be followed in this tab. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * Whether an address leads from one document of the site to another, and not to a place in the same one. The address of
 * the page itself, without a fragment, loads it anew.
 */
export function leadsToDocument(to: Address, from: Address): boolean {
  if (to.origin !== from.origin) return false;
  return !isSamePage(to, from) || !to.href.includes('#');
}

/** Whether two addresses differ in nothing but the place in the page. */
export function isSamePage(one: Address, other: Address): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}

/** The link to a document of the site that an event has met, if any. */
export function documentLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
  return link && leadsToDocument(link, location) ? link : undefined;
}
