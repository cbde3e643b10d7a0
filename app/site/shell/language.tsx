import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, usePagePath } from '#app/ui/i18n/page-address.ts';
import { PageLink } from '#app/ui/link.tsx';
import { Modal, ModalLink } from '#app/ui/modal.tsx';
import { alternatePath } from '#catalogue/paths/paths.ts';
import { type Language, otherLanguages, siteLanguages } from '#catalogue/texts/language.ts';
import { languageName } from '#catalogue/texts/language-facts.ts';
import styles from './language.module.css';

const MODAL_ID = 'language';

/** Opens the list of languages. */
export function LanguageModalLink({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation();
  if (otherLanguages().length === 0) return null;
  return (
    <ModalLink modal={MODAL_ID} label={t('language')}>
      {children}
    </ModalLink>
  );
}

interface LanguageLinkProps {
  readonly language: Language;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** `language-choice.js` saves the choice and preserves query and scroll position. */
function LanguageLink({ language, children, className }: LanguageLinkProps) {
  return (
    <PageLink
      className={className}
      to={alternatePath(usePagePath(), language)}
      lang={language}
      hrefLang={language}
      data-chooses-language={language}
      aria-current={useLanguage() === language || undefined}
    >
      {children}
    </PageLink>
  );
}

/** Spec §2: names the target language, in that language. With more than two languages it opens a list. */
export function LanguageToggle() {
  const { t } = useTranslation();
  const current = useLanguage();
  const [target, ...more] = otherLanguages(current);
  if (target === undefined) return null;
  const shown = more.length > 0 ? current : target;
  const shortName = shown.toUpperCase();
  const content = <abbr title={languageName(shown)}>{shortName}</abbr>;
  return more.length > 0 ? (
    <ModalLink className={styles.toggle} modal={MODAL_ID} label={`${t('language')}: ${shortName}`}>
      {content}
    </ModalLink>
  ) : (
    <LanguageLink language={target} className={styles.toggle}>
      {content}
    </LanguageLink>
  );
}

/** Spec §2: 400 by 400 px, a button for each language in that language, sorted by name. */
export function LanguageModal() {
  const { t } = useTranslation();
  const named = siteLanguages().map((language) => ({ language, name: languageName(language) }));
  if (named.length === 1) return null;
  return (
    <Modal id={MODAL_ID} label={t('language')} closeLabel={t('close')} placement="centre">
      <div className={styles.modal}>
        <p className={styles.heading}>{t('language')}</p>
        {named
          .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
          .map(({ language, name }) => (
            <LanguageLink key={language} language={language} className={styles.choice}>
              {name}
            </LanguageLink>
          ))}
      </div>
    </Modal>
  );
}
