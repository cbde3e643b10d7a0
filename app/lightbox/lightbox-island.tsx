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
import { pathWithoutBase } from '#app/base-path.ts';
import { PagePath } from '#app/i18n/page-address.ts';
import { createRoot } from '#app/ui/create-root.ts';
import { DOUBLE_CLICK_MS } from './constants.ts';
import { afterPaint, Lightbox } from './lightbox.tsx';
import { lightboxHistory } from './lightbox-history.ts';
import type { LightboxLabels, LightboxSeries } from './lightbox-item.ts';
import { lightboxStore, openAt } from './lightbox-state.ts';
import { type Entrance, entranceFrom, hidePainting } from './motion.ts';
import { preparePictures } from './prepare-picture.ts';

/** What the page asks of its lightbox. */
export interface LightboxControl {
  /** Makes ready for a picture what can be ready before it is shown. */
  prepare(index: number): void;
  open(index: number): void;
}

interface LightboxIslandProps extends LightboxSeries {
  readonly labels: LightboxLabels;
}

/** Puts the lightbox into the page. It opens by itself where the address asks for a picture. */
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
    open: (index) => control.current?.open(index),
  };
}

/** Whether the lightbox is in the page at all, and how it has appeared, once it is to be seen. */
interface Place {
  readonly isReady: boolean;
  readonly entrance?: Entrance;
}

/** Before anything is measured. */
const NOWHERE = { width: 0, height: 0 };

const ABSENT: Place = { isReady: false };

/**
 * The lightbox of a page: its state knows which picture is on screen, and the address follows it. While it is hidden, it
 * stands ready for the picture that may be opened next.
 */
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
        stage: { ...NOWHERE, window: { ...NOWHERE, x: 0, y: 0 } },
        doubleClickMs: DOUBLE_CLICK_MS,
      }),
    }),
  );
  const { dispatch } = store;
  const scene = useSyncExternalStore(store.subscribe, store.scene);
  const { status, index } = scene;
  /** Nothing of it is in the page until a picture is likely to be asked for, and nothing is left of the last opening. */
  const [place, setPlace] = useState<Place>(ABSENT);
  const isShown = place.entrance !== undefined;
  const address = useMemo(() => lightboxHistory(query, items.length), [query, items.length]);
  /** What the address is still to be told, once the screen has shown it. */
  const untold = useRef<{ readonly kind: 'open' | 'close'; readonly giveUp: () => void }>(
    undefined,
  );
  /** Ends the way of the last painting back into its thumbnail, since it was closed and until another is shown. */
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
      // Another may have been opened before the browser came to this.
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
      // The frame that answers a finger comes first.
      startTransition(() => setPlace({ isReady: true }));
    },
    open: (asked) => {
      const isClosing = untold.current?.kind === 'close';
      // In the next frame, and not after all that a press may bring along.
      flushSync(() => show(asked));
      // The address still has the picture that was just closed.
      if (!isClosing) return tellAfterPaint('open', () => address.open(asked));
      leaveUntold();
      address.follow(asked);
    },
  }));

  const obeyAddress = useEffectEvent(() => {
    // What the address should still have been told is of another entry now.
    leaveUntold();
    const asked = address.asked();
    if (asked === undefined) {
      if (isShown) hide();
    } else if (status === 'closed' || asked !== index) show(asked);
    // A number past the end, or spelled otherwise, is corrected.
    if (asked !== undefined) address.follow(asked);
  });
  useEffect(() => {
    obeyAddress();
    return address.listen(() => obeyAddress());
  }, [address]);

  const follow = useEffectEvent(() => {
    // While it is not yet told of the opening, there is no entry of its own to change.
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
    // What Back has closed is being hidden already.
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

/** The link that opens a picture, where the page has one: a long category shows a part of its series. */
function openerOf(index: number): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`a[data-opens="${index}"]`) ?? undefined;
}
