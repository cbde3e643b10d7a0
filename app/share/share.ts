import type { Shared } from '#catalogue/site/share-links.ts';

/**
 * Passes on what a button is about: by the device's own sharing where it has one, else by a panel with services. The
 * panel also comes for a QR code.
 *
 * Synchronizes with the device's sharing, and what stands around the button and in the head of the page.
 */
export async function pressShare(button: HTMLElement): Promise<void> {
  const shared = sharedOf(button);
  const { address: url, title } = shared;
  if (button.dataset.code === undefined && 'share' in navigator) {
    try {
      return await navigator.share({ title, url });
    } catch (error) {
      // Whoever has changed her mind wants no other way; a device that refuses is no way.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const { openSharePanel } = await import('./share-panel.tsx');
  await openSharePanel(shared);
}

/** What a button names, else the page; title and picture are those of its lightbox, where it stands in one. */
function sharedOf(button: HTMLElement): Shared {
  const { share } = button.dataset;
  const lightbox = button.closest('dialog');
  const title = lightbox?.querySelector('h2')?.textContent ?? document.title;
  // Of a query, only what the page itself says belongs to it.
  const address = new URL(share || location.pathname, location.origin).href;
  const onScreen = lightbox?.querySelector<HTMLImageElement>('[data-place="current"] picture img');
  const preview = document.querySelector<HTMLMetaElement>('meta[property="og:image"]');
  return { address, title, picture: onScreen?.src ?? (share ? undefined : preview?.content) };
}
