import { documentLinkOf } from './links.ts';

/**
 * Remembers where a painting stands when a link to its page is pressed, so that it can come from there, and back:
 * `carried-painting.js`, `return-painting.ts`. It stands in the link, in another one to the same page, or in the lightbox.
 *
 * Synchronizes with the layout and the storage of the tab.
 */
export function startLeavePainting(): void {
  document.addEventListener('click', (event) => {
    const { pathname: path, dataset } = documentLinkOf(event) ?? {};
    const link = `a[href="${path}"]`;
    const card = document.querySelector<HTMLImageElement>(`${link} img`);
    const picture =
      document
        .querySelector(`dialog[open] ${link}`)
        ?.closest('dialog')
        ?.querySelector<HTMLImageElement>('[data-place="current"] picture img') ?? card;
    // What opens the lightbox leads nowhere.
    if (!picture || dataset?.opens) return;
    const { x, y, width, height } = picture.getBoundingClientRect();
    if (y + height < 0 || y > innerHeight) return;
    // The smaller file is there in the first frame of the next page, one of the lightbox sometimes frames later.
    const { currentSrc: source } = card?.naturalWidth ? card : picture;
    const left = { from: location.href, path, x, y, width, height, source };
    try {
      sessionStorage.setItem('painting', JSON.stringify(left));
      // It comes with the next page, or later: without it, nothing moves on the way Back.
      import('#app/pictures/return-painting.ts')
        .then((part) => part.startReturnPainting(picture))
        .catch(() => {});
    } catch {
      // Where nothing may be remembered, nothing moves.
    }
  });
}
