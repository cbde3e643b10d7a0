import { Picture } from '#app/pictures/picture.tsx';
import type { HeroPhoto } from '#catalogue/catalogue.ts';
import styles from './hero-slides.module.css';

interface HeroSlidesProps {
  readonly photos: readonly HeroPhoto[];
}

/**
 * The pictures one above the other; only the current one is opaque (spec §2). Those after the first wait in a template:
 * browsers look for none of them until the slideshow begins.
 */
export function HeroSlides({ photos: [first, ...others] }: HeroSlidesProps) {
  return (
    <div className={styles.root}>
      {first && <Slide photo={first} isFirst />}
      <template data-slides>
        {others.map((photo) => (
          <Slide key={photo.whole.name} photo={photo} />
        ))}
      </template>
    </div>
  );
}

/**
 * A picture of the hero, which fills the window. On a phone of density 3 its 720 by 1080 pixels are enlarged 1.8 times,
 * the 720 by 1280 of a portrait 1.6 times: sharper would be twice as heavy, and the dusk and the words lie over it.
 */
function Slide({ photo, isFirst }: { readonly photo: HeroPhoto; readonly isFirst?: boolean }) {
  return (
    <div
      className={styles.slide}
      data-slide
      {...(isFirst && { 'data-current': true, 'data-near': true })}
    >
      <Picture
        photo={photo.whole}
        sizes="100vw"
        tall={{ photo: photo.tall, sizes: '60vw' }}
        alt=""
        className={styles.picture}
        loading={isFirst ? 'eager' : 'lazy'}
        {...(isFirst && { isFirst })}
      />
    </div>
  );
}
