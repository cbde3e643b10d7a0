import type { Shared } from './share-links.ts';

/** Uses the device's share sheet if there is one, and opens the share panel otherwise or for `data-code`. */
export async function pressShare(button: HTMLElement): Promise<void> {
  const shared = sharedContent(button);
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
function sharedContent(button: HTMLElement): Shared {
  const { share } = button.dataset;
  const lightbox = button.closest('dialog');
  const title = lightbox?.querySelector('h2')?.textContent ?? document.title;
  // Without the query string, unless `data-share` contains one.
  const url = new URL(share || location.pathname, location.origin).href;
  const currentImage = lightbox?.querySelector<HTMLImageElement>(
    '[data-place="current"] picture img',
  );
  const preview = document.querySelector<HTMLMetaElement>('meta[property="og:image"]');
  return { url, title, picture: currentImage?.src ?? (share ? undefined : preview?.content) };
}
