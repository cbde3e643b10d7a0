import type { Shared } from '#catalogue/site/share-links.ts';

/**
 * Passes on what a button is about: by the device's own sharing where it has one, else by a panel with services. The
 * panel also comes for a QR code.
 *
 * Synchronizes with the device's sharing, and the attributes of the button (`ui/shared-by.ts`) and the head of the page.
 */
export async function pressShare(button: HTMLElement): Promise<void> {
  const shared = sharedOf(button.dataset);
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

function sharedOf({ share, title, picture }: DOMStringMap): Shared {
  // Of a query, only what the page itself says belongs to it.
  const address = new URL(share || location.pathname, location.origin).href;
  const preview = share
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
  return {
    address,
    title: title ?? document.title,
    picture: picture ? new URL(picture, location.origin).href : preview,
  };
}
