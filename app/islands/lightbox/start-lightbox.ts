import { fetchJson } from '#app/ui/fetch-json.ts';
import { loadLabels } from '#app/ui/island-labels.ts';
import { savesData } from '#app/ui/pictures/saves-data.ts';
import { startIsland } from '#app/ui/start-island.ts';
import type { LightboxControl } from './lightbox-island.tsx';
import {
  LIGHTBOX_DATA_ID,
  type LightboxSeries,
  type LightboxSource,
  openedBy,
} from './lightbox-item.ts';

/** Then the link leads to the work's page, as without scripts. */
const LONGEST_WAIT_MS = 2000;

/** Loads at idle, on a press, or for a URL that names an image. Synchronizes with the page's links and the host. */
export function startLightbox(): void {
  const data = document.getElementById(LIGHTBOX_DATA_ID)?.textContent;
  if (!data) return;
  const source = JSON.parse(data) as LightboxSource;
  let loading: Promise<LightboxControl> | undefined;

  const load = () => {
    loading ??= loadLightbox(source).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  // React and the lightbox load in separate idle periods, so that neither delays a touch.
  const loadAhead = () => {
    whenIdle(() => {
      import('#app/ui/create-root.ts').then(
        () => whenIdle(() => void load().catch(ignore)),
        ignore,
      );
    });
  };

  document.addEventListener('pointerdown', (event) => {
    const opened = openedBy(event);
    if (opened) load().then((control) => control.prepare(opened.index), ignore);
  });
  document.addEventListener('click', (event) => {
    const opened = openedBy(event);
    // These keys open another tab or window.
    if (!opened || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    startIsland(
      withinTime(load()).then((control) => control.open(opened.index)),
      () => location.assign(opened.link.href),
    );
  });

  // Once loaded, the lightbox follows the URL without this.
  const obeyAddress = () => {
    if (new URLSearchParams(location.search).has(source.query)) load().catch(ignore);
  };
  addEventListener('popstate', obeyAddress);
  obeyAddress();
  if (!savesData()) loadAhead();
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** A press asks again for a preload that failed. */
function ignore(): void {}

async function loadLightbox(source: LightboxSource): Promise<LightboxControl> {
  const [{ mountLightbox }, items, labels] = await Promise.all([
    import('./lightbox-island.tsx'),
    typeof source.items === 'string'
      ? fetchJson<LightboxSeries['items']>(source.items, { priority: 'low' })
      : source.items,
    loadLabels(),
  ]);
  return mountLightbox({ ...source, items, labels });
}

/** Rejects after {@link LONGEST_WAIT_MS}: some networks neither answer nor refuse. */
function withinTime<Value>(promise: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, LONGEST_WAIT_MS));
  return Promise.race([promise, late]);
}
