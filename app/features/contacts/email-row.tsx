import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../hooks/use-copy.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './email-row.module.css';

/** The address, and an icon that copies it and says so (design: the e-mail icon). */
export function EmailRow({ email }: { readonly email: string }) {
  const { t } = useTranslation();
  const address = useRef<HTMLAnchorElement>(null);
  const [copyState, copy] = useCopy(address);
  return (
    <div className={styles.root}>
      <button type="button" className={styles.copy} onClick={() => copy(email)}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M3 6h18v12H3zm0 0 9 7 9-7" />
        </svg>
        <VisuallyHidden>{t('copyEmail')}</VisuallyHidden>
      </button>
      <a ref={address} href={`mailto:${email}`}>
        {email}
      </a>
      <div className={styles.message} role="alert">
        {copyState === 'copied' && <span>{t('emailCopied')}</span>}
        {copyState === 'failed' && (
          <span>
            {t('emailNotCopied')} <a href={`mailto:${email}`}>{t('writeEmail')}</a>
          </span>
        )}
      </div>
    </div>
  );
}
