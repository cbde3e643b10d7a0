import { documentLinkOf } from './links.ts';

/**
 * Remembers where a painting stands when a link to its page is pressed, so that it can come from there:
 * `carried-painting.js`. It stands in the link, in another one to the same page, or in the lightbox.
 *
 * Synchronizes with the layout and the storage of the tab.
 */
export function startLeavePainting(): void {
  document.addEventListener('click', (event) => {
    const path = documentLinkOf(event)?.pathname;
    const picture =
      document.querySelector<HTMLImageElement>(
        `dialog[open]:has(a[href="${path}"]) [data-place="current"] picture img`,
      ) ?? document.querySelector<HTMLImageElement>(`a[href="${path}"] img`);
    if (!path || !picture) return;
    const { x, y, width, height, bottom } = picture.getBoundingClientRect();
    if (bottom < 0 || y > innerHeight) return;
    const place = { x: x + width / 2, y: y + height / 2, width, source: picture.currentSrc };
    try {
      sessionStorage.setItem('painting', JSON.stringify({ from: location.href, path, ...place }));
    } catch {
      // Where nothing may be remembered, nothing moves.
    }
  });
}
