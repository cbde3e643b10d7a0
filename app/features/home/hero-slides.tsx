import type { HeroPhoto } from '#catalogue/catalogue.ts';
import { useIdle } from '../../hooks/use-idle.ts';
import type { PlacedPhoto } from '../../lib/picture-candidates.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './hero-slides.module.css';
import { useSlideshow } from './use-slideshow.ts';

/**
 * A picture of the hero, which fills the window. On a phone of density 3 its 720 by 1080 pixels are enlarged 1.8 times:
 * sharper would be twice as heavy, and the dusk and the words lie over it.
 */
export function slideOf({ whole, tall }: HeroPhoto): PlacedPhoto {
  return { photo: whole, sizes: '100vw', tall: { photo: tall, sizes: '60vw' } };
}

interface HeroSlidesProps {
  readonly photos: readonly HeroPhoto[];
  readonly isPaused: boolean;
}

/** The pictures one above the other; only the current one is opaque (spec §2). Each comes while the one before it is shown. */
export function HeroSlides({ photos, isPaused }: HeroSlidesProps) {
  const turns = useSlideshow({ count: photos.length, isPaused });
  const isIdle = useIdle();
  return (
    <div className={styles.root}>
      {(isIdle ? photos : photos.slice(0, 1)).map((photo, index) => (
        <div
          key={photo.whole.name}
          className={styles.slide}
          data-testid="slide"
          data-current={index === turns % photos.length || undefined}
          data-near={index <= turns + 1 || undefined}
        >
          <Picture
            {...slideOf(photo)}
            alt=""
            className={styles.picture}
            loading={index === 0 ? 'eager' : 'lazy'}
            isFirst={index === 0}
          />
        </div>
      ))}
    </div>
  );
}
