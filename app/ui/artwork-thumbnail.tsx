import { Link } from 'react-router';
import { paths } from '#catalogue/paths.ts';
import type { WorkThumbnail } from '#catalogue/work-view.ts';
import { useLanguage } from '../i18n/use-language.ts';
import styles from './artwork-thumbnail.module.css';
import { Picture } from './picture.tsx';
import { WorkTitle } from './work-title.tsx';

/** The height of a thumbnail in a row, in rem: what `--thumbnail-height` is at most. */
const ROW_HEIGHT_REM = 17;

interface ArtworkThumbnailProps {
  readonly work: WorkThumbnail;
  /** What stands in for an empty title. */
  readonly untitled: string;
  readonly loading?: 'eager' | 'lazy';
}

/**
 * A work among others: uncropped, with title and date, leading to its page. Works in a row are equally high, as on a
 * wall; on a phone, where they stand in two columns, equally wide.
 */
export function ArtworkThumbnail({ work, untitled, loading = 'lazy' }: ArtworkThumbnailProps) {
  const { width, height } = work.photo;
  const rowWidthRem = Math.ceil((ROW_HEIGHT_REM * width) / height);
  return (
    <Link className={styles.root} to={paths(useLanguage()).artwork(work)}>
      <Picture
        photo={work.photo}
        alt=""
        sizes={`(width < 620px) 45vw, ${rowWidthRem}rem`}
        loading={loading}
        className={styles.picture}
      />
      <span className={styles.words}>
        <span className={styles.title}>
          <WorkTitle title={work.title} untitled={untitled} />
        </span>
        {work.date && <span className={styles.date}>{work.date}</span>}
      </span>
    </Link>
  );
}
