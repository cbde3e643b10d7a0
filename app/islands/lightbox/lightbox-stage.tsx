import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { savesData } from '#app/ui/pictures/saves-data.ts';
import type { LightboxProps } from './lightbox.tsx';
import type { LightboxItem } from './lightbox-item.ts';
import { comingIndexes, fittedSize, viewOf } from './lightbox-model.ts';
import { placesOf, type SlidePlace } from './lightbox-state.ts';
import { LightboxFailure } from './lightbox-texts.tsx';
import { useGrowth, useMotion, writeNumber } from './motion.ts';
import { isFastNetwork, slideSizes } from './prepare-picture.ts';
import styles from './stage.module.css';

interface LightboxStageProps extends LightboxProps {
  readonly stage: RefObject<HTMLDivElement | null>;
}

export function LightboxStage({ stage, ...props }: LightboxStageProps) {
  const { store, scene, items, entrance } = props;
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set());
  useMotion(stage, store, ({ dataset }, { gesture }) => {
    if (dataset.gesture !== gesture.kind) dataset.gesture = gesture.kind;
  });
  const ahead = !entrance ? 0 : savesData() ? 1 : isFastNetwork() ? 3 : 2;
  const places = placesOf(scene, comingIndexes(scene, ready).slice(0, ahead));
  // Sorted, so that an image that changes its place stays where it is in the DOM.
  const slides = [...places].sort(([one], [other]) => one - other);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the mouse moves the picture here, and must not carry its file off.
    <div
      ref={stage}
      className={styles.stage}
      // `useMotion` updates it, past React.
      data-gesture="none"
      data-zoomed={scene.isZoomed || undefined}
      data-travelled={scene.left !== undefined || undefined}
      onDragStart={(event) => event.preventDefault()}
    >
      {scene.stage.width > 0 &&
        slides.map(([index, place]) => {
          const item = items[index];
          const handleReady = () => setReady((before) => new Set(before).add(index));
          return (
            item && (
              <LightboxSlide
                key={index}
                {...props}
                {...{ index, item, place }}
                onReady={handleReady}
              />
            )
          );
        })}
      <div className={styles.shade} />
    </div>
  );
}

interface LightboxSlideProps extends LightboxProps {
  readonly index: number;
  readonly item: LightboxItem;
  readonly place: SlidePlace;
  readonly onReady: () => void;
}

function LightboxSlide(props: LightboxSlideProps) {
  const { store, scene, index, item, place, previewOf, labels, onReady } = props;
  const { photo, alt = item.title } = item;
  const { left, stage } = scene;
  const isCurrent = place === 'current';
  const entrance = isCurrent && !left ? props.entrance : 'instead';
  const isShown = entrance !== undefined;
  const fitted = fittedSize(scene, index);
  const frame = useRef<HTMLDivElement>(null);
  useMotion(frame, store, (element, state) => {
    const { x, y, scale } = viewOf(state, index);
    writeNumber(element, '--x', x);
    writeNumber(element, '--y', y);
    writeNumber(element, '--scale', scale);
  });
  useGrowth(frame, entrance, stage, fitted);
  const { failures, isLoading, ...attempts } = useAttempts();
  const scale = isCurrent ? scene.restScale : index === left?.index ? left.view.scale : 1;
  const isLarge = isCurrent ? scene.isZoomed : scale > 1;
  const largestPx = photo.widths.at(-1) ?? photo.width;
  const isExceeded = isLarge && fitted.width * scale * devicePixelRatio > largestPx;
  const closeUp = isExceeded ? photo.closeUp : undefined;
  const sizes = isLarge ? `${closeUp ?? largestPx}px` : slideSizes(photo);
  const [isComing, setComing] = useComing(frame, isShown && sizes);
  const preview = previewOf(index);
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
    <div className={styles.slide} data-place={place} aria-hidden={!isCurrent}>
      <div ref={frame} className={styles.picture} style={numbers}>
        {preview && <img className={styles.preview} src={preview} alt="" decoding="sync" />}
        {isShown && isLoading && (
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
      {isComing && failures === 0 && isCurrent && <div className={styles.coming} />}
      {failures > 0 && isCurrent && (
        <LightboxFailure
          count={failures}
          isLoading={isLoading}
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

/** Retries on request, and when the connection returns. */
function useAttempts() {
  const [failures, setFailures] = useState(0);
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    if (isLoading) return;
    const retry = () => setLoading(true);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isLoading]);
  const handleError = () => {
    setFailures((before) => before + 1);
    setLoading(false);
  };
  return {
    failures,
    isLoading,
    tryAgain: () => setLoading(true),
    handleError,
    handleLoad: () => setFailures(0),
  };
}
