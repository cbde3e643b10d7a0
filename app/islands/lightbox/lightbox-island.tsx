import {
  createRef,
  type Ref,
  StrictMode,
  startTransition,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from '#app/ui/create-root.ts';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { type IslandContext, savesData } from '#app/ui/island.ts';
import { openedIndex } from '#app/ui/page-attributes.ts';
import { type PlacedPhoto, pictureSources } from '#app/ui/pictures/picture.tsx';
import { jpegFile } from '#catalogue/photos/photo.ts';
import { Lightbox, type LightboxProps } from './lightbox.tsx';
import { type LightboxHistory, lightboxHistory } from './lightbox-history.ts';
import { type LightboxSeries, openedBy } from './lightbox-item.ts';
import { openAt } from './lightbox-model.ts';
import { slideSizes } from './lightbox-stage.tsx';
import { lightboxStore } from './lightbox-state.ts';
import { type Entrance, entranceFrom, hidePainting } from './motion.ts';

/** Spec §9: double-click detection; 0 zooms at a single click. */
const DOUBLE_CLICK_MS = 200;

const REST_MS = 80;

const UNMEASURED = { width: 0, height: 0 };

export interface LightboxControl {
  prepare(index: number): void;
  open(index: number): void;
}

export function mountLightbox({
  data,
  labels,
  fail,
}: IslandContext<LightboxSeries>): LightboxControl {
  const { query, isSingle, items } = data;
  const last = openAt(0, {
    pictures: items.map(({ photo }) => photo),
    isSingle,
    stage: { ...UNMEASURED, window: { ...UNMEASURED, x: 0, y: 0 } },
    doubleClickMs: DOUBLE_CLICK_MS,
  });
  const store = lightboxStore({ status: 'closed', last });
  const url = lightboxHistory(query, items.length);
  const container = document.body.appendChild(document.createElement('div'));
  const control = createRef<LightboxControl>();
  flushSync(() =>
    createRoot(container, fail).render(
      <StrictMode>
        <LightboxIsland {...{ store, url, items, labels, control }} />
      </StrictMode>,
    ),
  );
  return {
    prepare: preparePictures(items, (index) => control.current?.prepare(index)),
    open: (index) => {
      // React has removed it, if it failed while a pointer rested on a picture.
      if (!control.current) throw new Error('The lightbox has failed');
      control.current.open(index);
    },
  };
}

interface LightboxIslandProps extends Pick<LightboxProps, 'store' | 'items' | 'labels'> {
  readonly url: LightboxHistory;
  readonly control: Ref<LightboxControl>;
}

function LightboxIsland({ store, url, items, labels, control }: LightboxIslandProps) {
  const { dispatch } = store;
  const scene = useSyncExternalStore(store.subscribe, store.scene);
  const { status, index } = scene;
  // Renders nothing until a visitor is likely to open an image, and keeps nothing of the last opening.
  const [shown, setShown] = useState<Entrance | 'prepared'>();
  const entrance = shown === 'prepared' ? undefined : shown;
  const isShown = entrance !== undefined;
  const endHiding = useRef<() => void>(undefined);

  const show = (asked: number) => {
    endHiding.current?.();
    endHiding.current = undefined;
    dispatch({ type: 'open', index: asked });
    setShown(isShown ? 'instead' : entranceFrom(openerOf(asked)));
  };

  const hide = () => {
    if (endHiding.current) return;
    dispatch({ type: 'close' });
    let isOver = false;
    const stop = hidePainting(openerOf(index), () => {
      // Another image may have opened before the browser ran this.
      if (!isOver) setShown(undefined);
    });
    endHiding.current = () => {
      isOver = true;
      stop();
    };
  };

  useImperativeHandle(control, () => ({
    prepare: (asked) => {
      if (isShown || (shown && asked === index)) return;
      dispatch({ type: 'prepare', index: asked });
      // The frame that answers the press comes first.
      startTransition(() => setShown('prepared'));
    },
    open: (asked) => {
      url.show(asked);
      // In the next frame, before everything else that a press triggers.
      flushSync(() => show(asked));
    },
  }));

  const obeyUrl = useEffectEvent(() => {
    const asked = url.asked();
    if (asked === undefined) {
      if (isShown) hide();
      return;
    }
    if (status === 'closed' || asked !== index) show(asked);
    url.show(asked);
  });
  useEffect(() => {
    obeyUrl();
    return url.listen(() => obeyUrl());
  }, [url]);

  const followIndex = useEffectEvent(() => {
    if (status === 'open') url.show(index);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index is what is followed.
  useEffect(() => followIndex(), [index]);

  const close = useEffectEvent(() => url.close(hide));
  useEffect(() => {
    // Back has already started to hide the lightbox.
    if (status === 'closed' && isShown && !endHiding.current) close();
  }, [status, isShown]);

  return shown && <Lightbox {...{ store, scene, items, labels, entrance, previewOf }} />;
}

function openerOf(index: number): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLElement>(openedIndex.selector);
  return [...links].find((link) => openedIndex.read(link) === `${index}`);
}

function previewOf(index: number): string | undefined {
  const image = openerOf(index)?.querySelector('img');
  return image?.complete && image.naturalWidth > 0 ? image.currentSrc : undefined;
}

/** One image at a time: a finger that scrolls cancels its request. */
function preparePictures(items: LightboxSeries['items'], prepare: (index: number) => void) {
  const preloadPicture = picturePreloader();
  let release: (() => void) | undefined;
  let rest: number | undefined;
  const begin = (index: number) => {
    window.clearTimeout(rest);
    release?.();
    prepare(index);
    const photo = items[index]?.photo;
    release = photo && preloadPicture({ photo, sizes: slideSizes(photo) });
  };
  const beginAtRest = (event: Pick<Event, 'target'>) => {
    window.clearTimeout(rest);
    const index = openedBy(event);
    if (index !== undefined && !savesData()) rest = window.setTimeout(() => begin(index), REST_MS);
  };
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') beginAtRest(event);
  });
  document.addEventListener('focusin', beginAtRest);
  // The mouse may have reached a link before this script ran.
  if (matchMedia('(hover: hover)').matches) {
    beginAtRest({ target: document.querySelector(`${openedIndex.selector}:hover`) });
  }
  document.addEventListener('focusout', () => window.clearTimeout(rest));
  document.addEventListener('pointercancel', () => release?.());
  return begin;
}

// The same `sizes` as those of the next `Picture`. One element for all: Chromium never releases a picture with `srcset`
// that was on no page. `<link rel="preload">` would warn about unused pictures.
export function picturePreloader(): (placed: PlacedPhoto) => () => void {
  let picture: HTMLPictureElement | undefined;
  let image: HTMLImageElement | undefined;
  const release = () => {
    picture?.replaceChildren();
    image?.removeAttribute('src');
  };
  return (placed) => {
    release();
    picture ??= document.createElement('picture');
    image ??= document.createElement('img');
    const sources = pictureSources(placed).map(({ srcSet, ...source }) =>
      Object.assign(document.createElement('source'), source, { srcset: srcSet }),
    );
    picture.append(...sources, image);
    Object.assign(image, { src: urlOf(jpegFile(placed.photo)), fetchPriority: 'high' });
    // The visible picture reports the failure.
    image.decode().catch(() => {});
    return release;
  };
}
