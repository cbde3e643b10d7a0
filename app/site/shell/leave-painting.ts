import { documentLinkOf } from './links.ts';

// Synchronizes with the layout and session storage: `carried-painting.js` and `return-painting.ts` read the place.
// The picture is in the link, in another link to the same page, or in the lightbox.
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
    // A link that opens the lightbox does not leave the page.
    if (!picture || dataset?.opens) return;
    const { x, y, width, height } = picture.getBoundingClientRect();
    if (y + height < 0 || y > innerHeight) return;
    // The small file is ready in the next page's first frame; the lightbox's may be frames late.
    const { currentSrc: source } = card?.naturalWidth ? card : picture;
    const left = { from: location.href, path, x, y, width, height, source };
    try {
      sessionStorage.setItem('painting', JSON.stringify(left));
      // May load late: then only the way back has no motion.
      import('#app/ui/pictures/return-painting.ts')
        .then((part) => part.startReturnPainting(picture))
        .catch(() => {});
    } catch {
      // Blocked storage means no motion.
    }
  });
}
