import { fileAddress } from '#app/base-path.ts';
import { WORKER_FILE } from '#catalogue/site/paths.ts';
import { withQuiet } from '#catalogue/site/quiet-address.ts';

/** The names of the caches that hold shows of this site begin so; others may share its origin. */
const CACHE_PREFIX = `quiet ${import.meta.env.BASE_URL} `;

const WORKER = fileAddress(WORKER_FILE);

/** Ends what is being kept: forgetting does not wait for a network. */
let keeping = new AbortController();

/** Whether this browser can keep a show; only over TLS, and never while the site is worked on. */
export function canKeep(): boolean {
  const isAble = 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator;
  return import.meta.env.PROD && isAble;
}

/**
 * Keeps the page of a show, with what it has loaded besides pictures, and lets the service worker answer for it. What is
 * kept of former contents goes.
 *
 * Rejects when something does not come or has no room; what was kept before stays.
 *
 * @param photos the names of those that the show has
 */
export async function keepPage(photos: readonly string[]): Promise<void> {
  await unlessForgotten(async (signal) => {
    // For this page alone: all others are left to the browser.
    await navigator.serviceWorker.register(WORKER, { scope: pagePath() });
    const cache = await caches.open(cacheName());
    const page = await fetch(location.pathname, { signal });
    if (!page.ok) throw new Error(`The host answered with ${page.status}`);
    const files = filesOfPage();
    await Promise.all(files.map((file) => keepFile(cache, file, signal)));
    await cache.put(pagePath(), page);
    const isNeeded = (address: string) =>
      files.includes(address) ||
      new URL(address).pathname === pagePath() ||
      photos.some((name) => isOfPhoto(address, name));
    for (const request of await cache.keys()) {
      if (!isNeeded(request.url)) await cache.delete(request);
    }
  });
}

/** Keeps a picture that has been shown. Rejects when it has no room. */
export async function keepPicture(address: string): Promise<void> {
  await unlessForgotten(async (signal) =>
    keepFile(await caches.open(cacheName()), address, signal),
  );
}

/** What is kept: of one show so many pictures, and of all of them so many bytes. */
export interface Kept {
  readonly pictures: number;
  readonly bytes: number;
}

/** @param photos the names of those that the show has */
export function measureKept(photos: readonly string[]): Promise<Kept> {
  return unlessForgotten(async () => {
    let bytes = 0;
    let addresses: string[] = [];
    for (const name of await ownCaches()) {
      const cache = await caches.open(name);
      const requests = await cache.keys();
      const answers = await Promise.all(requests.map((request) => cache.match(request)));
      const blobs = await Promise.all(answers.map((answer) => answer?.blob()));
      bytes += blobs.reduce((sum, blob) => sum + (blob?.size ?? 0), 0);
      if (name === cacheName()) addresses = requests.map(({ url }) => url);
    }
    const isKept = (photo: string) => addresses.some((each) => isOfPhoto(each, photo));
    return { pictures: photos.filter(isKept).length, bytes };
  });
}

/** Forgets all shows of this site, and lets no page be answered by the service worker any more. */
export async function forgetShows(): Promise<void> {
  keeping.abort();
  keeping = new AbortController();
  await navigator.locks.request(CACHE_PREFIX, async () => {
    for (const name of await ownCaches()) await caches.delete(name);
    const address = new URL(WORKER, location.origin).href;
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      const { active, waiting, installing } = registration;
      if ((active ?? waiting ?? installing)?.scriptURL === address) await registration.unregister();
    }
  });
}

/**
 * Does something with the caches while none of the site's tabs forgets them: whoever opens one that has just been forgotten
 * makes it anew. Rejects when the shows are forgotten meanwhile.
 */
async function unlessForgotten<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { signal } = keeping;
  return navigator.locks.request(CACHE_PREFIX, { mode: 'shared', signal }, () => task(signal));
}

async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
}

/** One for each show: a choice of works is another one than all of them. */
function cacheName(): string {
  return CACHE_PREFIX + pagePath() + withQuiet(location.search, undefined);
}

/** Some hosts add a slash to it, which a visitor may leave out the next time. */
function pagePath(): string {
  return location.pathname.replace(/(?<=.)\/$/, '');
}

/** Scripts, styles, fonts and data that the page has asked for. */
function filesOfPage(): string[] {
  const site = new URL(import.meta.env.BASE_URL, location.origin).href;
  const asked = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(site) && /\.(?:js|css|woff2|json)$/.test(name));
  return [...new Set(asked)];
}

async function keepFile(cache: Cache, address: string, signal: AbortSignal): Promise<void> {
  // Another content of these has another name.
  const isHashed = /\/(?:assets|images)\//.test(address);
  if (isHashed && (await cache.match(address, { ignoreVary: true }))) return;
  // The browser has just loaded it.
  await cache.add(new Request(address, { cache: 'force-cache', signal }));
}

function isOfPhoto(address: string, name: string): boolean {
  return address.includes(`/images/${name}-`);
}
