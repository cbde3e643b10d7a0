import { memo } from 'react';
import { CaptionLines, workLines } from '#app/ui/caption.tsx';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { pageLanguage } from '#app/ui/i18n/page-path.ts';
import type { IslandLabels } from '#app/ui/island.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import primitives from '#app/ui/primitives.module.css';
import { type Found, readField, type SearchField } from '#catalogue/find/search-index.ts';
import { paths } from '#catalogue/paths/paths.ts';
import styles from './search.module.css';
import { excerptOf, fieldsToShow, type ShownDocument, splitAtHits } from './search-texts.ts';

export type SearchedResult = Found & ShownDocument;

interface ResultProps {
  readonly elementId: string;
  readonly result: SearchedResult;
  readonly isCurrent: boolean;
  readonly labels: IslandLabels;
}

export function hrefOf({ id, category }: SearchedResult): string {
  const pathTo = paths(pageLanguage());
  const number = Number(id.replace('news-', ''));
  return urlOf(category ? pathTo.artwork({ category, id: number }) : pathTo.newsPost(number));
}

export const Result = memo(function Result({ elementId, result, isCurrent, labels }: ResultProps) {
  const terms = new Set(Object.keys(result.match));
  const fields = fieldsToShow(result, pageLanguage());
  return (
    <a
      ref={isCurrent ? (option) => option?.scrollIntoView({ block: 'nearest' }) : undefined}
      id={elementId}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      className={styles.result}
      href={hrefOf(result)}
    >
      <Picture photo={result.photo} alt="" sizes="4rem" className={styles.picture} />
      <span className={styles.texts}>
        {fields.map((field, index) => (
          <Marked
            key={field}
            className={index === 0 ? styles.title : primitives.label}
            field={field}
            text={result[field] ?? (index === 0 ? labels.untitled : '')}
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
