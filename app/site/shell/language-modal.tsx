import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { Modal } from '#app/ui/modal.tsx';
import { siteLanguages } from '#catalogue/texts/language.ts';
import { languageName } from '#catalogue/texts/language-facts.ts';
import { LanguageLink } from './language-link.tsx';
import styles from './language-modal.module.css';

export const LANGUAGE_MODAL_ID = 'language';

/** Spec §2: 400 by 400 px, a button for each language in that language, sorted by name. */
export function LanguageModal() {
  const { t } = useTranslation();
  const current = useLanguage();
  const named = siteLanguages().map((language) => ({ language, name: languageName(language) }));
  return (
    <Modal id={LANGUAGE_MODAL_ID} label={t('language')} closeLabel={t('close')} placement="centre">
      <div className={styles.root}>
        {named
          .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
          .map(({ language, name }) => (
            <LanguageLink
              key={language}
              language={language}
              className={styles.choice}
              isCurrent={current === language}
            >
              {name}
            </LanguageLink>
          ))}
      </div>
    </Modal>
  );
}
