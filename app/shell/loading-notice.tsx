import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import styles from './loading-notice.module.css';
import { useConnection } from './use-connection.ts';

/** Spec §2: while a page is loading, the text 'Loading ...' is shown. Where none can be loaded, that is said. */
export function LoadingNotice() {
  const { t } = useTranslation();
  const isLoading = useNavigation().state === 'loading';
  const isLost = useConnection() === 'lost';
  return (
    <div className={styles.root} role="status">
      {isLoading && <span className={styles.text}>{t('loading')}</span>}
      {isLost && !isLoading && <span className={styles.lost}>{t('connectionLost')}</span>}
    </div>
  );
}
