import { memo } from 'react';
import { CaptionLines, workLines } from '#app/ui/caption.tsx';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { pageLanguage } from '#app/ui/i18n/page-address.ts';
import type { IslandLabels } from '#app/ui/island-labels.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { readField, type SearchField, searchField } from '#catalogue/find/search-index.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import { excerptOf, fieldsToShow, type Piece, withHits } from './excerpt.ts';
import styles from './result.module.css';
import type { SearchedResult } from './search-source.ts';

interface ResultProps extends SearchedResult {
  readonly id: string;
  readonly isCurrent: boolean;
  /** False at first: the elements would delay the keystroke, and the image needs a fetch anyway. */
  readonly hasPicture: boolean;
  readonly labels: IslandLabels;
}

/** Memoised: every arrow key, and the results that join later, render the same items again. */
export const Result = memo(function Result({
  id,
  thing,
  found,
  isCurrent,
  hasPicture,
  labels,
}: ResultProps) {
  return (
    <a
      id={id}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      className={styles.root}
      href={addressOf({ found, thing })}
    >
      {hasPicture && <Picture photo={thing.photo} alt="" sizes="4rem" className={styles.picture} />}
      <Details thing={thing} found={found} labels={labels} />
    </a>
  );
});

export function addressOf({ found: { id }, thing: { category } }: SearchedResult): string {
  const pathTo = paths(pageLanguage());
  const number = Number(id.replace('news-', ''));
  const path = category ? pathTo.artwork({ category, id: number }) : pathTo.newsPost(number);
  return urlOf(path);
}

function Details({ thing, found, labels }: Pick<ResultProps, 'thing' | 'found' | 'labels'>) {
  const language = pageLanguage();
  const terms = new Set(Object.keys(found.match));
  const own = searchField('title', language);
  const titleField = thing[own] ? own : searchField('title', firstLanguage());
  const reasons = fieldsToShow(found, language).filter(
    (field) => field !== titleField && readField(field).text !== 'availability',
  );
  return (
    <span className={styles.told}>
      <Marked
        className={styles.title}
        field={titleField}
        pieces={withHits(thing[titleField] ?? labels.untitled, terms)}
      />
      {reasons.map((field) => (
        <Marked
          key={field}
          className={styles.reason}
          field={field}
          pieces={withHits(excerptOf(thing[field] ?? '', terms), terms)}
        />
      ))}
      <CaptionLines lines={workLines({ facts: [], availability: thing.availability }, labels)} />
    </span>
  );
}

interface MarkedProps {
  readonly className: string | undefined;
  readonly field: SearchField;
  readonly pieces: readonly Piece[];
}

/** As few elements as possible, because they take most of the time of a keystroke. */
function Marked({ className, field, pieces }: MarkedProps) {
  // The key replaces it as a whole: React cannot update text that a page translator has wrapped.
  const said = pieces.map(({ text, isHit }) => (isHit ? `<${text}>` : text)).join('');
  return (
    <span key={said} className={className} lang={readField(field).language}>
      {pieces.map(({ text, isHit }, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text that is said never change.
        isHit ? <mark key={place}>{text}</mark> : text,
      )}
    </span>
  );
}
