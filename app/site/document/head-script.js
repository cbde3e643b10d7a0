// Runs inline in every head, before any request: docs/decisions/first-paint.md.
(() => {
  const { documentElement, currentScript, head } = document;
  const { dataset } = documentElement;
  const { src, later, fonts, opener } = currentScript.dataset;
  const addLink = (link) => head.append(Object.assign(document.createElement('link'), link));
  const isRead = new Promise((settle) => document.addEventListener('DOMContentLoaded', settle));
  const isLoaded = new Promise((settle) => addEventListener('load', settle));

  // On slow connections fonts would miss the first paint, and pictures need the network more.
  const { effectiveType = '4g', saveData = false } = navigator.connection ?? {};
  if (effectiveType === '4g' && !saveData) {
    const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' };
    for (const href of fonts.split(' ')) addLink({ ...font, href });
  }

  // Lazy pictures wait for those of the first screen. Until then, reset.css moves them where browsers do not load them.
  dataset.arriving = '';
  let arrive;
  const hasArrived = new Promise((settle) => {
    arrive = () => {
      delete dataset.arriving;
      settle();
    };
  });
  const hasPainted = new Promise((settle) =>
    new PerformanceObserver(settle).observe({ type: 'paint', buffered: true }),
  );
  isRead.then(async () => {
    const first = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.allSettled([hasPainted, ...first.map((picture) => picture.decode())]);
    // The first frame callback runs before the paint.
    requestAnimationFrame(() => requestAnimationFrame(arrive));
  });
  // An unanswered request must not block the others for ever.
  setTimeout(arrive, 5000);

  // The sheet goes to the end of the head: elsewhere Chromium would look for the fonts again, and text would move.
  let styled;
  const begin = async () => {
    await isRead;
    styled ??=
      later &&
      new Promise((settle) => {
        addLink({ rel: 'stylesheet', onload: settle, onerror: settle, href: later });
        addLink({ rel: 'modulepreload', href: src });
      });
    await styled;
    // Without the script, shows the static content that it would replace.
    import(src).catch(() => {
      delete dataset.choosing;
      delete dataset.inquiry;
    });
  };
  Promise.all([isLoaded, hasArrived]).then(() => {
    if (window.requestIdleCallback) requestIdleCallback(begin, { timeout: 3000 });
    else setTimeout(begin, 1);
  });
  if (location.search) begin();
  // Not captured: the line of filters scrolls to the current one without the visitor.
  for (const type of ['scroll', 'wheel', 'pointerdown', 'touchstart', 'keydown', 'beforeprint']) {
    addEventListener(type, () => [arrive(), begin()], { once: true, passive: true });
  }

  // Keeps a press for the script. If that does not come, the link works as a link.
  addEventListener(
    'click',
    (event) => {
      const link = event.target.closest?.(opener);
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
      const isModified = button || metaKey || ctrlKey || shiftKey || altKey;
      if (!link || isModified || 'ready' in dataset) return;
      event.preventDefault();
      const timer = setTimeout(() => location.assign(link.href), 2000);
      addEventListener('siteready', () => link.click(), { once: true });
      addEventListener('islandpress', () => clearTimeout(timer), { once: true });
    },
    true,
  );
})();
