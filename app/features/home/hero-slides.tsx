import type { Photo } from '#catalogue/photo.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './hero-slides.module.css';
import { useSlideshow } from './use-slideshow.ts';

export const SLIDE_SIZES = '100vw';

interface HeroSlidesProps {
  readonly photos: readonly Photo[];
  readonly isPaused: boolean;
}

/** The pictures one above the other; only the current one is opaque (spec §2). */
export function HeroSlides({ photos, isPaused }: HeroSlidesProps) {
  const current = useSlideshow({ count: photos.length, isPaused });
  return (
    <div className={styles.root}>
      {photos.map((photo, index) => (
        <div
          key={photo.name}
          className={styles.slide}
          data-testid="slide"
          data-current={index === current || undefined}
        >
          <Picture
            photo={photo}
            alt=""
            sizes={SLIDE_SIZES}
            className={styles.picture}
            loading="eager"
            isFirst={index === 0}
          />
        </div>
      ))}
    </div>
  );
}
