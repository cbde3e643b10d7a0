// Runs inline in the head: begins the script of the page when its largest picture has been painted, or at the first touch.
(() => {
  const { src, later } = document.currentScript.dataset;
  // The script looks for what it serves, so the page must have been read. Without it the page stays plain HTML.
  const isRead = new Promise((settle) => addEventListener('DOMContentLoaded', settle));
  let styled;
  const addLink = (link) =>
    document.head.append(Object.assign(document.createElement('link'), link));
  // At the end of the head: before another sheet, Chromium would look for the fonts anew, and text would move
  // (docs/decisions/late-fonts.md). The script waits for the styles of the dialogs that it opens, but loads beside them.
  const addStyles = () =>
    new Promise((settle) => {
      addLink({ rel: 'stylesheet', onload: settle, onerror: settle, href: later });
      addLink({ rel: 'modulepreload', href: src });
    });
  const begin = async () => {
    await isRead;
    styled ??= later && addStyles();
    await styled;
    // What an address asks for does not come either: shell/first-things-first.js.
    import(src).catch(() => {
      delete document.documentElement.dataset.choosing;
      delete document.documentElement.dataset.inquiry;
    });
  };
  const beginAtRest = () => {
    if (window.requestIdleCallback) requestIdleCallback(begin, { timeout: 3000 });
    else setTimeout(begin, 1);
  };
  // (Not captured: a line of labels scrolls by itself.)
  for (const type of ['scroll', 'wheel', 'pointerdown', 'touchstart', 'keydown']) {
    addEventListener(type, begin, { once: true, passive: true });
  }
  // A query opens something on the page.
  if (location.search) begin();
  // Before the largest picture has been painted, nothing is to share the network or the processor with it.
  const isLoaded = new Promise((settle) => addEventListener('load', settle, { once: true }));
  const hasArrived = new Promise((settle) => addEventListener('arrived', settle, { once: true }));
  Promise.all([isLoaded, hasArrived]).then(beginAtRest);

  // The press that comes before the script is kept for it, and leads where the link leads if it does not come.
  addEventListener(
    'click',
    (event) => {
      const link = event.target.closest?.('a[data-opens]');
      const isPlain = !(
        event.button ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      );
      if (!link || !isPlain || 'ready' in document.documentElement.dataset) return;
      event.preventDefault();
      const timer = setTimeout(() => location.assign(link.href), 2000);
      addEventListener('siteready', () => link.click(), { once: true });
      addEventListener('islandpress', () => clearTimeout(timer), { once: true });
    },
    true,
  );
})();
