import type { LightboxItem } from '#app/lightbox/lightbox-item.ts';

/** The works of a page, in their order; rejects when they do not come. */
export type FindWorks = () => Promise<readonly LightboxItem[]>;

/** What the address of a show has in its query. */
const SHOW_ASKED = /[?&]quiet\b/;

let findWorksOfPage: FindWorks | undefined;

/**
 * Shows the works of a page quietly, one after the other; later also when the visitor comes back to its address.
 *
 * Rejects when a visitor has asked for it and it does not come.
 *
 * Synchronizes with the address and the host.
 *
 * @param isPressed whether a visitor has asked for it on the page, and not by its address
 */
export async function showQuietly(findWorks: FindWorks, isPressed: boolean): Promise<void> {
  if (!findWorksOfPage) addEventListener('popstate', obeyAddress);
  findWorksOfPage = findWorks;
  if (isPressed) await open(true);
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
