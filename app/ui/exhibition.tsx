import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import type { Exhibition } from '#catalogue/news/post.ts';
import type { Language } from '#catalogue/texts/language.ts';
import styles from './exhibition.module.css';

/** `exhibition.client.ts` replaces the neutral state by the one of the visitor's date. */
export function ExhibitionLine({ exhibition }: { readonly exhibition: Exhibition }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { from, to, place } = exhibition;
  return (
    <span
      className={styles.root}
      lang={language}
      data-from={from}
      data-to={to}
      data-coming={t('exhibition.coming')}
      data-on={t('exhibition.on')}
      data-past={t('exhibition.past')}
    >
      <span className={styles.state} data-told="">
        {t('exhibition.title')}
      </span>
      <span>
        {place}
        <span data-days="">, {daysText(exhibition, language)}</span>
      </span>
    </span>
  );
}

// European English dates: the day first.
const DATE_LOCALES: Partial<Record<Language, string>> = { en: 'en-GB' };

/** @example daysText({ from: '2027-03-12', to: '2027-04-04' }, 'en') // '12 March – 4 April 2027' */
export function daysText(
  { from, to }: Pick<Exhibition, 'from' | 'to'>,
  language: Language,
): string {
  // Dates have no time zone and must not shift by a day.
  const format = new Intl.DateTimeFormat(DATE_LOCALES[language] ?? language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format
    .formatRange(new Date(from), new Date(to))
    .replace(/[\u2009\u202f]/g, ' ')
    .replace(/\s?г\./g, '')
    .replace(/^(\d+) – (?=\d+ \S+ \d+$)/, '$1–');
}
