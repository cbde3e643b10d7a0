import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import styles from './email-row.module.css';

/** `copy-email.ts` handles the button (design: the e-mail icon). */
export function EmailRow({ email }: { readonly email: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.root} data-copy-email>
      <button type="button" className={styles.copy} data-copy={email}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M3 6h18v12H3zm0 0 9 7 9-7" />
        </svg>
        <VisuallyHidden>{t('copyEmail')}</VisuallyHidden>
      </button>
      <a href={`mailto:${email}`}>{email}</a>
      <div
        className={styles.message}
        role="alert"
        data-copied={t('emailCopied')}
        data-failed={t('emailNotCopied')}
        data-write={t('writeEmail')}
      />
    </div>
  );
}
