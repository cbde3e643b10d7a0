// Runs inline in the head of every page, before anything else is asked for: docs/decisions/first-paint.md.
(() => {
  const { documentElement, currentScript, head } = document;

  // Fonts that come after the first paint are not shown. Where they would, pictures need the network more.
  const { effectiveType = '4g', saveData = false } = navigator.connection ?? {};
  if (effectiveType === '4g' && !saveData) {
    for (const href of currentScript.dataset.fonts.split(' ')) {
      const font = {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous',
        href,
      };
      head.append(Object.assign(document.createElement('link'), font));
    }
  }

  // A letter about a work, or works, needs room above the contacts before a script writes it: pages/contacts.
  const [, plural] = /[?&]work(s?)=[1-9]/.exec(location.search) ?? [];
  if (plural !== undefined) documentElement.dataset.letter = plural;

  // What an address chooses takes the place of the page's own: pages/gallery, add.
  if (/\/(gallery\/all|add)\/?$/.test(location.pathname) && location.search) {
    documentElement.dataset.choosing = '';
  }

  // The pictures further down wait until those that are seen at once have come, so as not to share the network with
  // them: until then, base.css keeps lazy ones where no browser looks for them.
  const { dataset } = documentElement;
  const loadOthers = () => {
    if (!('arriving' in dataset)) return;
    delete dataset.arriving;
    // The script of the page waits for it too: document/starter.js.
    dispatchEvent(new Event('arrived'));
  };
  dataset.arriving = '';
  // A frame that has begun is not on the screen yet.
  const hasPainted = new Promise((settle) =>
    new PerformanceObserver(settle).observe({ type: 'paint', buffered: true }),
  );
  document.addEventListener('DOMContentLoaded', async () => {
    const first = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.allSettled([hasPainted, ...first.map((picture) => picture.decode())]);
    requestAnimationFrame(() => requestAnimationFrame(loadOthers));
  });
  // A request that is never answered must not keep the others waiting for ever.
  setTimeout(loadOthers, 5000);
  // Who moves wants to see more, and so does who prints. (Not captured: a line of labels scrolls by itself.)
  for (const type of ['scroll', 'wheel', 'pointerdown', 'touchstart', 'keydown', 'beforeprint']) {
    addEventListener(type, loadOthers, { once: true, passive: true });
  }
})();
