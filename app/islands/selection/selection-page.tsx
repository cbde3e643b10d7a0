import { useTranslation } from 'react-i18next';
import { Word } from '#app/ui/i18n/word.tsx';
import { WorkStrip } from '#app/ui/work-strip.tsx';
import type { Identity } from '#catalogue/site.ts';
import type { Work } from '#catalogue/works/work.ts';
import { SELECTION_ID } from './selection.client.ts';
import styles from './selection-page.module.css';

interface SelectionPageProps extends Pick<Identity, 'siteUrl'> {
  readonly works: readonly Work[];
}

/** Only the visitor's browser knows the selected works. */
export function SelectionPage({ siteUrl, works }: SelectionPageProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.root}>
      <h1>
        <Word of="selection.title" />
      </h1>
      <noscript>
        <p>{t('selection.needsScript')}</p>
      </noscript>
      <p role="alert" data-failed="" hidden>
        {t('selection.failed')}{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: the page itself, with its query. */}
        <a href="">{t('tryAgain')}</a>
      </p>
      <div id={SELECTION_ID} className={styles.place} data-site-url={siteUrl} />
      <div className={styles.others}>
        <WorkStrip heading={t('newest')} works={works} />
      </div>
    </div>
  );
}
