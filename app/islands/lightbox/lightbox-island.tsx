import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from '#app/ui/create-root.ts';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { type IslandContext, savesData } from '#app/ui/island.ts';
import { openedIndex } from '#app/ui/page-attributes.ts';
import { pictureSources } from '#app/ui/pictures/picture.tsx';
import { jpegFile } from '#catalogue/photos/photo.ts';
import { Lightbox } from './lightbox.tsx';
import { type LightboxSeries, openedBy } from './lightbox-item.ts';
import { openAt } from './lightbox-model.ts';
import { linkOf, slideSizes } from './lightbox-stage.tsx';
import { lightboxStore } from './lightbox-state.ts';
import { afterPaint, type Entrance, entranceFrom, startClosing } from './motion.ts';

/** Spec §9: double-click detection; 0 zooms at a single click. */
const DOUBLE_CLICK_MS = 200;

/** A mouse or the focus that rests this long on a thumbnail prepares its image. */
const REST_MS = 80;

// Browsers refuse more than a hundred changes of the URL in half a minute. A held key steps faster than this pause, so
// only its last image is written.
const FOLLOW_PAUSE_MS = 150;

export function mountLightbox({ data, labels, fail }: IslandContext<LightboxSeries>) {
  const { query, isSingle, items } = data;
  const last = openAt(0, {
    pictures: items.map(({ photo }) => photo),
    isSingle,
    stage: { width: 0, height: 0, window: { width: 0, height: 0, x: 0, y: 0 } },
    doubleClickMs: DOUBLE_CLICK_MS,
  });
  const store = lightboxStore({ status: 'closed', last });
  const url = lightboxHistory(query, items.length);
  const root = createRoot(document.body.appendChild(document.createElement('div')), fail);
  let shown: Entrance | 'prepared' | undefined;
  let closing: ReturnType<typeof startClosing> | undefined;
  let { status, index } = store.scene();

  const isShown = () => shown !== undefined && shown !== 'prepared';

  const render = (next: typeof shown) => {
    shown = next;
    const entrance = next === 'prepared' ? undefined : next;
    root.render(
      <StrictMode>{next && <Lightbox {...{ store, items, labels, entrance }} />}</StrictMode>,
    );
  };

  const show = (requested: number) => {
    closing?.cancel();
    closing = undefined;
    store.dispatch({ type: 'open', index: requested });
    render(isShown() ? 'instead' : entranceFrom(linkOf(requested)));
  };

  const hide = () => {
    // Before the event, or the URL would be written again.
    closing ??= startClosing();
    store.dispatch({ type: 'close' });
    closing.hide(linkOf(index), () => render(undefined));
  };

  const followUrl = () => {
    const requested = url.indexInUrl();
    if (requested === undefined && isShown()) hide();
    if (requested !== undefined && (status === 'closed' || requested !== index)) show(requested);
  };

  store.subscribe(() => {
    const scene = store.scene();
    if (scene.status === status && scene.index === index) return;
    ({ status, index } = scene);
    if (status === 'open') url.show(index);
    else if (isShown() && !closing) {
      closing = startClosing();
      url.close(hide);
    }
  });
  addEventListener('popstate', () => {
    url.cancel();
    followUrl();
  });
  followUrl();
  addEventListener('beforeprint', () => addDetails(items));

  const prepare = preparePictures(items, (requested) => {
    if (isShown() || (shown && requested === index)) return;
    store.dispatch({ type: 'prepare', index: requested });
    // The frame that answers the press comes first.
    startTransition(() => render('prepared'));
  });
  return { prepare, open: (requested: number) => flushSync(() => show(requested)) };
}

/** Owns one query parameter of the URL. Changes wait for the next paint, so that the image appears first. */
export function lightboxHistory(query: string, count: number) {
  let cancel = () => {};
  const indexInUrl = () => indexInQuery(new URLSearchParams(location.search).get(query), count);
  const urlOf = (index?: number) => {
    const url = new URL(location.href);
    if (index === undefined) url.searchParams.delete(query);
    else url.searchParams.set(query, String(index + 1));
    return url;
  };
  return {
    indexInUrl,
    show: (index: number) => {
      cancel();
      if (indexInUrl() === undefined) {
        cancel = afterPaint(() => history.pushState({ isOpenedHere: true }, '', urlOf(index)));
        return;
      }
      const follow = () => history.replaceState(history.state, '', urlOf(index));
      const timer = setTimeout(follow, FOLLOW_PAUSE_MS);
      cancel = () => clearTimeout(timer);
    },
    close: (onClosed: () => void) => {
      cancel();
      cancel = afterPaint(() => {
        const isNamed = indexInUrl() !== undefined;
        // Fires `popstate`, at which the lightbox closes.
        if (isNamed && history.state?.isOpenedHere) return history.back();
        if (isNamed) history.replaceState(null, '', urlOf());
        onClosed();
      });
    },
    cancel: () => cancel(),
  };
}

/** Counted from 0. Spec §2: the parameter counts from 1, and a value past the end means the last image. */
export function indexInQuery(value: string | null, count: number): number | undefined {
  if (value === null || count === 0 || !/^\d+$/.test(value)) return undefined;
  const position = Number(value);
  return position === 0 ? undefined : Math.min(position, count) - 1;
}

/** One image at a time: a finger that scrolls cancels its request. */
function preparePictures(items: LightboxSeries['items'], prepare: (index: number) => void) {
  // One element for all: Chromium never releases a picture with `srcset` that was on no page.
  // `<link rel="preload">` would warn about unused pictures.
  const picture = document.createElement('picture');
  const image = document.createElement('img');
  let timer: number | undefined;
  const release = () => {
    picture.replaceChildren();
    image.removeAttribute('src');
  };
  const begin = (index: number) => {
    window.clearTimeout(timer);
    release();
    prepare(index);
    const photo = items[index]?.photo;
    if (!photo) return;
    // The same `sizes` as those of the slide, so that the browser chooses the same file.
    const sources = pictureSources({ photo, sizes: slideSizes(photo) }).map(
      ({ srcSet, ...source }) =>
        Object.assign(document.createElement('source'), source, { srcset: srcSet }),
    );
    picture.append(...sources, image);
    Object.assign(image, { src: urlOf(jpegFile(photo)), fetchPriority: 'high' });
    image.decode().catch(() => {});
  };
  const beginAtRest = (event: Pick<Event, 'target'>) => {
    window.clearTimeout(timer);
    const index = openedBy(event);
    if (index !== undefined && !savesData()) timer = window.setTimeout(() => begin(index), REST_MS);
  };
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') beginAtRest(event);
  });
  document.addEventListener('focusin', beginAtRest);
  if (matchMedia('(hover: hover)').matches) {
    beginAtRest({ target: document.querySelector(`${openedIndex.selector}:hover`) });
  }
  document.addEventListener('focusout', () => window.clearTimeout(timer));
  document.addEventListener('pointercancel', release);
  return begin;
}

/** For paper: the HTML of a long category must stay small, so it has no technique and size. */
function addDetails(items: LightboxSeries['items']): void {
  for (const link of document.querySelectorAll(openedIndex.selector)) {
    const caption = link.nextElementSibling;
    const details = items[Number(openedIndex.read(link))]?.facts[0] ?? '';
    const size = details.split(', ').at(-1);
    if (!caption || !size || caption.textContent.includes(size)) continue;
    const line = document.createElement('small');
    line.append(details);
    caption.firstElementChild?.after(line);
    addEventListener('afterprint', () => line.remove(), { once: true });
  }
}
