import { Link } from 'react-router';
import { paths } from '#catalogue/paths.ts';
import type { WorkThumbnail } from '#catalogue/work-view.ts';
import { useLanguage } from '../i18n/use-language.ts';
import styles from './artwork-thumbnail.module.css';
import { Picture } from './picture.tsx';
import { WorkTitle } from './work-title.tsx';

interface ArtworkThumbnailProps {
  readonly work: WorkThumbnail;
  /** What stands in for an empty title. */
  readonly untitled: string;
  /** The width that its place has, in the syntax of the HTML attribute. */
  readonly sizes: string;
  readonly loading?: 'eager' | 'lazy';
}

/** A work among others: uncropped, as wide as its place, with title and date, leading to its page. */
export function ArtworkThumbnail({ work, untitled, sizes, loading }: ArtworkThumbnailProps) {
  return (
    <Link className={styles.root} to={paths(useLanguage()).artwork(work)}>
      <Picture
        photo={work.photo}
        alt=""
        sizes={sizes}
        loading={loading ?? 'lazy'}
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
