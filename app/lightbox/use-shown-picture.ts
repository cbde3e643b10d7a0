import {
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type Entrance, entranceFrom } from './entrance.ts';
import { hidePainting } from './hide-painting.ts';
import type { LightboxProps } from './lightbox.tsx';
import type { SeriesPlace } from './lightbox-address.ts';
import { type LightboxCode, loadLightbox } from './load-lightbox.ts';
import { useLightboxAddress } from './use-lightbox-address.ts';

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
  /** The picture on screen, which is ahead of the address. */
  const onScreen = useRef<number>(undefined);
  /** Ends the way of the last painting back into its thumbnail. */
  const endHiding = useRef<() => void>(undefined);

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
      show(index, code);
      address.open(index);
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
      if (shown) hide();
      return;
    }
    if (shown && asked === address.agreed.current) return;
    let isStale = false;
    loadLightbox().then(
      (code) => {
        if (isStale) return;
        address.agreed.current = asked;
        show(asked, code);
      },
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [asked]);

  const follow = (index: number) => {
    onScreen.current = index;
    address.page(index);
  };

  const close = () => {
    if (!address.close()) hide();
  };

  return { shown, prepared, follow, close };
}
