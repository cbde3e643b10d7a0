import {
  type CSSProperties,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Picture } from '#app/pictures/picture.tsx';
import type { Entrance } from './entrance.ts';
import { useGrowth } from './entrance.ts';
import type { Size } from './geometry.ts';
import type { LightboxItem, LightboxLabels } from './lightbox-item.ts';
import type { LightboxStore, SlidePlace } from './lightbox-store.ts';
import { LightboxFailure } from './lightbox-texts.tsx';
import { viewOf } from './moves.ts';
import { slideSizes } from './prepare-picture.ts';
import styles from './stage.module.css';
import { useMotion, writeNumber } from './use-motion.ts';

interface LightboxSlideProps {
  readonly store: LightboxStore;
  readonly index: number;
  readonly item: LightboxItem;
  readonly place: SlidePlace;
  readonly fitted: Size;
  readonly isZoomed: boolean;
  /** At which it rests. */
  readonly scale: number;
  readonly entrance: Entrance;
  /** The address of a smaller picture that is already there. */
  readonly preview: string | undefined;
  readonly labels: LightboxLabels;
  readonly onReady: () => void;
}

/** One picture: its colour and its preview at once, then itself; when it is zoomed, in all its pixels. */
export function LightboxSlide(props: LightboxSlideProps) {
  const { store, index, item, place, fitted, isZoomed, entrance, preview, labels, onReady } = props;
  const { photo, alt = item.title } = item;
  const frame = useRef<HTMLDivElement>(null);
  useMotion(frame, store, (element, state) => {
    const { x, y, scale } = viewOf(state, index);
    writeNumber(element, '--x', x);
    writeNumber(element, '--y', y);
    writeNumber(element, '--scale', scale);
  });
  useGrowth(frame, entrance);
  const { failures, isAsked, ...attempts } = usePictureAttempts();
  const largestPx = photo.widths.at(-1) ?? photo.width;
  const isExceeded = isZoomed && fitted.width * props.scale * devicePixelRatio > largestPx;
  const closeUp = isExceeded ? photo.closeUp : undefined;
  const sizes = isZoomed ? `${closeUp ?? largestPx}px` : slideSizes(photo);
  const [isComing, setComing] = useComing(frame, sizes);
  const handleLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    attempts.handleLoad();
    setComing(false);
    onReady();
    // Decoded ahead of the step that shows it; a refusal costs only that head start.
    currentTarget.decode().catch(() => {});
  };
  const numbers = {
    '--width': fitted.width,
    '--height': fitted.height,
    '--ground': photo.colour,
  } as CSSProperties;
  return (
    <div className={styles.slide} data-place={place} aria-hidden={place !== 'current'}>
      <div ref={frame} className={styles.picture} style={numbers}>
        {preview && <img className={styles.preview} src={preview} alt="" decoding="sync" />}
        {isAsked && (
          <Picture
            photo={closeUp ? { ...photo, widths: [...photo.widths, closeUp] } : photo}
            alt={alt}
            sizes={sizes}
            loading="eager"
            className={styles.image}
            onLoad={handleLoad}
            onError={attempts.handleError}
          />
        )}
      </div>
      {isComing && failures === 0 && place === 'current' && <div className={styles.coming} />}
      {failures > 0 && place === 'current' && (
        <LightboxFailure
          count={failures}
          isAskedAgain={isAsked}
          onTryAgain={attempts.tryAgain}
          labels={labels}
        />
      )}
    </div>
  );
}

/**
 * Whether the picture is still to come, or a sharper one for the size that it has now.
 *
 * Synchronizes with the browser's choice among its files, which is made when the page has changed.
 */
function useComing(
  frame: RefObject<HTMLElement | null>,
  sizes: string,
): [isComing: boolean, set: (isComing: boolean) => void] {
  const [isComing, setComing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sizes may ask for another file.
  useEffect(() => {
    const chosen = requestAnimationFrame(() => {
      const image = frame.current?.querySelector<HTMLImageElement>('picture > img');
      setComing(image?.complete === false);
    });
    return () => cancelAnimationFrame(chosen);
  }, [frame, sizes]);
  return [isComing, setComing];
}

interface PictureAttempts {
  /** How many times the picture has failed since it was there last. */
  readonly failures: number;
  /** Whether the browser is to fetch it, or has. */
  readonly isAsked: boolean;
  readonly handleLoad: () => void;
  readonly handleError: () => void;
  readonly tryAgain: () => void;
}

/**
 * Whether a picture has come. One that has not is asked for again when the visitor wishes it, and when the connection
 * is back.
 *
 * Synchronizes with the browser's connection.
 */
function usePictureAttempts(): PictureAttempts {
  const [failures, setFailures] = useState(0);
  const [isAsked, setAsked] = useState(true);
  useEffect(() => {
    if (isAsked) return;
    const ask = () => setAsked(true);
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [isAsked]);
  return {
    failures,
    isAsked,
    handleLoad: () => setFailures(0),
    handleError: () => {
      setFailures((before) => before + 1);
      setAsked(false);
    },
    tryAgain: () => setAsked(true),
  };
}
