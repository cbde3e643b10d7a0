import { useEffect, useState } from 'react';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { WORKER_FILE } from '#app/ui/i18n/data-files.ts';
import { usePreference } from '#app/ui/use-preference.ts';
import { withPace } from './slides.ts';

const CACHE_PREFIX = `quiet ${import.meta.env.BASE_URL} `;

const WORKER = urlOf(WORKER_FILE);

export function useOffline(photos: readonly string[], shownUrl: string | undefined) {
  const [choice, toggleChoice] = usePreference('quietKept', ['yes', 'no']);
  const [stored, setStored] = useState<Awaited<ReturnType<typeof measure>>>();
  // A service worker would serve stale files during development.
  const isPossible = import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in window;
  const isWanted = isPossible && choice === 'yes';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the photos of a show never change.
  useEffect(() => {
    if (!isWanted || !shownUrl) return;
    inOrder((signal) => store(shownUrl, photos, signal));
    inOrder(async (signal) => {
      const measured = await measure(photos);
      if (!signal.aborted) setStored(measured);
    });
  }, [isWanted, shownUrl]);

  const toggleOffline = () => {
    toggleChoice();
    setStored(undefined);
    if (isWanted) forgetShows();
  };
  return { isPossible, isWanted, stored, toggleOffline };
}

let downloads = new AbortController();
let queue = Promise.resolve();
let completeCacheName = '';

/** One task at a time: opening a deleted cache would create it again. Ignores failures, such as full storage. */
function inOrder(task: (signal: AbortSignal) => Promise<void>): void {
  const { signal } = downloads;
  queue = queue.then(() => (signal.aborted ? undefined : task(signal))).catch(() => {});
}

function forgetShows(): void {
  downloads.abort();
  downloads = new AbortController();
  completeCacheName = '';
  inOrder(async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
    }
    const url = new URL(WORKER, location.origin).href;
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      const { active, waiting, installing } = registration;
      if ((active ?? waiting ?? installing)?.scriptURL === url) await registration.unregister();
    }
  });
}

async function store(
  shownUrl: string,
  photos: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const cache = await caches.open(cacheName());
  const add = async (url: string) => {
    const isHashed = /\/(?:assets|images)\//.test(url);
    if (isHashed && (await cache.match(url, { ignoreVary: true }))) return;
    await cache.add(new Request(url, { cache: 'force-cache', signal }));
  };
  await add(shownUrl);
  if (completeCacheName === cacheName()) return;
  await navigator.serviceWorker.register(WORKER, { scope: pagePath() });
  const page = await fetch(location.pathname, { signal });
  if (!page.ok) throw new Error(`HTTP ${page.status}`);
  await cache.put(pagePath(), page);
  const files = filesOfPage();
  for (const file of files) await add(file);
  completeCacheName = cacheName();
  const needed = [new URL(pagePath(), location.origin).href, ...files];
  for (const request of await cache.keys()) {
    const isShown = photos.some((photo) => isOfPhoto(request.url, photo));
    if (!isShown && !needed.includes(request.url)) await cache.delete(request);
  }
}

function filesOfPage(): string[] {
  const site = new URL(import.meta.env.BASE_URL, location.origin).href;
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  return urls.filter((url) => url.startsWith(site) && /\.(?:js|css|woff2|json)$/.test(url));
}

async function measure(photos: readonly string[]) {
  const { usage = 0 } = await navigator.storage.estimate();
  const requests = await (await caches.open(cacheName())).keys();
  const isStored = (photo: string) => requests.some(({ url }) => isOfPhoto(url, photo));
  return { works: photos.filter(isStored).length, bytes: usage };
}

/** A selection and all works are separate shows, so the query is part of the name. */
function cacheName(): string {
  return CACHE_PREFIX + pagePath() + withPace(location.search, undefined);
}

function pagePath(): string {
  return location.pathname.replace(/(?<=.)\/$/, '');
}

function isOfPhoto(url: string, photo: string): boolean {
  return url.includes(`/images/${photo}-`);
}
