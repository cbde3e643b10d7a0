import { useTranslation } from 'react-i18next';
import type { HeroPhoto } from '#catalogue/catalogue.ts';
import { useScrollProgress } from '../../hooks/use-scroll-progress.ts';
import { useScrolled } from '../../hooks/use-scrolled.ts';
import { useVisitMemory } from '../../hooks/use-visit-memory.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CATEGORY_TILES_ID } from './category-tiles.tsx';
import styles from './hero.module.css';
import { HeroSlides } from './hero-slides.tsx';

const PAUSE_KEY = 'slideshow-paused';

const PAUSE_SHAPE = 'M3 2h3v12H3zm7 0h3v12h-3z';
const PLAY_SHAPE = 'M4 1.5v13L14.5 8z';

interface HeroProps {
  readonly title: string;
  readonly subtitle: string;
  readonly photos: readonly HeroPhoto[];
}

/** Spec §2: three pictures that fade into each other, the artist's name over them, and an arrow at the very top. */
export function Hero({ title, subtitle, photos }: HeroProps) {
  const { t } = useTranslation();
  const [isPaused, setPaused] = useVisitMemory(PAUSE_KEY);
  useScrollProgress();
  const isAtTop = !useScrolled();
  return (
    <section className={styles.root} aria-label={title} data-paused={isPaused || undefined}>
      <HeroSlides photos={photos} isPaused={isPaused} />
      <div className={styles.words}>
        <h1 className={styles.title}>
          <span className={styles.entrance}>{title}</span>
        </h1>
        <p className={styles.subtitle}>
          <span className={styles.entrance}>{subtitle}</span>
        </p>
      </div>
      <button type="button" className={styles.pause} onClick={() => setPaused(!isPaused)}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d={isPaused ? PLAY_SHAPE : PAUSE_SHAPE} />
        </svg>
        <VisuallyHidden>{t(isPaused ? 'playSlideshow' : 'pauseSlideshow')}</VisuallyHidden>
      </button>
      {isAtTop && (
        <a className={styles.arrow} href={`#${CATEGORY_TILES_ID}`}>
          <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
            <path d="M12 3v17m-7-7 7 7 7-7" />
          </svg>
          <VisuallyHidden>{t('scrollDown')}</VisuallyHidden>
        </a>
      )}
    </section>
  );
}
