import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#catalogue/paths.ts';
import type { WorkThumbnail } from '#catalogue/work-view.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Picture } from '../../ui/picture.tsx';
import { WorkTitle } from '../../ui/work-title.tsx';
import styles from './artwork-thumbnail.module.css';

const THUMBNAIL_SIZES = '(width < 768px) 46vw, (width < 1024px) 31vw, 23vw';

interface ArtworkThumbnailProps {
  readonly work: WorkThumbnail;
  readonly loading: 'eager' | 'lazy';
}

/** A work in the grid of its category: uncropped, with title and date. */
export function ArtworkThumbnail({ work, loading }: ArtworkThumbnailProps) {
  const { t } = useTranslation();
  return (
    <Link className={styles.root} to={paths(useLanguage()).artwork(work)}>
      <Picture
        photo={work.photo}
        alt=""
        sizes={THUMBNAIL_SIZES}
        loading={loading}
        className={styles.picture}
      />
      <span className={styles.title}>
        <WorkTitle title={work.title} untitled={t('untitled')} />
      </span>
      {work.date && <span className={styles.date}>{work.date}</span>}
    </Link>
  );
}
