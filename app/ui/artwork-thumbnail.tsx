import { Link } from 'react-router';
import { paths } from '#catalogue/paths.ts';
import type { WorkThumbnail } from '#catalogue/work-view.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { asThumbnail, type LargestPlace } from '../lib/as-thumbnail.ts';
import { mainPictureOf } from '../lib/main-picture.ts';
import styles from './artwork-thumbnail.module.css';
import { PageLink } from './page-link.tsx';
import { Picture } from './picture.tsx';
import type { PictureOpener } from './picture-opener.ts';
import { WorkTitle } from './work-title.tsx';

interface ArtworkThumbnailProps {
  readonly work: WorkThumbnail;
  /** What stands in for an empty title. */
  readonly untitled: string;
  /** The width that its place has, in the syntax of the HTML attribute. */
  readonly sizes: string;
  /** Where it is smaller than in the grid of a category. */
  readonly largestPlace?: LargestPlace;
  readonly loading?: 'eager' | 'lazy';
  /** Where the picture does something else than the title, which leads to the page of the work. */
  readonly opener?: PictureOpener;
}

/** A work among others: uncropped, as wide as its place, with title and date, leading to its page. */
export function ArtworkThumbnail(props: ArtworkThumbnailProps) {
  const { work, untitled, sizes, largestPlace, loading = 'lazy', opener } = props;
  const to = paths(useLanguage()).artwork(work);
  const picture = (
    <Picture
      photo={asThumbnail(work.photo, largestPlace)}
      alt={opener ? (work.title?.text ?? untitled) : ''}
      sizes={sizes}
      loading={loading}
      className={styles.picture}
    />
  );
  const words = (
    <>
      <span className={styles.title}>
        <WorkTitle title={work.title} untitled={untitled} />
      </span>
      {work.date && <span className={styles.date}>{work.date}</span>}
    </>
  );
  if (!opener) {
    return (
      <PageLink className={styles.root} to={to} firstPicture={mainPictureOf(work)}>
        {picture}
        <span className={styles.words}>{words}</span>
      </PageLink>
    );
  }
  return (
    <div className={styles.root}>
      <Link to={to} {...opener}>
        {picture}
      </Link>
      <PageLink className={styles.words} to={to} firstPicture={mainPictureOf(work)}>
        {words}
      </PageLink>
    </div>
  );
}
