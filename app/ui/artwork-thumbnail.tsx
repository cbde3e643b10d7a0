import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { useLabels } from '#app/ui/i18n/translations.ts';
import { asThumbnail, type LargestPlace } from '#app/ui/pictures/as-thumbnail.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { openerOf } from '#app/ui/pictures/picture-opener.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import type { Work } from '#catalogue/works/work.ts';
import styles from './artwork-thumbnail.module.css';
import { AvailabilityLine } from './availability-line.tsx';
import { PageLink } from './page-link.tsx';
import { SelectionMark } from './selection-mark.tsx';
import { Words } from './words.tsx';

interface ArtworkThumbnailProps {
  readonly work: Work;
  readonly sizes: string;
  /** For places smaller than the grid of a category. */
  readonly largestPlace?: LargestPlace;
  readonly loading?: 'eager' | 'lazy';
  /** Index in the lightbox: then the picture opens it, and the title links to the work. */
  readonly opens?: number;
}

export function ArtworkThumbnail(props: ArtworkThumbnailProps) {
  const { work, sizes, largestPlace, loading = 'lazy', opens } = props;
  const labels = useLabels();
  const to = paths(useLanguage()).artwork(work);
  const picture = (
    <Picture
      photo={asThumbnail(work.photo, largestPlace)}
      // Decorative if the title in the same link names it.
      alt={opens !== undefined ? (work.alt ?? work.title) : ''}
      sizes={sizes}
      loading={loading}
    />
  );
  const words = (
    <>
      <span className={styles.title}>
        <Words of={work.title} />
      </span>
      {work.date && <span className={styles.date}>{work.date}</span>}
      {work.availability && (
        <AvailabilityLine availability={work.availability} labels={labels.availability} />
      )}
    </>
  );
  if (opens === undefined) {
    return (
      <PageLink className={styles.root} to={to}>
        {picture}
        <span className={styles.words}>{words}</span>
      </PageLink>
    );
  }
  return (
    <div className={styles.root}>
      <PageLink to={to} {...openerOf(opens)}>
        {picture}
      </PageLink>
      <div className={styles.below}>
        <PageLink className={styles.words} to={to}>
          {words}
        </PageLink>
        <SelectionMark
          work={work.id}
          label={fillLabel(labels.selection.mark, { title: work.title.text })}
        />
      </div>
    </div>
  );
}
