import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#catalogue/paths.ts';
import type { WorkPage } from '#catalogue/work-view.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Picture } from '../../ui/picture.tsx';
import { VideoFrame } from '../../ui/video-frame.tsx';
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
  return (
    <article className={styles.root}>
      <div className={styles.picture}>
        <Picture photo={work.photo} alt={title} sizes={MAIN_SIZES} loading="eager" isFirst />
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
        {work.detailPhotos.length > 0 && (
          <ul className={styles.details}>
            {work.detailPhotos.map((photo, index) => (
              <li key={`${photo.name}-${index}`}>
                <Picture
                  photo={photo}
                  alt={t('photoNumber', { title, number: index + 1 })}
                  sizes={DETAIL_SIZES}
                />
              </li>
            ))}
          </ul>
        )}
        {work.videos.map((video, index) => (
          <VideoFrame
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a video may stand in it twice.
            key={index}
            video={video}
            title={t('videoNumber', { title, number: index + 1 })}
            playLabel={t('playVideo')}
            linkLabel={(site) => t('watchVideoAt', { site })}
            newTabLabel={t('opensInNewTab')}
            poster={work.photo}
          />
        ))}
      </div>
    </article>
  );
}
