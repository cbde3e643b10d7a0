// The service worker of quiet shows, served as sw.js: answers from what quiet/keep-show.ts has kept where the network does
// not. It keeps nothing by itself, and answers for the pages of shows alone.
(() => {
  /** For so long a page waits for a network that does not answer, in milliseconds. */
  const LONGEST_WAIT_MS = 4000;

  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));

  addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname, searchParams } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin) return;
    const isPage = request.mode === 'navigate';
    // Without its show, a page is as old as the network says, or it is not there.
    if (isPage && !searchParams.has('quiet')) return;
    event.respondWith(isPage ? answerPage(request, pathname) : answerFile(request, pathname));
  });

  async function answerPage(request, pathname) {
    const kept = await caches.match(pathname.replace(/(?<=.)\/$/, ''), { ignoreVary: true });
    return answerInTime(request, kept);
  }

  async function answerFile(request, pathname) {
    const kept = await caches.match(request, { ignoreVary: true });
    // These never change.
    if (kept && /\/(?:assets|images)\//.test(pathname)) return kept;
    if (kept) return answerInTime(request, kept);
    try {
      return await fetch(request);
    } catch {
      // A tablet that was turned asks for the same photo in another width.
      return (await otherWidth(pathname)) ?? Response.error();
    }
  }

  /** From the network if it answers in time, and not that the host is at fault. */
  async function answerInTime(request, kept) {
    if (!kept) return fetch(request);
    const answer = fetch(request).then(
      (fetched) => (fetched.status >= 500 ? kept : fetched),
      () => kept,
    );
    const late = new Promise((settle) => setTimeout(settle, LONGEST_WAIT_MS, kept));
    return Promise.race([answer, late]);
  }

  async function otherWidth(pathname) {
    const [, photo] = /(\/images\/.+-)\d+\.\w+$/.exec(pathname) ?? [];
    if (!photo) return undefined;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const found = (await cache.keys()).find(({ url }) => url.includes(photo));
      if (found) return cache.match(found);
    }
    return undefined;
  }
})();
