import { usePage } from '#app/site/use-page.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import primitives from '#app/ui/primitives.module.css';
import type { HeroPhoto } from '#catalogue/works/catalogue.ts';
import styles from './hero.module.css';

export const CATEGORIES_ID = 'categories';

interface HeroProps {
  readonly title: string;
  readonly subtitle: string;
  readonly photos: readonly HeroPhoto[];
}

/** Spec §2. The other slides wait in a template, so that browsers do not load them. */
export function Hero({ title, subtitle, photos: [first, ...others] }: HeroProps) {
  const { t } = usePage();
  return (
    <section className={styles.root} aria-label={title} data-slideshow data-parallax>
      {first && <Slide photo={first} isFirst />}
      <template>
        {others.map((photo, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a photo may stand in it twice.
          <Slide key={index} photo={photo} />
        ))}
      </template>
      <div className={styles.words}>
        <h1 className={primitives.parallax}>
          <span>{title}</span>
        </h1>
        <p className={primitives.parallax}>
          <span>{subtitle}</span>
        </p>
      </div>
      {others.length > 0 && (
        <button type="button" className={styles.pause} aria-pressed="false">
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 2h3v12H3zm7 0h3v12h-3z" />
            <path d="M4 1.5v13L14.5 8z" />
          </svg>
          <span className={primitives.hidden}>{t('pauseSlideshow')}</span>
        </button>
      )}
      <a className={styles.arrow} href={`#${CATEGORIES_ID}`}>
        <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
          <path d="M12 3v17m-7-7 7 7 7-7" />
        </svg>
        <span className={primitives.hidden}>{t('scrollDown')}</span>
      </a>
    </section>
  );
}

// On a phone of density 3, 720×1080 pixels are enlarged 1.8 times, a portrait 1.6 times.
// Sharper files would be twice as heavy.
function Slide({
  photo,
  isFirst = false,
}: {
  readonly photo: HeroPhoto;
  readonly isFirst?: boolean;
}) {
  return (
    <div className={styles.slide} data-slide data-current={isFirst || undefined}>
      <Picture
        photo={photo.whole}
        sizes="100vw"
        tall={{ photo: photo.tall, sizes: '60vw' }}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        isFirst={isFirst}
      />
    </div>
  );
}
