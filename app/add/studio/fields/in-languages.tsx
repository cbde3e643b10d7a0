import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/page-address.ts';
import { firstLanguage, type Language, siteLanguages } from '#catalogue/texts/language.ts';
import styles from './fields.module.css';

interface InLanguagesProps {
  readonly label: string;
  /** The label names the first language only when there are others. */
  readonly children: (language: Language, label: string) => ReactNode;
}

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
