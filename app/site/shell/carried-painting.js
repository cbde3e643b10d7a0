// Runs inline in the head of a work's page, before its first frame (docs/decisions/moving-between-pages.md).
addEventListener('pagereveal', async () => {
  let left;
  try {
    left = JSON.parse(sessionStorage.getItem('painting'));
  } catch {}
  const isHere = left?.path === location.pathname;
  const isNext = left?.from === window.navigation?.activation?.from?.url;
  if (!isHere || !isNext || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const picture = document.querySelector('[data-painting] picture img');
  const link = picture.closest('a');
  const { x, y, width, height } = picture.getBoundingClientRect();
  const across = left.x - x + (left.width - width) / 2;
  const down = left.y - y + (left.height - height) / 2;
  const movement = link.animate(
    { translate: [`${across}px ${down}px`, '0px 0px'], scale: [left.width / width, 1] },
    { duration: 250, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  );
  // An `<img>`, since a background or a file decoded separately would be frames late.
  const preview = Object.assign(new Image(), { alt: '', decoding: 'sync', src: left.source });
  link.prepend(preview);
  link.dataset.carried = '';
  // The larger file may come after the movement.
  await Promise.allSettled([picture.decode(), movement.finished]);
  delete link.dataset.carried;
  preview.remove();
});
addEventListener('pageswap', ({ activation }) => {
  const picture = document.querySelector('[data-painting] picture img');
  const { x, y, width, height } = picture.getBoundingClientRect();
  if (activation?.navigationType !== 'traverse' || y + height < 0) return;
  const left = { from: location.href, x, y, width, height };
  try {
    sessionStorage.setItem('painting', JSON.stringify(left));
  } catch {}
});
