// Serves files cached by quiet/keep-show.ts when the network fails. Published as sw.js.
// It caches nothing, and answers for no page but those of shows.
(() => {
  const LONGEST_WAIT_MS = 4000;

  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));

  addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname, searchParams } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin) return;
    const isPage = request.mode === 'navigate';
    // Outside shows, a page is always as fresh as the network.
    if (isPage && !searchParams.has('quiet')) return;
    event.respondWith(isPage ? answerPage(request, pathname) : answerFile(request, pathname));
  });

  async function answerPage(request, pathname) {
    const kept = await caches.match(pathname.replace(/(?<=.)\/$/, ''), { ignoreVary: true });
    return answerInTime(request, kept);
  }

  async function answerFile(request, pathname) {
    const kept = await caches.match(request, { ignoreVary: true });
    // Their names contain a hash of the content.
    if (kept && /\/(?:assets|images)\//.test(pathname)) return kept;
    if (kept) return answerInTime(request, kept);
    try {
      return await fetch(request);
    } catch {
      // After a rotation, a tablet asks for another width of the same photo.
      return (await otherWidth(pathname)) ?? Response.error();
    }
  }

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
