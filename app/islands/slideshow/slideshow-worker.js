// Published as sw.js. Answers with the files that offline.ts has stored, when the network fails.
(() => {
  const LONGEST_WAIT_MS = 4000;

  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));

  addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== location.origin) return;
    const isPage = request.mode === 'navigate';
    // Outside slideshows, a page is always as fresh as the network.
    if (isPage && !url.searchParams.has('quiet')) return;
    const key = isPage ? url.pathname.replace(/(?<=.)\/$/, '') : request;
    event.respondWith(answer(request, key, url.pathname));
  });

  async function answer(request, key, pathname) {
    const stored = await caches.match(key, { ignoreVary: true });
    // These names contain a hash of the content.
    if (stored && /\/(?:assets|images)\//.test(pathname)) return stored;
    try {
      const response = await Promise.race([fetch(request), ...(stored ? [timeout()] : [])]);
      return stored && response.status >= 500 ? stored : response;
    } catch {
      // After a rotation, a tablet asks for another width of the same photo.
      return stored ?? (await otherWidth(pathname)) ?? Response.error();
    }
  }

  function timeout() {
    return new Promise((_, reject) => setTimeout(reject, LONGEST_WAIT_MS));
  }

  async function otherWidth(pathname) {
    const [, photo] = /(\/images\/.+-)\d+\.\w+$/.exec(pathname) ?? [];
    for (const name of photo ? await caches.keys() : []) {
      const cache = await caches.open(name);
      const found = (await cache.keys()).find(({ url }) => url.includes(photo));
      if (found) return cache.match(found);
    }
    return undefined;
  }
})();
