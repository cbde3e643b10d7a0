import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/page-address.ts';
import { firstLanguage, type Language, siteLanguages } from '#catalogue/words/language.ts';
import styles from './fields.module.css';

interface InLanguagesProps {
  readonly label: string;
  /** The field in one of the languages of the site; the first one is named only where there are others beside it. */
  readonly children: (language: Language, label: string) => ReactNode;
}

/** A field for each language of the site, side by side. */
export function InLanguages({ label, children }: InLanguagesProps) {
  const { t } = useTranslation();
  const names = new Intl.DisplayNames(useLanguage(), { type: 'language' });
  const labelOf = (language: Language) =>
    language === firstLanguage()
      ? label
      : t('add.studio.inLanguage', { what: label, language: names.of(language) });
  return (
    <div className={styles.pair}>
      {siteLanguages().map((language) => (
        <Fragment key={language}>{children(language, labelOf(language))}</Fragment>
      ))}
    </div>
  );
}
