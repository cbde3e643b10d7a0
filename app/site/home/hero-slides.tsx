import { Picture } from '#app/ui/pictures/picture.tsx';
import type { HeroPhoto } from '#catalogue/works/catalogue.ts';
import styles from './hero-slides.module.css';

interface HeroSlidesProps {
  readonly photos: readonly HeroPhoto[];
}

/** Spec §2: only the current slide is opaque. The others wait in a template, so that browsers do not load them. */
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

// On a phone of density 3, 720×1080 pixels are enlarged 1.8 times, a portrait 1.6 times.
// Sharper files would be twice as heavy, and the dusk and the text cover them.
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
