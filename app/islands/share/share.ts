import type { Shared } from './share-links.ts';

/** Prefers the device's own sharing. Synchronizes with it, the surrounding lightbox and the document head. */
export async function pressShare(button: HTMLElement): Promise<void> {
  const shared = sharedBy(button);
  const { url, title } = shared;
  if (button.dataset.code === undefined && 'share' in navigator) {
    try {
      return await navigator.share({ title, url });
    } catch (error) {
      // A visitor who cancels wants no panel; a device that refuses needs one.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const { openSharePanel } = await import('./share-panel.ts');
  await openSharePanel(shared);
}

/** Title and image are those of the surrounding lightbox, if any. */
function sharedBy(button: HTMLElement): Shared {
  const { share } = button.dataset;
  const lightbox = button.closest('dialog');
  const title = lightbox?.querySelector('h2')?.textContent ?? document.title;
  // Drops the query, unless the button names one.
  const url = new URL(share || location.pathname, location.origin).href;
  const onScreen = lightbox?.querySelector<HTMLImageElement>('[data-place="current"] picture img');
  const preview = document.querySelector<HTMLMetaElement>('meta[property="og:image"]');
  return { url, title, picture: onScreen?.src ?? (share ? undefined : preview?.content) };
}
