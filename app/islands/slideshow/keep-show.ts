import { urlOf } from '#app/ui/i18n/base-path.ts';
import { WORKER_FILE } from '#app/ui/i18n/data-files.ts';
import { withQuiet } from './quiet-address.ts';

/** Other sites may share the origin, so the names must be specific. */
const CACHE_PREFIX = `quiet ${import.meta.env.BASE_URL} `;

const WORKER = urlOf(WORKER_FILE);

/** Aborts downloads in progress, so deleting the shows never waits for the network. */
let keeping = new AbortController();

/** Service workers need HTTPS, and would serve stale files during development. */
export function canKeep(): boolean {
  const isAble = 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator;
  return import.meta.env.PROD && isAble;
}

/** Rejects when a download fails or storage is full; the previous cache stays. */
export async function keepPage(photos: readonly string[]): Promise<void> {
  await unlessForgotten(async (signal) => {
    // Only this page; the browser loads all others.
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

/** Rejects when storage is full. */
export async function keepPicture(address: string): Promise<void> {
  await unlessForgotten(async (signal) =>
    keepFile(await caches.open(cacheName()), address, signal),
  );
}

/** `pictures` counts this show only; `bytes` counts all shows of the site. */
export interface Kept {
  readonly pictures: number;
  readonly bytes: number;
}

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

/** Opening a cache that another tab just deleted would recreate it. Rejects when the shows are deleted meanwhile. */
async function unlessForgotten<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { signal } = keeping;
  return navigator.locks.request(CACHE_PREFIX, { mode: 'shared', signal }, () => task(signal));
}

async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
}

/** The query is part of the name: a selection and all works are separate shows. */
function cacheName(): string {
  return CACHE_PREFIX + pagePath() + withQuiet(location.search, undefined);
}

/** Some hosts append a slash, which a visitor may omit the next time. */
function pagePath(): string {
  return location.pathname.replace(/(?<=.)\/$/, '');
}

function filesOfPage(): string[] {
  const site = new URL(import.meta.env.BASE_URL, location.origin).href;
  const asked = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(site) && /\.(?:js|css|woff2|json)$/.test(name));
  return [...new Set(asked)];
}

async function keepFile(cache: Cache, address: string, signal: AbortSignal): Promise<void> {
  // The name contains a hash of the content, so a cached file is current.
  const isHashed = /\/(?:assets|images)\//.test(address);
  if (isHashed && (await cache.match(address, { ignoreVary: true }))) return;
  // The page has just loaded it, so the HTTP cache has it.
  await cache.add(new Request(address, { cache: 'force-cache', signal }));
}

function isOfPhoto(address: string, name: string): boolean {
  return address.includes(`/images/${name}-`);
}
