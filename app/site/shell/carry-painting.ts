import { CURRENT_IMAGE } from '#app/islands/lightbox/lightbox-item.ts';

let carried: HTMLImageElement | undefined;

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
  carried = picture;
  // The small file is ready in the next page's first frame; the lightbox's may be frames late.
  const { currentSrc: source } = card?.naturalWidth ? card : picture;
  const origin = { from: location.href, path, x, y, width, height, source };
  try {
    sessionStorage.setItem('painting', JSON.stringify(origin));
  } catch {} // blocked storage
}

function comeBack(): void {
  const origin = JSON.parse(sessionStorage.getItem('painting') ?? 'null');
  const isBack = origin?.from === window.navigation?.activation?.from?.url;
  if (!carried || !isBack || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const picture = carried;
  const { x, y, width, height } = picture.getBoundingClientRect();
  const across = origin.x - x + (origin.width - width) / 2;
  const down = origin.y - y + (origin.height - height) / 2;
  Object.assign(picture.style, { position: 'relative', zIndex: 1 });
  const movement = picture.animate(
    { translate: [`${across}px ${down}px`, '0px 0px'], scale: [origin.width / width, 1] },
    { duration: 250, easing: 'cubic-bezier(0.2, 0, 0, 1)' }, // as in carried-painting.js
  );
  movement.finished.finally(() => picture.removeAttribute('style'));
}
