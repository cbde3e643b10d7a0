import { useTranslation } from 'react-i18next';
import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the header to what the page is about. */
export function SkipLink({ contentId }: { readonly contentId: string }) {
  const { t } = useTranslation();
  return (
    <a className={styles.root} href={`#${contentId}`}>
      {t('skipToContent')}
    </a>
  );
}
