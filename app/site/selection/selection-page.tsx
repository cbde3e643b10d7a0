import { loadFailure, SELECTION_ID } from '#app/islands/selection/selection.client.ts';
import styles from '#app/islands/selection/selection.module.css';
import { siteUrl } from '#app/islands/selection/selection-island.tsx';
import { definePage } from '#app/site/define-page.ts';
import { word } from '#app/ui/i18n/word.tsx';
import primitives from '#app/ui/primitives.module.css';
import { WorkStrip } from '#app/ui/work-strip.tsx';

const SUGGESTED_WORKS_COUNT = 5;

export const selectionPage = definePage('/selection', {
  page: ({ site, t }) => ({
    title: t('selection.title'),
    description: t('summary.selection'),
    content: (
      <div className={`${primitives.page} ${styles.root}`}>
        <h1>{word('selection.title')}</h1>
        <noscript>
          <p>{t('selection.needsScript')}</p>
        </noscript>
        <p role="alert" hidden {...loadFailure.props()}>
          {t('selection.failed')}{' '}
          {/* biome-ignore lint/a11y/useValidAnchor: the page itself, with its query. */}
          <a href="">{t('tryAgain')}</a>
        </p>
        <div id={SELECTION_ID} className={styles.place} {...siteUrl.props(site.identity.siteUrl)} />
        <div className={`${styles.others} ${primitives.screen}`}>
          <WorkStrip heading={t('newest')} works={site.newest(SUGGESTED_WORKS_COUNT)} />
        </div>
      </div>
    ),
  }),
});
