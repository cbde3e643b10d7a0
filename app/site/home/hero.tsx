import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { HeroPhoto } from '#catalogue/works/catalogue.ts';
import { CATEGORY_TILES_ID } from './category-tiles.tsx';
import styles from './hero.module.css';
import { HeroSlides } from './hero-slides.tsx';

/** Spec §9: time for each hero image. The fade of 3 s is `--duration-fade`. */
const HERO_INTERVAL_MS = 6000;

interface HeroProps {
  readonly title: string;
  readonly subtitle: string;
  readonly photos: readonly HeroPhoto[];
}

export function Hero({ title, subtitle, photos }: HeroProps) {
  const { t } = useTranslation();
  return (
    <section
      className={styles.root}
      aria-label={title}
      data-slideshow
      data-parallax
      data-interval={HERO_INTERVAL_MS}
    >
      <HeroSlides photos={photos} />
      <div className={styles.words}>
        <h1 className={styles.title}>
          <span className={styles.entrance}>{title}</span>
        </h1>
        <p className={styles.subtitle}>
          <span className={styles.entrance}>{subtitle}</span>
        </p>
      </div>
      {photos.length > 1 && (
        <button type="button" className={styles.pause} data-pause aria-pressed="false">
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path className={styles.bars} d="M3 2h3v12H3zm7 0h3v12h-3z" />
            <path className={styles.triangle} d="M4 1.5v13L14.5 8z" />
          </svg>
          <VisuallyHidden>{t('pauseSlideshow')}</VisuallyHidden>
        </button>
      )}
      <a className={styles.arrow} href={`#${CATEGORY_TILES_ID}`}>
        <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
          <path d="M12 3v17m-7-7 7 7 7-7" />
        </svg>
        <VisuallyHidden>{t('scrollDown')}</VisuallyHidden>
      </a>
    </section>
  );
}
