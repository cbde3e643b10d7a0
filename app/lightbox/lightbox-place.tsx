import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useIdle } from '../hooks/use-idle.ts';
import { type Entrance, entranceFrom } from './entrance.ts';
import { hidePainting } from './hide-painting.ts';
import type { LightboxProps } from './lightbox.tsx';
import type { LightboxItem, LightboxLabels } from './lightbox-item.ts';
import { type LightboxCode, loadLightbox } from './load-lightbox.ts';
import { useLightboxAddress } from './use-lightbox-address.ts';

/** Browsers refuse an address that changes more than a hundred times in half a minute. */
const ADDRESS_PAUSE_MS = 150;

/** The links that open the pictures, by their place in the series. */
export type Openers = RefObject<Map<number, HTMLAnchorElement>>;

export interface LightboxSeries {
  readonly items: readonly LightboxItem[];
  /** The query parameter that names the picture on screen. */
  readonly query: string;
  /** Whether one leads to the next; otherwise each picture is shown by itself. */
  readonly isSeries: boolean;
  readonly labels: LightboxLabels;
}

interface LightboxPlaceProps extends LightboxSeries {
  readonly openers: Openers;
  /** Is given the function that shows a picture; it rejects when the code of the lightbox does not come. */
  readonly open: RefObject<((index: number) => Promise<void>) | null>;
}

interface Shown {
  readonly index: number;
  readonly entrance: Entrance;
  readonly Lightbox: (props: LightboxProps) => ReactNode;
}

/**
 * Where the lightbox of a page appears: at a press at once, the address follows; else when the address asks for it.
 * It is a component of its own, so that the page under it is not rendered anew. Its code is fetched when the page is
 * idle.
 */
export function LightboxPlace(props: LightboxPlaceProps) {
  const { items, query, isSeries, labels, openers, open } = props;
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

  const show = (index: number, { Lightbox }: LightboxCode) => {
    onScreen.current = index;
    const entrance = shown ? 'instead' : entranceFrom(openers.current.get(index));
    // In the next frame, and not after all that a press or a new address may bring along.
    flushSync(() => setShown({ index, entrance, Lightbox }));
  };

  useImperativeHandle(open, () => async (index) => {
    const code = await loadLightbox();
    written.current = index;
    show(index, code);
    address.open(index);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what is followed.
  useEffect(() => {
    if (asked === undefined) {
      clearTimeout(timer.current);
      if (shown) {
        hidePainting(openers.current.get(onScreen.current ?? -1), () => setShown(undefined));
      }
      return;
    }
    if (shown && asked === written.current) return;
    let isStale = false;
    loadLightbox().then(
      (code) => {
        if (isStale) return;
        written.current = address.isExact ? asked : undefined;
        show(asked, code);
      },
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [asked]);

  const write = useEffectEvent((index: number) => {
    written.current = index;
    address.page(index);
  });

  const handlePage = (index: number) => {
    onScreen.current = index;
    clearTimeout(timer.current);
    if (index !== written.current) timer.current = setTimeout(() => write(index), ADDRESS_PAUSE_MS);
  };

  const handleClose = () => {
    // What the address should still have been told must not open it again.
    clearTimeout(timer.current);
    address.close();
  };

  const previewOf = (index: number) => {
    const opener = openers.current.get(isSeries ? index : (shown?.index ?? index));
    const picture = opener?.querySelector('img');
    return picture?.complete && picture.naturalWidth > 0 ? picture.currentSrc : undefined;
  };

  const only = shown && items[shown.index];
  return (
    only && (
      <shown.Lightbox
        key={shown.index}
        items={isSeries ? items : [only]}
        initialIndex={isSeries ? shown.index : 0}
        labels={labels}
        entrance={shown.entrance}
        previewOf={previewOf}
        onPage={isSeries ? handlePage : () => {}}
        onClose={handleClose}
      />
    )
  );
}
