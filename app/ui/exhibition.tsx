import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import type { Exhibition } from '#catalogue/news/post.ts';
import type { Language } from '#catalogue/texts/language.ts';
import styles from './exhibition.module.css';
import { exhibitionData } from './page-attributes.ts';

/** `exhibition.client.ts` replaces the neutral state by the one of the visitor's date. */
export function ExhibitionLine({ exhibition }: { readonly exhibition: Exhibition }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { from, to, place } = exhibition;
  const labels = {
    coming: t('exhibition.coming'),
    on: t('exhibition.on'),
    past: t('exhibition.past'),
  };
  return (
    <span
      className={styles.root}
      lang={language}
      {...exhibitionData.props(JSON.stringify({ from, to, labels }))}
    >
      <span className={styles.state}>{t('exhibition.title')}</span>
      <span>
        {place}
        <span data-days="">, {daysText(exhibition, language)}</span>
      </span>
    </span>
  );
}

/** @example daysText({ from: '2027-03-12', to: '2027-04-04' }, 'en') // '12 March – 4 April 2027' */
export function daysText(
  { from, to }: Pick<Exhibition, 'from' | 'to'>,
  language: Language,
): string {
  // European English dates: the day first. Dates have no time zone and must not shift by a day.
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format
    .formatRange(new Date(from), new Date(to))
    .replace(/[\u2009\u202f]/g, ' ')
    .replace(/\s?г\./g, '')
    .replace(/^(\d+) – (?=\d+ \S+ \d+$)/, '$1–');
}
