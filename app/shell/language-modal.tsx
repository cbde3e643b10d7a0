import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/page-address.ts';
import { Modal } from '#app/ui/modal.tsx';
import { LanguageLink } from './language-link.tsx';
import styles from './language-modal.module.css';

export const LANGUAGE_MODAL_ID = 'language';

/** Spec §2: 400 by 400 px with two buttons, each in its own language. */
export function LanguageModal() {
  const { t } = useTranslation();
  const current = useLanguage();
  return (
    <Modal id={LANGUAGE_MODAL_ID} label={t('language')} closeLabel={t('close')} placement="centre">
      <div className={styles.root}>
        <LanguageLink language="en" className={styles.choice} isCurrent={current === 'en'}>
          English
        </LanguageLink>
        <LanguageLink language="ru" className={styles.choice} isCurrent={current === 'ru'}>
          Русский
        </LanguageLink>
      </div>
    </Modal>
  );
}
