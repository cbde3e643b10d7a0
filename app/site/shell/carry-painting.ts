import { CURRENT_IMAGE } from '#app/islands/lightbox/lightbox-item.ts';

let left: HTMLImageElement | undefined;

export function start(): void {
  addEventListener('pageswap', leave);
  addEventListener('pagereveal', comeBack);
}

function leave({ activation }: PageSwapEvent): void {
  if (activation?.navigationType !== 'push') return;
  const path = new URL(activation.entry.url ?? '').pathname;
  const link = `a[href="${path}"]`;
  const card = document.querySelector<HTMLImageElement>(`${link} img`);
  // The open lightbox has another link to the page.
  const lightbox = document.querySelector(`dialog[open] ${link}`)?.closest('dialog');
  const picture = lightbox?.querySelector<HTMLImageElement>(CURRENT_IMAGE) ?? card;
  if (!picture) return;
  const { x, y, width, height } = picture.getBoundingClientRect();
  if (y + height < 0 || y > innerHeight) return;
  left = picture;
  // The small file is ready in the next page's first frame; the lightbox's may be frames late.
  const { currentSrc: source } = card?.naturalWidth ? card : picture;
  const place = { from: location.href, path, x, y, width, height, source };
  try {
    sessionStorage.setItem('painting', JSON.stringify(place));
  } catch {} // blocked storage
}

function comeBack(): void {
  const place = JSON.parse(sessionStorage.getItem('painting') ?? 'null');
  const isBack = place?.from === window.navigation?.activation?.from?.url;
  if (!left || !isBack || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const picture = left;
  const { x, y, width, height } = picture.getBoundingClientRect();
  const across = place.x - x + (place.width - width) / 2;
  const down = place.y - y + (place.height - height) / 2;
  Object.assign(picture.style, { position: 'relative', zIndex: 1 });
  const movement = picture.animate(
    { translate: [`${across}px ${down}px`, '0px 0px'], scale: [place.width / width, 1] },
    { duration: 250, easing: 'cubic-bezier(0.2, 0, 0, 1)' }, // as in carried-painting.js
  );
  movement.finished.finally(() => picture.removeAttribute('style'));
}
