import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Photo } from '#catalogue/photo.ts';
import { useScrolled } from '../../hooks/use-scrolled.ts';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CATEGORY_TILES_ID } from './category-tiles.tsx';
import styles from './hero.module.css';
import { useSlideshow } from './use-slideshow.ts';

interface HeroProps {
  readonly title: string;
  readonly subtitle: string;
  readonly photos: readonly Photo[];
}

/** Spec §2: three pictures that fade into each other, the artist's name over them, and an arrow at the very top. */
export function Hero({ title, subtitle, photos }: HeroProps) {
  const { t } = useTranslation();
  const [isPaused, setPaused] = useState(false);
  const current = useSlideshow({ count: photos.length, isPaused });
  const isAtTop = !useScrolled();
  return (
    <section className={styles.root} aria-label={title} data-paused={isPaused || undefined}>
      {photos.map((photo, index) => (
        <div
          key={photo.name}
          className={styles.slide}
          data-current={index === current || undefined}
        >
          <Picture
            photo={photo}
            alt=""
            sizes="100vw"
            className={styles.picture}
            loading={index === 0 ? 'eager' : 'lazy'}
            isFirst={index === 0}
          />
        </div>
      ))}
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.subtitle}>{subtitle}</p>
      </div>
      <button type="button" className={styles.pause} onClick={() => setPaused(!isPaused)}>
        <span aria-hidden="true">{isPaused ? '▶' : '❚❚'}</span>
        <VisuallyHidden>{t(isPaused ? 'playSlideshow' : 'pauseSlideshow')}</VisuallyHidden>
      </button>
      {isAtTop && (
        <a className={styles.arrow} href={`#${CATEGORY_TILES_ID}`}>
          <span aria-hidden="true">↓</span>
          <VisuallyHidden>{t('scrollDown')}</VisuallyHidden>
        </a>
      )}
    </section>
  );
}
