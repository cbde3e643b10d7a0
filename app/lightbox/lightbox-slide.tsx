import { type CSSProperties, type SyntheticEvent, useRef } from 'react';
import { Picture } from '#app/pictures/picture.tsx';
import type { Entrance } from './entrance.ts';
import { useGrowth } from './entrance.ts';
import { isZoomed, type Size, type View } from './geometry.ts';
import styles from './lightbox.module.css';
import { LightboxFailure, usePictureAttempts } from './lightbox-failure.tsx';
import type { LightboxItem, LightboxLabels } from './lightbox-item.ts';
import { slideSizes } from './prepare-picture.ts';

interface LightboxSlideProps {
  readonly item: LightboxItem;
  readonly place: 'current' | 'ahead' | 'left';
  readonly fitted: Size;
  readonly view: View;
  readonly entrance: Entrance;
  /** The address of a smaller picture that is already there. */
  readonly preview: string | undefined;
  readonly labels: LightboxLabels;
  readonly onReady: () => void;
}

/** One picture: its colour and its preview at once, then itself; when it is zoomed, in all its pixels. */
export function LightboxSlide(props: LightboxSlideProps) {
  const { item, place, fitted, view, entrance, preview, labels, onReady } = props;
  const { title, photo } = item;
  const frame = useRef<HTMLDivElement>(null);
  useGrowth(frame, entrance);
  const { failures, isAsked, ...attempts } = usePictureAttempts();
  const largestPx = photo.widths.at(-1) ?? photo.width;
  const handleLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    attempts.handleLoad();
    onReady();
    // Decoded ahead of the step that shows it; a refusal costs only that head start.
    currentTarget.decode().catch(() => {});
  };
  const numbers = {
    '--width': fitted.width,
    '--height': fitted.height,
    '--x': view.x,
    '--y': view.y,
    '--scale': view.scale,
    '--ground': photo.colour,
  } as CSSProperties;
  return (
    <div className={styles.slide} data-place={place} aria-hidden={place !== 'current'}>
      <div ref={frame} className={styles.picture} style={numbers}>
        {preview && <img className={styles.preview} src={preview} alt="" decoding="sync" />}
        {isAsked && (
          <Picture
            photo={photo}
            alt={title.text}
            sizes={isZoomed(view) ? `${largestPx}px` : slideSizes(photo)}
            loading="eager"
            className={styles.image}
            onLoad={handleLoad}
            onError={attempts.handleError}
          />
        )}
      </div>
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
