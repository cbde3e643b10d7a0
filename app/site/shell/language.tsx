import type { ComponentProps } from 'react';
import { usePage } from '#app/ui/i18n/translations.ts';
import { word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { Modal, ModalLink } from '#app/ui/modal.tsx';
import { chosenLanguage } from '#app/ui/page-attributes.ts';
import { alternatePath } from '#catalogue/paths/paths.ts';
import { type Language, otherLanguages, siteLanguages } from '#catalogue/texts/language.ts';
import { languageName } from '#catalogue/texts/language-facts.ts';
import styles from './language.module.css';

const MODAL_ID = 'language';

export function LanguageModalLink() {
  const { t } = usePage();
  if (otherLanguages().length === 0) return null;
  return (
    <ModalLink modal={MODAL_ID} label={t('language')}>
      {word('language')}
    </ModalLink>
  );
}

function LanguageLink({ to, ...props }: ComponentProps<'a'> & { readonly to: Language }) {
  const { language, path } = usePage();
  return (
    <PageLink
      to={alternatePath(path, to)}
      lang={to}
      hrefLang={to}
      aria-current={language === to || undefined}
      {...chosenLanguage.props(to)}
      {...props}
    />
  );
}

export function LanguageToggle() {
  const { t, language } = usePage();
  const [target, ...more] = otherLanguages(language);
  if (target === undefined) return null;
  const shown = more.length > 0 ? language : target;
  const shortName = shown.toUpperCase();
  const content = <abbr title={languageName(shown)}>{shortName}</abbr>;
  return more.length > 0 ? (
    <ModalLink className={styles.toggle} modal={MODAL_ID} label={`${t('language')}: ${shortName}`}>
      {content}
    </ModalLink>
  ) : (
    <LanguageLink to={target} className={styles.toggle}>
      {content}
    </LanguageLink>
  );
}

export function LanguageModal() {
  const { t } = usePage();
  const named = siteLanguages().map((language) => ({ language, name: languageName(language) }));
  if (named.length === 1) return null;
  named.sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return (
    <Modal id={MODAL_ID} label={t('language')} closeLabel={t('close')} placement="centre">
      <div className={styles.dialog}>
        <p>{t('language')}</p>
        {named.map(({ language, name }) => (
          <LanguageLink key={language} to={language} className={styles.choice}>
            {name}
          </LanguageLink>
        ))}
      </div>
    </Modal>
  );
}
