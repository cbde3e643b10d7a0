import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './email-row.module.css';

type CopyState = 'idle' | 'copied' | 'failed';

/** The address, and an icon that copies it and says so (design: the e-mail icon). */
export function EmailRow({ email }: { readonly email: string }) {
  const { t } = useTranslation();
  const [copyState, setCopyState] = useState<CopyState>('idle');
  const address = useRef<HTMLAnchorElement>(null);

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(email);
      setCopyState('copied');
    } catch {
      if (address.current) window.getSelection()?.selectAllChildren(address.current);
      setCopyState('failed');
    }
  };

  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.copy}
        onClick={handleCopy}
        aria-label={t('copyEmail')}
      >
        <span aria-hidden="true">✉</span>
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
