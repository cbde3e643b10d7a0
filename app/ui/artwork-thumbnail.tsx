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
import { Caption } from './caption.tsx';
import { PageLink } from './link.tsx';
import { SelectionMark } from './selection-mark.tsx';

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
  const caption = (
    <Caption title={work.title}>
      {work.date && <small>{work.date}</small>}
      {work.availability && (
        <AvailabilityLine availability={work.availability} labels={labels.availability} />
      )}
    </Caption>
  );
  if (opens === undefined) {
    return (
      <PageLink className={styles.link} to={to}>
        {picture}
        <span className={styles.below}>{caption}</span>
      </PageLink>
    );
  }
  return (
    <>
      <PageLink to={to} {...openerOf(opens)}>
        {picture}
      </PageLink>
      <div className={styles.below}>
        <PageLink to={to}>{caption}</PageLink>
        <SelectionMark
          work={work.id}
          label={fillLabel(labels.selection.mark, { title: work.title.text })}
        />
      </div>
    </>
  );
}
