import { useTranslation } from 'react-i18next';
import primitives from '#app/ui/primitives.module.css';
import styles from './loading-notice.module.css';

/** Spec §2: 'Loading ...'. `notice.ts` shows one of the texts; `ui/island.ts` offers the reload. */
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
      {/* A dialog, so that it also appears over an open one. */}
      <dialog className={styles.reload} aria-label={t('reloadPage')} data-reload="">
        <a href="?">{t('reloadPage')}</a>
        <form method="dialog">
          <button type="submit" className={primitives.sign} aria-label={t('close')}>
            ×
          </button>
        </form>
      </dialog>
    </>
  );
}
