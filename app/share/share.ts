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

/** What the attributes of a button say; without any it is the page. The picture is that of the lightbox or the page. */
function sharedOf(button: HTMLElement): Shared {
  const { share, title = document.title } = button.dataset;
  // Of a query, only what the page itself says belongs to it.
  const address = new URL(share || location.pathname, location.origin).href;
  const onScreen = button
    .closest('dialog')
    ?.querySelector<HTMLImageElement>('[data-place="current"] picture img');
  const preview = document.querySelector<HTMLMetaElement>('meta[property="og:image"]');
  return { address, title, picture: onScreen?.src ?? (share ? undefined : preview?.content) };
}
