import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { IslandLabels } from '#app/ui/island-labels.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { savesData } from '#app/ui/pictures/saves-data.ts';
import { isZoomed, type Size, type Stage } from './geometry.ts';
import type { LightboxProps } from './lightbox.tsx';
import type { LightboxItem } from './lightbox-item.ts';
import { comingIndexes, fittedSize, viewOf } from './lightbox-model.ts';
import { type LightboxStore, placesOf, type SlidePlace } from './lightbox-state.ts';
import { LightboxFailure } from './lightbox-texts.tsx';
import { type Entrance, useGrowth, useMotion, writeNumber } from './motion.ts';
import { isFastNetwork, slideSizes } from './prepare-picture.ts';
import styles from './stage.module.css';

interface LightboxStageProps extends LightboxProps {
  readonly stage: RefObject<HTMLDivElement | null>;
}

export function LightboxStage(props: LightboxStageProps) {
  const { stage, store, scene, items, labels, entrance, previewOf } = props;
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set());
  const { left } = scene;
  useMotion(stage, store, ({ dataset }, { gesture }) => {
    if (dataset.gesture !== gesture.kind) dataset.gesture = gesture.kind;
  });
  const ahead = !entrance ? 0 : savesData() ? 1 : isFastNetwork() ? 3 : 2;
  const places = placesOf(scene, comingIndexes(scene, ready).slice(0, ahead));
  // Sorted, so that an image that changes its place stays where it is in the DOM.
  const slides = [...places].flatMap(([each, place]) => {
    const item = items[each];
    return item ? [{ each, place, item }] : [];
  });
  slides.sort((one, other) => one.each - other.each);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the mouse moves the picture here, and must not carry its file off.
    <div
      ref={stage}
      className={styles.stage}
      // `useMotion` updates it, past React.
      data-gesture="none"
      data-zoomed={scene.isZoomed || undefined}
      data-travelled={left !== undefined || undefined}
      onDragStart={(event) => event.preventDefault()}
    >
      {scene.stage.width > 0 &&
        slides.map(({ each, place, item }) => (
          <LightboxSlide
            key={each}
            store={store}
            index={each}
            item={item}
            place={place}
            stage={scene.stage}
            fitted={fittedSize(scene, each)}
            isZoomed={
              place === 'current' ? scene.isZoomed : each === left?.index && isZoomed(left.view)
            }
            scale={
              place === 'current' ? scene.restScale : each === left?.index ? left.view.scale : 1
            }
            entrance={place === 'current' && left === undefined ? entrance : 'instead'}
            preview={previewOf(each)}
            labels={labels}
            onReady={() => setReady((before) => new Set(before).add(each))}
          />
        ))}
      <div className={styles.shade} />
    </div>
  );
}

interface LightboxSlideProps {
  readonly store: LightboxStore;
  readonly index: number;
  readonly item: LightboxItem;
  readonly place: SlidePlace;
  readonly stage: Stage;
  readonly fitted: Size;
  readonly isZoomed: boolean;
  readonly scale: number;
  readonly entrance: Entrance | undefined;
  readonly preview: string | undefined;
  readonly labels: IslandLabels;
  readonly onReady: () => void;
}

function LightboxSlide(props: LightboxSlideProps) {
  const { store, index, item, place, fitted, isZoomed, entrance, preview, labels, onReady } = props;
  const { photo, alt = item.title } = item;
  const frame = useRef<HTMLDivElement>(null);
  useMotion(frame, store, (element, state) => {
    const { x, y, scale } = viewOf(state, index);
    writeNumber(element, '--x', x);
    writeNumber(element, '--y', y);
    writeNumber(element, '--scale', scale);
  });
  useGrowth(frame, entrance, props.stage, fitted);
  const { failures, isAsked, ...attempts } = usePictureAttempts();
  const largestPx = photo.widths.at(-1) ?? photo.width;
  const isExceeded = isZoomed && fitted.width * props.scale * devicePixelRatio > largestPx;
  const closeUp = isExceeded ? photo.closeUp : undefined;
  const sizes = isZoomed ? `${closeUp ?? largestPx}px` : slideSizes(photo);
  const isShown = entrance !== undefined;
  const [isComing, setComing] = useComing(frame, isShown && sizes);
  const handleLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    attempts.handleLoad();
    setComing(false);
    onReady();
    // Decodes before the step that shows it; a refusal costs only that head start.
    currentTarget.decode().catch(() => {});
  };
  const numbers = {
    '--width': fitted.width,
    '--height': fitted.height,
    '--ground': photo.colour,
  };
  return (
    <div className={styles.slide} data-place={place} aria-hidden={place !== 'current'}>
      <div ref={frame} className={styles.picture} style={numbers}>
        {preview && <img className={styles.preview} src={preview} alt="" decoding="sync" />}
        {isShown && isAsked && (
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

/** Also true for a sharper file. Synchronizes with the browser's choice of file, which follows a render. */
function useComing(
  frame: RefObject<HTMLElement | null>,
  sizes: string | false,
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
  readonly failures: number;
  readonly isAsked: boolean;
  readonly handleLoad: () => void;
  readonly handleError: () => void;
  readonly tryAgain: () => void;
}

/** Retries on request, and when the connection returns. Synchronizes with the browser's connection. */
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
