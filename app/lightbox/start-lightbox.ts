import { savesData } from '#app/pictures/saves-data.ts';
import { fetchJson } from '#app/ui/fetch-json.ts';
import { startIsland } from '#app/ui/start-island.ts';
import type { LightboxControl } from './lightbox-island.tsx';
import {
  LIGHTBOX_DATA_ID,
  type LightboxLabels,
  type LightboxSeries,
  type LightboxSource,
} from './lightbox-item.ts';

/** A link that opens a picture, and the place of that picture in the series of its page. */
interface Opened {
  readonly link: HTMLAnchorElement;
  readonly index: number;
}

/** For how long a press waits for the lightbox before its link leads where it leads without scripts, in milliseconds. */
const LONGEST_WAIT_MS = 2000;

/**
 * Lets the links of a page open its pictures. The lightbox is fetched when the page is idle, when one of its links is
 * pressed, or when the address asks for a picture.
 *
 * Synchronizes with the links of the page, and the host.
 */
export function startLightbox(): void {
  const data = document.getElementById(LIGHTBOX_DATA_ID)?.textContent;
  if (!data) return;
  const source = JSON.parse(data) as LightboxSource;
  let loading: Promise<LightboxControl> | undefined;

  /** Rejects when something does not come; the next call tries again. */
  const load = () => {
    loading ??= loadLightbox(source).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  /** React first and the lightbox when the page is idle again: one after the other holds no touch up. */
  const loadAhead = () => {
    whenIdle(() => {
      import('#app/ui/create-root.ts').then(
        () => whenIdle(() => void load().catch(ignore)),
        ignore,
      );
    });
  };

  // From then on it hears of presses itself.
  document.addEventListener('pointerdown', (event) => {
    const opened = openedBy(event);
    if (opened && !loading) load().then((control) => control.prepare(opened.index), ignore);
  });
  document.addEventListener('click', (event) => {
    const opened = openedBy(event);
    // Another tab or window gets what the link says.
    if (!opened || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    startIsland(
      withinTime(load()).then((control) => control.open(opened.index)),
      () => location.assign(opened.link.href),
    );
  });

  // The lightbox follows the address itself, once it is there.
  const obeyAddress = () => {
    if (new URLSearchParams(location.search).has(source.query)) load().catch(ignore);
  };
  addEventListener('popstate', obeyAddress);
  obeyAddress();
  if (!savesData()) loadAhead();
}

/** The picture that an event on its link is about, if it is about one. */
export function openedBy({ target }: Pick<Event, 'target'>): Opened | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[data-opens]');
  return link ? { link, index: Number(link.dataset.opens) } : undefined;
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** What does not come ahead of a press is asked for again by the press. */
function ignore(): void {}

async function loadLightbox(source: LightboxSource): Promise<LightboxControl> {
  const [{ mountLightbox }, items, labels] = await Promise.all([
    import('./lightbox-island.tsx'),
    typeof source.items === 'string'
      ? fetchJson<LightboxSeries['items']>(source.items, { priority: 'low' })
      : source.items,
    fetchJson<LightboxLabels>(source.labels, { priority: 'low' }),
  ]);
  return mountLightbox({ ...source, items, labels });
}

/** Rejects after {@link LONGEST_WAIT_MS}: some networks neither answer nor refuse. */
function withinTime<Value>(promise: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, LONGEST_WAIT_MS));
  return Promise.race([promise, late]);
}
