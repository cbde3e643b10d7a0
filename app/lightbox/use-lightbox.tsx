import { type ReactNode, useEffect, useRef, useState } from 'react';
import { changeWithTransition } from '../hooks/change-with-transition.ts';
import { useIdle } from '../hooks/use-idle.ts';
import type { PictureOpener } from '../ui/picture-opener.ts';
import type { LightboxProps } from './lightbox.tsx';
import type { LightboxItem, LightboxLabels } from './lightbox-item.ts';
import { loadLightbox } from './load-lightbox.ts';
import { useLightboxAddress } from './use-lightbox-address.ts';

/** The name under which a thumbnail grows into the painting; the stylesheet of the lightbox has it too. */
const PAINTING = 'painting';

/** Browsers refuse an address that changes more than a hundred times in half a minute. */
const ADDRESS_PAUSE_MS = 150;

interface LightboxSeries {
  readonly items: readonly LightboxItem[];
  /** The query parameter that names the picture on screen. */
  readonly query: string;
  /** Whether one leads to the next; otherwise each picture is shown by itself. */
  readonly isSeries: boolean;
  readonly labels: LightboxLabels;
}

interface Shown {
  readonly index: number;
  readonly Lightbox: (props: LightboxProps) => ReactNode;
}

/** The lightbox of a page, and what opens it. Its code is fetched when the page is idle, or touched. */
export function useLightbox({ items, query, isSeries, labels }: LightboxSeries): {
  readonly openerOf: (index: number) => PictureOpener;
  readonly lightbox: ReactNode;
} {
  const openers = useRef(new Map<number, HTMLAnchorElement>());
  const address = useLightboxAddress(query, items.length);
  const { asked } = address;
  const [shown, setShown] = useState<Shown>();
  /** The picture on screen, which is ahead of the address, and the last one that was written there. */
  const onScreen = useRef<number>(undefined);
  const written = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const isIdle = useIdle();
  useEffect(() => {
    // What fails now is asked for again at the touch.
    if (isIdle && items.length > 0) loadLightbox().catch(() => {});
  }, [isIdle, items.length]);

  const pictureOf = (index: number | undefined) =>
    index === undefined ? null : (openers.current.get(index)?.querySelector('img') ?? null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what is followed.
  useEffect(() => {
    if (asked === undefined) {
      clearTimeout(timer.current);
      if (shown) hide();
      return;
    }
    if (shown && asked === written.current) return;
    let isStale = false;
    loadLightbox().then(
      ({ Lightbox }) => !isStale && show({ index: asked, Lightbox }),
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [asked]);

  const show = (next: Shown) => {
    written.current = next.index;
    onScreen.current = next.index;
    const picture = shown ? null : pictureOf(next.index);
    if (picture && isInWindow(picture)) picture.style.viewTransitionName = PAINTING;
    changeWithTransition({
      update: () => setShown(next),
      onUpdated: () => {
        if (picture) picture.style.viewTransitionName = '';
      },
    });
  };

  const hide = () => {
    const opener = openers.current.get(onScreen.current ?? -1);
    const picture = pictureOf(onScreen.current);
    changeWithTransition({
      update: () => setShown(undefined),
      onUpdated: () => {
        opener?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        opener?.focus({ preventScroll: true });
        if (picture) picture.style.viewTransitionName = PAINTING;
      },
      onEnd: () => {
        if (picture) picture.style.viewTransitionName = '';
      },
    });
  };

  const handlePage = (index: number) => {
    onScreen.current = index;
    clearTimeout(timer.current);
    if (index === asked && address.isExact) return;
    timer.current = setTimeout(() => {
      written.current = index;
      address.page(index);
    }, ADDRESS_PAUSE_MS);
  };

  const handleClose = () => {
    // What the address should still have been told must not open it again.
    clearTimeout(timer.current);
    address.close();
  };

  const openerOf = (index: number): PictureOpener => ({
    ref: (element) => {
      if (element) openers.current.set(index, element);
      else openers.current.delete(index);
    },
    'aria-haspopup': 'dialog',
    onPointerDown: () => {
      loadLightbox().catch(() => {});
    },
    onClick: (event) => {
      // Another tab or window gets what the link says.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const { href } = event.currentTarget;
      loadLightbox().then(
        () => address.open(index),
        // Without the lightbox, the link leads where it leads without scripts.
        () => window.location.assign(href),
      );
    },
  });

  const previewOf = (index: number) => {
    const picture = pictureOf(isSeries ? index : (shown?.index ?? index));
    return picture?.complete && picture.naturalWidth > 0 ? picture.currentSrc : undefined;
  };

  const only = shown && items[shown.index];
  const lightbox = only && (
    <shown.Lightbox
      key={shown.index}
      items={isSeries ? items : [only]}
      initialIndex={isSeries ? shown.index : 0}
      labels={labels}
      previewOf={previewOf}
      onPage={isSeries ? handlePage : () => {}}
      onClose={handleClose}
    />
  );
  return { openerOf, lightbox };
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
