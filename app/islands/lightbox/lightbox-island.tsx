import {
  createRef,
  type Ref,
  StrictMode,
  startTransition,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
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
import { afterPaint, Lightbox } from './lightbox.tsx';
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
}

export function mountLightbox(gallery: LightboxIslandProps): LightboxControl {
  const place = document.body.appendChild(document.createElement('div'));
  const control = createRef<LightboxControl>();
  flushSync(() =>
    createRoot(place).render(
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

interface Place {
  readonly isReady: boolean;
  readonly entrance?: Entrance;
}

const UNMEASURED = { width: 0, height: 0 };

const ABSENT: Place = { isReady: false };

function LightboxIsland({
  query,
  isSingle,
  items,
  labels,
  control,
}: LightboxIslandProps & { readonly control: Ref<LightboxControl> }) {
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
  const { dispatch } = store;
  const scene = useSyncExternalStore(store.subscribe, store.scene);
  const { status, index } = scene;
  // Renders nothing until a visitor is likely to open an image, and keeps nothing of the last opening.
  const [place, setPlace] = useState<Place>(ABSENT);
  const isShown = place.entrance !== undefined;
  const address = useMemo(() => lightboxHistory(query, items.length), [query, items.length]);
  // The URL changes after the next paint, so that the image appears first.
  const untold = useRef<{ readonly kind: 'open' | 'close'; readonly giveUp: () => void }>(
    undefined,
  );
  // Skips the transition of the last closing, before another image opens.
  const endHiding = useRef<() => void>(undefined);

  const show = (asked: number) => {
    endHiding.current?.();
    endHiding.current = undefined;
    const entrance = isShown ? 'instead' : entranceFrom(openerOf(asked));
    dispatch({ type: 'open', index: asked });
    setPlace({ isReady: true, entrance });
  };

  const leaveUntold = () => {
    untold.current?.giveUp();
    untold.current = undefined;
  };

  const tellAfterPaint = (kind: 'open' | 'close', tell: () => void) => {
    leaveUntold();
    const giveUp = afterPaint(() => {
      untold.current = undefined;
      tell();
    });
    untold.current = { kind, giveUp };
  };

  const hide = () => {
    if (endHiding.current) return;
    dispatch({ type: 'close' });
    let isOver = false;
    const stop = hidePainting(openerOf(index), () => {
      // Another image may have opened before the browser ran this.
      if (!isOver) setPlace(ABSENT);
    });
    endHiding.current = () => {
      isOver = true;
      stop();
    };
  };

  useImperativeHandle(control, () => ({
    prepare: (asked) => {
      if (isShown || (place.isReady && asked === index)) return;
      dispatch({ type: 'prepare', index: asked });
      // The frame that answers the press comes first.
      startTransition(() => setPlace({ isReady: true }));
    },
    open: (asked) => {
      const isClosing = untold.current?.kind === 'close';
      // In the next frame, before everything else that a press triggers.
      flushSync(() => show(asked));
      // The URL still names the image that was just closed.
      if (!isClosing) return tellAfterPaint('open', () => address.open(asked));
      leaveUntold();
      address.follow(asked);
    },
  }));

  const obeyAddress = useEffectEvent(() => {
    // The pending change belongs to the previous entry.
    leaveUntold();
    const asked = address.asked();
    if (asked === undefined) {
      if (isShown) hide();
    } else if (status === 'closed' || asked !== index) show(asked);
    // Corrects a number past the end, or in another spelling.
    if (asked !== undefined) address.follow(asked);
  });
  useEffect(() => {
    obeyAddress();
    return address.listen(() => obeyAddress());
  }, [address]);

  const follow = useEffectEvent(() => {
    // Before the opening is in the URL, there is no entry to change.
    if (status !== 'open') return;
    if (untold.current?.kind === 'open') tellAfterPaint('open', () => address.open(index));
    else address.follow(index);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index is what is followed.
  useEffect(() => follow(), [index]);

  const close = useEffectEvent(() => {
    if (untold.current?.kind === 'open') {
      leaveUntold();
      hide();
    } else tellAfterPaint('close', () => address.close(hide));
  });
  useEffect(() => {
    // Back has already started to hide the lightbox.
    if (status === 'closed' && isShown && !endHiding.current) close();
  }, [status, isShown]);

  const previewOf = (asked: number) => {
    const picture = openerOf(asked)?.querySelector('img');
    return picture?.complete && picture.naturalWidth > 0 ? picture.currentSrc : undefined;
  };
  if (!place.isReady) return null;
  return (
    <Lightbox
      store={store}
      scene={scene}
      items={items}
      labels={labels}
      entrance={place.entrance}
      previewOf={previewOf}
    />
  );
}

/** A long category links only a part of its gallery. */
function openerOf(index: number): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`a[data-opens="${index}"]`) ?? undefined;
}
