// Runs inline in every head, before any request: docs/decisions/first-paint.md.
(() => {
  const { documentElement, currentScript, head } = document;

  // On slow connections fonts would miss the first paint, and pictures need the network more.
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

  // Lazy pictures wait until the first screen has loaded, so as not to share the network with it.
  // Until then reset.css moves them where browsers do not load them.
  const { dataset } = documentElement;
  const loadOthers = () => {
    if (!('arriving' in dataset)) return;
    delete dataset.arriving;
    // The script of the page also waits for this: document/starter.js.
    dispatchEvent(new Event('arrived'));
  };
  dataset.arriving = '';
  // The first frame callback runs before the paint.
  const hasPainted = new Promise((settle) =>
    new PerformanceObserver(settle).observe({ type: 'paint', buffered: true }),
  );
  document.addEventListener('DOMContentLoaded', async () => {
    const first = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.allSettled([hasPainted, ...first.map((picture) => picture.decode())]);
    requestAnimationFrame(() => requestAnimationFrame(loadOthers));
  });
  // An unanswered request must not block the others for ever.
  setTimeout(loadOthers, 5000);
  // Input and printing need more pictures. Not captured: a line of labels scrolls by itself.
  for (const type of ['scroll', 'wheel', 'pointerdown', 'touchstart', 'keydown', 'beforeprint']) {
    addEventListener(type, loadOthers, { once: true, passive: true });
  }
})();
