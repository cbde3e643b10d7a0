import type { LightboxItem } from '#app/lightbox/lightbox-item.ts';

/** The works of a page, in their order; rejects when they do not come. */
export type FindWorks = () => Promise<readonly LightboxItem[]>;

/** What the address of a show has in its query. */
const SHOW_ASKED = /[?&]quiet\b/;

let findWorksOfPage: FindWorks | undefined;

/**
 * Shows the works of a page quietly, one after the other; later also when the visitor comes back to its address. Without
 * what is fetched for that, the page stays as it is.
 *
 * Synchronizes with the address and the host.
 *
 * @param isPressed whether a visitor has asked for it on the page, and not by its address
 */
export function showQuietly(findWorks: FindWorks, isPressed: boolean): void {
  if (!findWorksOfPage) addEventListener('popstate', obeyAddress);
  findWorksOfPage = findWorks;
  if (isPressed) open(true).catch(() => {});
  else obeyAddress();
}

function obeyAddress(): void {
  if (!SHOW_ASKED.test(location.search)) return;
  // A tablet that is switched on before its network shows something as soon as it can.
  open(false).catch(() => addEventListener('online', obeyAddress, { once: true }));
}

async function open(isPressed: boolean): Promise<void> {
  const { openQuiet } = await import('./quiet-island.tsx');
  if (findWorksOfPage) await openQuiet(findWorksOfPage, isPressed);
}
