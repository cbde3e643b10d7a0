import { useTranslation } from 'react-i18next';
import type { CataloguePost } from '#catalogue/catalogue.ts';
import { useVideoLabels } from '../../i18n/use-video-labels.ts';
import { PhotoList } from '../../ui/photo-list.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VideoList } from '../../ui/video-list.tsx';
import styles from './news-article.module.css';

const PHOTO_SIZES = '(width < 620px) 46vw, 18rem';

/** Spec §2: a header over the blurred image, paragraphs, image thumbnails and videos. The words are Russian. */
export function NewsArticle({ post, photo, photos }: CataloguePost) {
  const { t } = useTranslation();
  const videoLabels = useVideoLabels(post.title);
  return (
    <article lang="ru">
      <header className={styles.header}>
        <Picture
          photo={photo}
          alt=""
          sizes="100vw"
          loading="eager"
          isFirst
          className={styles.cover}
        />
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
        <PhotoList
          photos={photos}
          labelOf={(number) => t('photoNumber', { title: post.title, number })}
          sizes={PHOTO_SIZES}
        />
        <VideoList videos={post.videos} poster={photo} labels={videoLabels} />
      </div>
    </article>
  );
}
