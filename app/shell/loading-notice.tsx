import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import styles from './loading-notice.module.css';

/** Spec §2: while a page is loading, the text 'Loading ...' is shown. */
export function LoadingNotice() {
  const { t } = useTranslation();
  const isLoading = useNavigation().state === 'loading';
  return (
    <div className={styles.root} role="status">
      {isLoading && <span className={styles.text}>{t('loading')}</span>}
    </div>
  );
}
