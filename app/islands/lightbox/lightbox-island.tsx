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
import { pathWithoutBase } from '#app/ui/i18n/base-path.ts';
import { PagePath } from '#app/ui/i18n/page-address.ts';
import type { IslandLabels } from '#app/ui/island-labels.ts';
import { DOUBLE_CLICK_MS } from './constants.ts';
import { Lightbox } from './lightbox.tsx';
import { lightboxHistory } from './lightbox-history.ts';
import type { LightboxSeries } from './lightbox-item.ts';
import { lightboxStore, openAt } from './lightbox-state.ts';
import { type Entrance, entranceFrom, hidePainting } from './motion.ts';
import { preparePictures } from './prepare-picture.ts';

export interface LightboxControl {
  prepare(index: number): void;
  open(index: number): void;
}

interface LightboxIslandProps extends LightboxSeries {
  readonly labels: IslandLabels;
  readonly fail: (error: unknown) => void;
}

export function mountLightbox(gallery: LightboxIslandProps): LightboxControl {
  const container = document.body.appendChild(document.createElement('div'));
  const control = createRef<LightboxControl>();
  flushSync(() =>
    createRoot(container, gallery.fail).render(
      <StrictMode>
        <PagePath value={pathWithoutBase(location.pathname)}>
          <LightboxIsland {...gallery} control={control} />
        </PagePath>
      </StrictMode>,
    ),
  );
  return {
    prepare: preparePictures(gallery.items, (index) => control.current?.prepare(index)),
    open: (index) => {
      // React has removed it, if it failed while a pointer rested on a picture.
      if (!control.current) throw new Error('The lightbox has failed');
      control.current.open(index);
    },
  };
}

const UNMEASURED = { width: 0, height: 0 };

function LightboxIsland({
  query,
  isSingle,
  items,
  labels,
  control,
}: Omit<LightboxIslandProps, 'fail'> & { readonly control: Ref<LightboxControl> }) {
  const [store] = useState(() =>
    lightboxStore({
      status: 'closed',
      last: openAt(0, {
        pictures: items.map(({ photo }) => photo),
        isSingle,
        stage: { ...UNMEASURED, window: { ...UNMEASURED, x: 0, y: 0 } },
        doubleClickMs: DOUBLE_CLICK_MS,
      }),
    }),
  );
  const [url] = useState(() => lightboxHistory(query, items.length));
  const { dispatch } = store;
  const scene = useSyncExternalStore(store.subscribe, store.scene);
  const { status, index } = scene;
  // Renders nothing until a visitor is likely to open an image, and keeps nothing of the last opening.
  const [isPrepared, setPrepared] = useState(false);
  const [entrance, setEntrance] = useState<Entrance>();
  const isShown = entrance !== undefined;
  /** Skips the transition of the last closing. */
  const endHiding = useRef<() => void>(undefined);

  const show = (asked: number) => {
    endHiding.current?.();
    endHiding.current = undefined;
    dispatch({ type: 'open', index: asked });
    setPrepared(true);
    setEntrance(isShown ? 'instead' : entranceFrom(openerOf(asked)));
  };

  const hide = () => {
    if (endHiding.current) return;
    dispatch({ type: 'close' });
    let isOver = false;
    const stop = hidePainting(openerOf(index), () => {
      // Another image may have opened before the browser ran this.
      if (isOver) return;
      setPrepared(false);
      setEntrance(undefined);
    });
    endHiding.current = () => {
      isOver = true;
      stop();
    };
  };

  useImperativeHandle(control, () => ({
    prepare: (asked) => {
      if (isShown || (isPrepared && asked === index)) return;
      dispatch({ type: 'prepare', index: asked });
      // The frame that answers the press comes first.
      startTransition(() => setPrepared(true));
    },
    open: (asked) => {
      url.open(asked);
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
    // Corrects a number past the end, or in another spelling.
    url.follow(asked);
  });
  useEffect(() => {
    obeyUrl();
    return url.listen(() => obeyUrl());
  }, [url]);

  const followIndex = useEffectEvent(() => {
    if (status === 'open') url.follow(index);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index is what is followed.
  useEffect(() => followIndex(), [index]);

  const close = useEffectEvent(() => url.close(hide));
  useEffect(() => {
    // Back has already started to hide the lightbox.
    if (status === 'closed' && isShown && !endHiding.current) close();
  }, [status, isShown]);

  if (!isPrepared) return null;
  return (
    <Lightbox
      store={store}
      scene={scene}
      items={items}
      labels={labels}
      entrance={entrance}
      previewOf={previewOf}
    />
  );
}

/** A long category links only a part of its gallery. */
function openerOf(index: number): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`a[data-opens="${index}"]`) ?? undefined;
}

/** The image that the page shows already. */
function previewOf(index: number): string | undefined {
  const image = openerOf(index)?.querySelector('img');
  return image?.complete && image.naturalWidth > 0 ? image.currentSrc : undefined;
}
