import type { FindWorks } from './quiet-island.tsx';

const SHOW_ASKED = /[?&]quiet\b/;

let findWorksOfPage: FindWorks | undefined;

/** Rejects only when pressed: a show from the URL waits for the network. Synchronizes with the URL and the host. */
export async function showQuietly(findWorks: FindWorks, isPressed: boolean): Promise<void> {
  if (!findWorksOfPage) addEventListener('popstate', obeyAddress);
  findWorksOfPage = findWorks;
  if (isPressed) await open(true);
  else obeyAddress();
}

function obeyAddress(): void {
  if (!SHOW_ASKED.test(location.search)) return;
  // A tablet may be ready before its network.
  open(false).catch(() => addEventListener('online', obeyAddress, { once: true }));
}

async function open(isPressed: boolean): Promise<void> {
  const { openQuiet } = await import('./quiet-island.tsx');
  if (findWorksOfPage) await openQuiet(findWorksOfPage, isPressed);
}
