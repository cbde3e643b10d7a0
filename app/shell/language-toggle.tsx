import { useLanguage } from '#app/i18n/page-address.ts';
import { otherLanguage } from '#catalogue/words/language.ts';
import { LanguageLink } from './language-link.tsx';
import styles from './language-toggle.module.css';

/** Spec §2: the language toggle names the language that it leads to, and is spoken in it. */
const LABELS = {
  ru: { short: 'RU', full: 'Русский' },
  en: { short: 'EN', full: 'English' },
} as const;

export function LanguageToggle() {
  const target = otherLanguage(useLanguage());
  return (
    <LanguageLink language={target} className={styles.root}>
      <abbr className={styles.short} title={LABELS[target].full}>
        {LABELS[target].short}
      </abbr>
    </LanguageLink>
  );
}
