import { memo } from 'react';
import { CaptionLines, workLines } from '#app/ui/caption.tsx';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { pageLanguage } from '#app/ui/i18n/page-address.ts';
import type { IslandLabels } from '#app/ui/island.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import primitives from '#app/ui/primitives.module.css';
import {
  type Found,
  readField,
  type SearchField,
  searchField,
} from '#catalogue/find/search-index.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import styles from './search.module.css';
import { excerptOf, fieldsToShow, type SearchedThing, splitAtHits } from './search-texts.ts';

export type SearchedResult = Found & SearchedThing;

interface ResultProps {
  readonly elementId: string;
  readonly result: SearchedResult;
  readonly isCurrent: boolean;
  readonly labels: IslandLabels;
}

export function addressOf({ id, category }: SearchedResult): string {
  const pathTo = paths(pageLanguage());
  const number = Number(id.replace('news-', ''));
  return urlOf(category ? pathTo.artwork({ category, id: number }) : pathTo.newsPost(number));
}

export const Result = memo(function Result({ elementId, result, isCurrent, labels }: ResultProps) {
  const language = pageLanguage();
  const terms = new Set(Object.keys(result.match));
  const [title, facts] = [searchField('title', language), searchField('facts', language)];
  const titleField = result[title] ? title : searchField('title', firstLanguage());
  const reasons = fieldsToShow(result, language).filter(
    (field) => field !== titleField && field !== facts && readField(field).text !== 'availability',
  );
  return (
    <a
      ref={isCurrent ? (option) => option?.scrollIntoView({ block: 'nearest' }) : undefined}
      id={elementId}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      className={styles.result}
      href={addressOf(result)}
    >
      <Picture photo={result.photo} alt="" sizes="4rem" className={styles.picture} />
      <span className={styles.texts}>
        {[titleField, facts, ...reasons].map((field) => (
          <Marked
            key={field}
            className={field === titleField ? styles.title : primitives.label}
            field={field}
            text={result[field] ?? (field === titleField ? labels.untitled : '')}
            terms={terms}
          />
        ))}
        <CaptionLines lines={workLines({ facts: [], availability: result.availability }, labels)} />
      </span>
    </a>
  );
});

interface MarkedProps {
  readonly className: string | undefined;
  readonly field: SearchField;
  readonly text: string;
  readonly terms: ReadonlySet<string>;
}

/** As few elements as possible, because they take most of the time of a keystroke. */
function Marked({ className, field, text, terms }: MarkedProps) {
  const pieces = splitAtHits(excerptOf(text, terms), terms);
  // The key replaces it as a whole: React cannot update text that a page translator has wrapped.
  return (
    <span key={pieces.join('|')} className={className} lang={readField(field).language}>
      {pieces.map((piece, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change.
        index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
      )}
    </span>
  );
}
