// Same as `--duration-panel` and the easing of carried-painting.css.
const MOTION = { duration: 250, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

let pressed: HTMLImageElement | undefined;

// Only for Back to a page in the back/forward cache. `carried-painting.js` has stored the position.
// Synchronizes with the history and session storage.
export function startReturnPainting(picture: HTMLImageElement): void {
  pressed = picture;
  addEventListener('pagereveal', comeBack);
}

function comeBack(): void {
  const left = JSON.parse(sessionStorage.getItem('painting') ?? 'null');
  const isBack = left?.from === window.navigation?.activation?.from?.url;
  if (!pressed || !isBack || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const picture = pressed;
  const { x, y, width, height } = picture.getBoundingClientRect();
  const [across, down] = [
    left.x - x + (left.width - width) / 2,
    left.y - y + (left.height - height) / 2,
  ];
  // Above the pictures it passes.
  picture.style.position = 'relative';
  picture.style.zIndex = '1';
  picture
    .animate(
      { translate: [`${across}px ${down}px`, '0px 0px'], scale: [left.width / width, 1] },
      MOTION,
    )
    .finished.finally(() => picture.removeAttribute('style'));
}
