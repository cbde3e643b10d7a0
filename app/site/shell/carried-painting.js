// Runs inline in the head of a work's page, before its first frame (docs/decisions/moving-between-pages.md).
// carry-painting.ts has stored where the painting was on the previous page.
addEventListener('pagereveal', () => {
  const { from } = window.navigation?.activation ?? {};
  let left;
  try {
    left = JSON.parse(sessionStorage.getItem('painting'));
  } catch {}
  const isHere = left?.path === location.pathname && left.from === from?.url;
  if (!isHere || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const picture = document.querySelector('[data-painting] picture img');
  const link = picture.closest('a');
  const { x, y, width, height } = picture.getBoundingClientRect();
  const numbers = {
    x: `${left.x - x + (left.width - width) / 2}px`,
    y: `${left.y - y + (left.height - height) / 2}px`,
    scale: left.width / width,
  };
  for (const name in numbers) link.style.setProperty(`--from-${name}`, numbers[name]);
  // An `<img>`, since a background or a file decoded separately would be frames late.
  const preview = new Image();
  preview.alt = '';
  preview.decoding = 'sync';
  preview.src = left.source;
  link.prepend(preview);
  link.dataset.carried = '';
  const end = () => {
    delete link.dataset.carried;
    preview.remove();
  };
  // The larger file may come after the transition.
  Promise.all([picture.decode(), ...link.getAnimations().map((each) => each.finished)]).then(
    end,
    end,
  );
});
// The way back: carry-painting.ts.
addEventListener('pageswap', ({ activation }) => {
  if (activation?.navigationType !== 'traverse') return;
  const picture = document.querySelector('[data-painting] picture img');
  const { x, y, width, height } = picture.getBoundingClientRect();
  if (y + height < 0) return;
  const left = { from: location.href, x, y, width, height };
  try {
    sessionStorage.setItem('painting', JSON.stringify(left));
  } catch {}
});
