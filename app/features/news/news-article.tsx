import { useTranslation } from 'react-i18next';
import type { CataloguePost } from '#catalogue/catalogue.ts';
import { Picture } from '../../ui/picture.tsx';
import { VideoFrame } from '../../ui/video-frame.tsx';
import styles from './news-article.module.css';

const PHOTO_SIZES = '(width < 620px) 46vw, 18rem';

/** Spec §2: a header over the blurred image, paragraphs, image thumbnails and videos. The words are Russian. */
export function NewsArticle({ post, photo, photos }: CataloguePost) {
  const { t } = useTranslation();
  return (
    <article lang="ru">
      <header className={styles.header}>
        <Picture photo={photo} alt="" sizes="100vw" loading="eager" isFirst className={styles.cover} />
        <div className={styles.headline}>
          <h1 className={styles.title}>{post.title}</h1>
          <p>{post.date}</p>
        </div>
      </header>
      <div className={styles.body}>
        {post.paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a paragraph may stand in it twice.
          <p key={index}>{paragraph}</p>
        ))}
        {photos.length > 0 && (
          <ul className={styles.photos}>
            {photos.map((image, index) => (
              <li key={`${image.name}-${index}`}>
                <Picture
                  photo={image}
                  alt={t('photoNumber', { title: post.title, number: index + 1 })}
                  sizes={PHOTO_SIZES}
                />
              </li>
            ))}
          </ul>
        )}
        {post.videos.map((video, index) => (
          <VideoFrame
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a video may stand in it twice.
            key={index}
            video={video}
            title={t('videoNumber', { title: post.title, number: index + 1 })}
            playLabel={t('playVideo')}
            linkLabel={(site) => t('watchVideoAt', { site })}
            newTabLabel={t('opensInNewTab')}
            poster={photo}
          />
        ))}
      </div>
    </article>
  );
}
