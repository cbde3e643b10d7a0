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
import { afterPaint } from '../hooks/after-paint.ts';
import { type Entrance, entranceFrom } from './entrance.ts';
import { hidePainting } from './hide-painting.ts';
import type { LightboxProps } from './lightbox.tsx';
import type { SeriesPlace } from './lightbox-address.ts';
import { type LightboxCode, loadLightbox } from './load-lightbox.ts';
import { useLightboxAddress } from './use-lightbox-address.ts';

/** Browsers refuse an address that changes more than a hundred times in half a minute. */
const ADDRESS_PAUSE_MS = 150;

/** The links that open the pictures, by their place in the series. */
export type Openers = RefObject<Map<number, HTMLAnchorElement>>;

/** What the links that open pictures can ask for; both reject when the code of the lightbox does not come. */
export interface LightboxControl {
  /** Makes ready for a picture what can be ready before it is shown. */
  readonly prepare: (index: number) => Promise<void>;
  readonly open: (index: number) => Promise<void>;
}

interface Prepared {
  readonly index: number;
  readonly Lightbox: (props: LightboxProps) => ReactNode;
}

interface Shown extends Prepared {
  readonly entrance: Entrance;
}

interface ShownPicture {
  readonly query: string;
  readonly place: SeriesPlace;
  /** How many pictures are at hand. */
  readonly count: number;
  readonly openers: Openers;
  readonly control: RefObject<LightboxControl | null>;
}

/**
 * The picture with which the lightbox of a page is open: at a press at once, the address follows; else when the address
 * asks for it. What the lightbox tells of its steps and its end also goes into the address.
 */
export function useShownPicture({ query, place, count, openers, control }: ShownPicture) {
  const address = useLightboxAddress(query, { ...place, count });
  const { asked } = address;
  const [shown, setShown] = useState<Shown>();
  const [prepared, setPrepared] = useState<Prepared>();
  /** The picture on screen, which is ahead of the address, and the last one that was written there. */
  const onScreen = useRef<number>(undefined);
  const written = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Ends the way of the last painting back into its thumbnail. */
  const endHiding = useRef<() => void>(undefined);
  /** Gives up to tell the address that the lightbox has been opened, until it knows. */
  const giveUpOpening = useRef<() => void>(undefined);

  const show = (index: number, { Lightbox }: LightboxCode) => {
    endHiding.current?.();
    onScreen.current = index;
    const entrance = shown ? 'instead' : entranceFrom(openers.current.get(index));
    // In the next frame, and not after all that a press or a new address may bring along.
    flushSync(() => setShown({ index, entrance, Lightbox }));
  };

  useImperativeHandle(control, () => ({
    prepare: async (index) => {
      const { Lightbox } = await loadLightbox();
      setPrepared({ index, Lightbox });
    },
    open: async (index) => {
      const code = await loadLightbox();
      written.current = index;
      show(index, code);
      giveUpOpening.current = afterPaint(() => {
        giveUpOpening.current = undefined;
        address.open(index);
      });
    },
  }));

  const hide = () => {
    endHiding.current = hidePainting(openers.current.get(onScreen.current ?? -1), () => {
      setShown(undefined);
      // It has been used.
      setPrepared(undefined);
    });
  };

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

  const follow = (index: number) => {
    onScreen.current = index;
    clearTimeout(timer.current);
    if (index !== written.current) timer.current = setTimeout(() => write(index), ADDRESS_PAUSE_MS);
  };

  const close = () => {
    // What the address should still have been told must not open it again.
    clearTimeout(timer.current);
    if (giveUpOpening.current) {
      giveUpOpening.current();
      giveUpOpening.current = undefined;
      hide();
    } else afterPaint(address.close);
  };

  return { shown, prepared, follow, close };
}
