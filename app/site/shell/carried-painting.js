// Runs inline in the head of a work's page, before its first frame (docs/decisions/moving-between-pages.md).
addEventListener('pagereveal', async () => {
  let origin;
  try {
    origin = JSON.parse(sessionStorage.getItem('painting'));
  } catch {}
  const isHere = origin?.path === location.pathname;
  const isNext = origin?.from === window.navigation?.activation?.from?.url;
  if (!isHere || !isNext || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const picture = document.querySelector('[data-painting] picture img');
  const link = picture.closest('a');
  const { x, y, width, height } = picture.getBoundingClientRect();
  const across = origin.x - x + (origin.width - width) / 2;
  const down = origin.y - y + (origin.height - height) / 2;
  const movement = link.animate(
    { translate: [`${across}px ${down}px`, '0px 0px'], scale: [origin.width / width, 1] },
    { duration: 250, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  );
  // An `<img>`, since a background or a file decoded separately would be frames late.
  const preview = Object.assign(new Image(), { alt: '', decoding: 'sync', src: origin.source });
  link.prepend(preview);
  link.dataset.carried = '';
  // The larger file may come after the movement.
  await Promise.allSettled([picture.decode(), movement.finished]);
  delete link.dataset.carried;
  preview.remove();
});
// Going back: carry-painting.ts moves the painting from here to its thumbnail.
addEventListener('pageswap', ({ activation }) => {
  const picture = document.querySelector('[data-painting] picture img');
  const { x, y, width, height } = picture.getBoundingClientRect();
  if (activation?.navigationType !== 'traverse' || y + height < 0) return;
  const origin = { from: location.href, x, y, width, height };
  try {
    sessionStorage.setItem('painting', JSON.stringify(origin));
  } catch {}
});
