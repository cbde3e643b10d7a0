import { useTranslation } from 'react-i18next';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { altOf } from '#catalogue/works/work.ts';
import type { SizedWork } from './hanging.ts';
import styles from './true-size.module.css';

export function TrueSize({ work }: { readonly work: SizedWork }) {
  const { t } = useTranslation();
  const { width, height } = work.size;
  return (
    <dialog
      className={styles.root}
      aria-label={t('wall.trueSize')}
      data-true-size=""
      data-width={width}
      data-height={height}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys. */}
      <section className={styles.view} aria-label={t('wall.trueSize')} tabIndex={0} data-view="">
        <div className={styles.painting}>
          <Picture photo={work.photo} alt={altOf(work)} sizes="100vw" />
        </div>
      </section>
      <div className={styles.comparison}>
        <p>{t('wall.layCard')}</p>
        <div className={styles.card} data-card="" />
        <label className={styles.slider}>
          {t('wall.cardSize')}
          <input type="range" min="20" max="100" step="0.1" />
        </label>
        <button className={styles.button} type="button" data-compared="">
          {t('wall.compared')}
        </button>
      </div>
      <div className={styles.tools}>
        <button className={styles.button} type="button" data-compares="">
          {t('wall.compareAgain')}
        </button>
        <button className={styles.close} type="button" aria-label={t('close')} data-closes="">
          ×
        </button>
      </div>
    </dialog>
  );
}
