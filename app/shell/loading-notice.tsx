import { useTranslation } from 'react-i18next';
import styles from './loading-notice.module.css';

/**
 * Spec §2: while a page is loading, the text 'Loading ...' is shown. Where none can be loaded, that is said. The words
 * wait here for `notice.ts`, which puts one of them in. What has failed to start offers to load the page again:
 * `ui/start-island.ts`.
 */
export function LoadingNotice() {
  const { t } = useTranslation();
  return (
    <>
      <div
        className={styles.root}
        id="notice"
        role="status"
        data-loading={t('loading')}
        data-lost={t('connectionLost')}
      />
      {/* A dialog, so that it is also seen over an open one. */}
      <dialog className={styles.reload} aria-label={t('reloadPage')} data-reload="">
        <a href="?">{t('reloadPage')}</a>
        <form method="dialog">
          <button type="submit" aria-label={t('close')}>
            ×
          </button>
        </form>
      </dialog>
    </>
  );
}
