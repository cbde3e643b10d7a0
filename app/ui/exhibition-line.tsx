import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import type { Exhibition } from '#catalogue/news/post.ts';
import { daysText } from './exhibition.ts';
import styles from './exhibition-line.module.css';

/** `exhibition-days.ts` replaces the neutral state by the one of the visitor's date. */
export function ExhibitionLine({ exhibition }: { readonly exhibition: Exhibition }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { from, to, place } = exhibition;
  return (
    <span
      className={styles.root}
      lang={language}
      data-from={from}
      data-to={to}
      data-coming={t('exhibition.coming')}
      data-on={t('exhibition.on')}
      data-past={t('exhibition.past')}
    >
      <span className={styles.state} data-told="">
        {t('exhibition.title')}
      </span>
      <span>
        <span data-days="">{daysText(exhibition, language)}, </span>
        {place}
      </span>
    </span>
  );
}
