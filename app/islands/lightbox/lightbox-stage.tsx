import {
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { savesData } from '#app/ui/island.ts';
import { openedIndex } from '#app/ui/page-attributes.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import primitives from '#app/ui/primitives.module.css';
import type { Size } from './geometry.ts';
import styles from './lightbox.module.css';
import type { LightboxProps } from './lightbox.tsx';
import type { LightboxItem } from './lightbox-item.ts';
import { fittedSize, indexesToLoad, viewOf } from './lightbox-model.ts';
import { placesOf, type Scene, type SlidePlace } from './lightbox-state.ts';
import { useGrowth, useMotion, writeNumbers } from './motion.ts';

const FAST_MBITS = 5;

interface LightboxStageProps extends LightboxProps {
  readonly scene: Scene;
  readonly stage: RefObject<HTMLDivElement | null>;
}

export function LightboxStage({ stage, ...props }: LightboxStageProps) {
  const { store, scene, items, entrance } = props;
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set());
  useMotion(stage, store, ({ dataset }, { gesture }) => {
    if (dataset.gesture !== gesture.kind) dataset.gesture = gesture.kind;
  });
  const ahead = !entrance ? 0 : savesData() ? 1 : isFastNetwork() ? 3 : 2;
  const places = placesOf(scene, indexesToLoad(scene, ready).slice(0, ahead));
  const slides = [...places].sort(([one], [other]) => one - other);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the mouse moves the picture here, and must not carry its file off.
    <div
      ref={stage}
      className={styles.stage}
      data-gesture="none"
      data-travelled={scene.leaving !== undefined || undefined}
      onDragStart={(event) => event.preventDefault()}
    >
      {scene.stage.width > 0 &&
        slides.map(([index, place]) => {
          const item = items[index];
          const onReady = () => setReady((before) => new Set(before).add(index));
          return (
            item && <LightboxSlide key={index} {...props} {...{ index, item, place, onReady }} />
          );
        })}
      <div className={styles.shade} />
    </div>
  );
}

function isFastNetwork(): boolean {
  const { connection } = navigator as {
    readonly connection?: { readonly effectiveType?: string; readonly downlink?: number };
  };
  return connection?.effectiveType === '4g' && (connection.downlink ?? 0) >= FAST_MBITS;
}

export function linkOf(index: number): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(openedIndex.selectorOf(index)) ?? undefined;
}

function previewOf(index: number): string | undefined {
  const image = linkOf(index)?.querySelector('img');
  return image?.complete && image.naturalWidth > 0 ? image.currentSrc : undefined;
}

/** An HTML `sizes` value in terms of the window, so the file can load before the lightbox is measured. */
export function slideSizes({ width, height }: Size): string {
  const ratio = (width / height).toFixed(3);
  // Least space for bars and margins in rem: beside the work, and above and below it.
  const fitted = (aside: number, above: number) =>
    `min(100vw - ${aside}rem, (100vh - ${above}rem) * ${ratio})`;
  const [low, narrow, wide] = [fitted(5.5, 6.25), fitted(2, 10), fitted(7, 7.75)];
  return `(height < 480px) ${low}, (width < 768px) ${narrow}, ${wide}`;
}

interface LightboxSlideProps extends Omit<LightboxStageProps, 'stage'> {
  readonly index: number;
  readonly item: LightboxItem;
  readonly place: SlidePlace;
  readonly onReady: () => void;
}

function LightboxSlide(props: LightboxSlideProps) {
  const { store, scene, index, item, place, labels, onReady } = props;
  const { photo, alt = item.title } = item;
  const { leaving, stage } = scene;
  const isCurrent = place === 'current';
  const entrance = isCurrent && !leaving ? props.entrance : 'instead';
  const isShown = entrance !== undefined;
  const fitted = fittedSize(scene, index);
  const frame = useRef<HTMLDivElement>(null);
  useMotion(frame, store, (element, state) => writeNumbers(element, { ...viewOf(state, index) }));
  useGrowth(frame, entrance, stage, fitted);
  const attempts = useAttempts();
  const { failures } = attempts;
  const scale = isCurrent ? scene.restScale : index === leaving?.index ? leaving.view.scale : 1;
  const isLarge = isCurrent ? scene.isZoomed : scale > 1;
  const largestPx = photo.widths.at(-1) ?? photo.width;
  const isExceeded = isLarge && fitted.width * scale * devicePixelRatio > largestPx;
  const closeUp = isExceeded ? photo.closeUp : undefined;
  const sizes = isLarge ? `${closeUp ?? largestPx}px` : slideSizes(photo);
  const [isPending, setPending] = usePending(frame, isShown && sizes);
  const preview = previewOf(index);
  const handleLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    attempts.onLoad();
    setPending(false);
    onReady();
    // Decodes before the step that shows it; a refusal costs only that head start.
    currentTarget.decode().catch(() => {});
  };
  const { width, height } = fitted;
  const style = { '--width': width, '--height': height, '--ground': photo.colour };
  return (
    <div className={styles.slide} data-place={place} aria-hidden={!isCurrent}>
      <div ref={frame} className={styles.picture} style={style}>
        {preview && <img className={primitives.cover} src={preview} alt="" decoding="sync" />}
        {isShown && attempts.isLoading && (
          <Picture
            photo={closeUp ? { ...photo, widths: [...photo.widths, closeUp] } : photo}
            alt={alt}
            sizes={sizes}
            className={primitives.cover}
            loading="eager"
            onLoad={handleLoad}
            onError={attempts.onError}
          />
        )}
      </div>
      {isPending && failures === 0 && isCurrent && <div className={styles.pending} />}
      {failures > 0 && isCurrent && <Failure {...attempts} labels={labels} />}
    </div>
  );
}

function usePending(frame: RefObject<HTMLElement | null>, sizes: string | false) {
  const [isPending, setPending] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sizes may ask for another file.
  useEffect(() => {
    const chosen = requestAnimationFrame(() => {
      const image = frame.current?.querySelector<HTMLImageElement>('picture > img');
      setPending(image?.complete === false);
    });
    return () => cancelAnimationFrame(chosen);
  }, [frame, sizes]);
  return [isPending, setPending] as const;
}

function useAttempts() {
  const [failures, setFailures] = useState(0);
  const [isLoading, setLoading] = useState(true);
  const tryAgain = () => setLoading(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it only sets a state.
  useEffect(() => {
    if (isLoading) return;
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [isLoading]);
  const onError = () => {
    setFailures((before) => before + 1);
    setLoading(false);
  };
  return { failures, isLoading, tryAgain, onError, onLoad: () => setFailures(0) };
}

type FailureProps = ReturnType<typeof useAttempts> & Pick<LightboxProps, 'labels'>;

function Failure({ failures, isLoading, tryAgain, labels }: FailureProps) {
  const panel = useRef<HTMLDivElement>(null);
  // The focus of a removed element would fall to the page.
  useLayoutEffect(() => {
    const element = panel.current;
    return () => {
      if (element?.contains(document.activeElement)) element.closest('dialog')?.focus();
    };
  }, []);
  return (
    <div ref={panel} className={styles.failure} role="alert">
      <p key={failures}>{labels.lightbox.failed}</p>
      <button
        type="button"
        className={primitives.button}
        aria-disabled={isLoading}
        onClick={tryAgain}
      >
        {labels.tryAgain}
      </button>
    </div>
  );
}
