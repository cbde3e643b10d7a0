import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#catalogue/paths.ts';
import type { WorkPage } from '#catalogue/work-view.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useVideoLabels } from '../../i18n/use-video-labels.ts';
import { FullSizeLink } from '../../ui/full-size-link.tsx';
import { PhotoList } from '../../ui/photo-list.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VideoList } from '../../ui/video-list.tsx';
import { WorkTitle } from '../../ui/work-title.tsx';
import styles from './artwork-details.module.css';
import { Story } from './story.tsx';

const MAIN_SIZES = '(width < 1024px) 92vw, 55vw';
const DETAIL_SIZES = '(width < 768px) 46vw, 20vw';

/** Spec §2, artwork detail page: words on the left, the main image on the right (above, on a phone). */
export function ArtworkDetails({ work }: { readonly work: WorkPage }) {
  const { t } = useTranslation();
  const to = paths(useLanguage());
  const title = work.title?.text ?? t('untitled');
  const videoLabels = useVideoLabels(title);
  return (
    <article className={styles.root}>
      <div className={styles.picture}>
        <FullSizeLink photo={work.photo}>
          <Picture photo={work.photo} alt={title} sizes={MAIN_SIZES} loading="eager" isFirst />
        </FullSizeLink>
      </div>
      <div className={styles.words}>
        <p className={styles.category}>
          <Link to={to.category(work.category)}>{t(`category.${work.category}`)}</Link>
        </p>
        <h1 className={styles.title}>
          <WorkTitle title={work.title} untitled={t('untitled')} />
        </h1>
        <hr className={styles.divider} />
        {work.details && <p>{work.details}</p>}
        {work.date && <p>{work.date}</p>}
        <Story paragraphs={work.paragraphs} />
        <p className={styles.price}>{t('priceOnRequest')}</p>
        <Link className={styles.buy} to={to.contactAbout(work.id)}>
          {t('buy')}
        </Link>
        <PhotoList
          photos={work.detailPhotos}
          labelOf={(number) => t('photoNumber', { title, number })}
          sizes={DETAIL_SIZES}
        />
        <VideoList videos={work.videos} poster={work.photo} labels={videoLabels} />
      </div>
    </article>
  );
}
