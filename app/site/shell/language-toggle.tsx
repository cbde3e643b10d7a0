import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { ModalLink } from '#app/ui/modal-link.tsx';
import { type Language, otherLanguages } from '#catalogue/texts/language.ts';
import { languageName } from '#catalogue/texts/language-facts.ts';
import { LanguageLink } from './language-link.tsx';
import { LANGUAGE_MODAL_ID } from './language-modal.tsx';
import styles from './language-toggle.module.css';

/** Spec §2: names the target language, in that language. With more than two languages it opens a list. */
export function LanguageToggle() {
  const { t } = useTranslation();
  const current = useLanguage();
  const [target, ...more] = otherLanguages(current);
  if (target === undefined) return null;
  if (more.length > 0) {
    return (
      <ModalLink
        className={styles.root}
        modal={LANGUAGE_MODAL_ID}
        label={`${t('language')}: ${shortName(current)}`}
      >
        <ShortName language={current} />
      </ModalLink>
    );
  }
  return (
    <LanguageLink language={target} className={styles.root}>
      <ShortName language={target} />
    </LanguageLink>
  );
}

function ShortName({ language }: { readonly language: Language }) {
  return (
    <abbr className={styles.short} title={languageName(language)}>
      {shortName(language)}
    </abbr>
  );
}

function shortName(language: Language): string {
  return language.toUpperCase();
}
