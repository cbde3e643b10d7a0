import { useLabels, usePage } from '#app/ui/i18n/translations.ts';
import type { Exhibition } from '#catalogue/news/post.ts';
import type { Language } from '#catalogue/texts/language.ts';
import styles from './exhibition.module.css';
import { exhibitionData } from './page-attributes.ts';
import primitives from './primitives.module.css';

export function ExhibitionLine({ exhibition }: { readonly exhibition: Exhibition }) {
  const { language } = usePage();
  const { from, to, place } = exhibition;
  const { title, coming, on, past } = useLabels().exhibition;
  const labels = { coming, on, past };
  return (
    <span
      className={styles.root}
      lang={language}
      {...exhibitionData.props(JSON.stringify({ from, to, labels }))}
    >
      <small>{title}</small>
      <span>
        {place}
        <span data-days="">
          , <span className={primitives.unbroken}>{daysText(exhibition, language)}</span>
        </span>
      </span>
    </span>
  );
}

export function daysText(
  { from, to }: Pick<Exhibition, 'from' | 'to'>,
  language: Language,
): string {
  // European English dates: the day first. Dates have no time zone and must not shift by a day.
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  // '12 – 28 февраля 2027 г.' becomes '12–28 февраля 2027'.
  return format
    .formatRange(new Date(from), new Date(to))
    .replace(/[\u2009\u202f]/g, ' ')
    .replace(/\s?г\./g, '')
    .replace(/^(\d+) – (?=\d+ \S+ \d+$)/, '$1–');
}
