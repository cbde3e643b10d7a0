import { memo } from 'react';
import { fileAddress } from '#app/base-path.ts';
import { pageLanguage } from '#app/i18n/page-address.ts';
import { Picture } from '#app/pictures/picture.tsx';
import { AvailabilityLine } from '#app/ui/availability-line.tsx';
import { readField, type SearchField, searchField } from '#catalogue/find/search-index.ts';
import { firstLanguage } from '#catalogue/words/language.ts';
import { excerptOf, type Piece, tellingFields, withHits } from './excerpt.ts';
import styles from './result.module.css';
import type { SearchedResult, SearchedThing, SearchSource } from './search-source.ts';

interface ResultProps extends SearchedResult {
  readonly id?: string;
  readonly isCurrent: boolean;
  /** A picture has to be fetched anyway; its elements need not hold up the letter that found it. */
  readonly hasPicture: boolean;
  readonly labels: Pick<SearchSource['labels'], 'untitled' | 'availability'>;
}

/**
 * Something that was found, as an option of the list and as a link.
 *
 * Memoised, since the same ones are rendered again for every arrow, and when those that are not seen at once join them.
 */
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
      href={addressOf(thing)}
    >
      {hasPicture && (
        <Picture photo={thing.photo} alt="" sizes="4rem" isThumbnail className={styles.picture} />
      )}
      <Told thing={thing} found={found} labels={labels} />
    </a>
  );
});

/** Where it is read. */
export function addressOf({ path }: SearchedThing): string {
  return fileAddress(path.slice(1));
}

/**
 * What was found, and why: its title, and the texts that were met where the title was not; and whether it can be had,
 * where that is said.
 */
function Told({
  thing: { texts, availability },
  found,
  labels,
}: Pick<ResultProps, 'thing' | 'found' | 'labels'>) {
  const language = pageLanguage();
  const terms = new Set(Object.keys(found.match));
  const own = searchField('title', language);
  const titleField = texts[own] ? own : searchField('title', firstLanguage());
  const reasons = tellingFields(found, language).filter(
    (field) => field !== titleField && readField(field).text !== 'availability',
  );
  return (
    <span className={styles.told}>
      <Marked
        className={styles.title}
        field={titleField}
        pieces={withHits(texts[titleField] ?? labels.untitled, terms)}
      />
      {reasons.map((field) => (
        <Marked
          key={field}
          className={styles.reason}
          field={field}
          pieces={withHits(excerptOf(texts[field] ?? '', terms), terms)}
        />
      ))}
      {availability && <AvailabilityLine availability={availability} words={labels.availability} />}
    </span>
  );
}

interface MarkedProps {
  readonly className: string | undefined;
  readonly field: SearchField;
  readonly pieces: readonly Piece[];
}

/** A text with its hits marked, in as few elements as can be: they are what a letter takes its time for. */
function Marked({ className, field, pieces }: MarkedProps) {
  // Replaced as a whole, by its key: React would not find a text again that a translator of pages has wrapped.
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
