import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/page-address.ts';
import { LightboxData } from '#app/lightbox/lightbox-data.tsx';
import { PhotoList } from '#app/ui/photo-list.tsx';
import { useVideoLabels } from '#app/ui/use-video-labels.ts';
import { VideoList } from '#app/ui/video-list.tsx';
import type { CataloguePost } from '#catalogue/catalogue.ts';
import { PHOTO_QUERY } from '#catalogue/site/paths.ts';
import { FALLBACK_LANGUAGE } from '#catalogue/words/language.ts';
import styles from './news-article.module.css';

/** Spec §2: a header over the blurred image, paragraphs, image thumbnails and videos. The words are Russian. */
export function NewsArticle({ post, photo, backdrop, photos }: CataloguePost) {
  const { t } = useTranslation();
  const language = useLanguage();
  const videoLabels = useVideoLabels(post.title);
  const labelOf = (number: number) => t('photoNumber', { title: post.title, number });
  const items = photos.map((each, index) => ({
    title: { text: labelOf(index + 1), language: FALLBACK_LANGUAGE },
    photo: each,
    facts: [],
  }));
  return (
    <>
      <article lang="ru">
        <header className={styles.header} data-parallax>
          <img
            className={styles.cover}
            src={backdrop}
            width={photo.width}
            height={photo.height}
            alt=""
          />
          <div className={styles.headline}>
            <h1 className={styles.title}>{post.title}</h1>
            <p>{post.date}</p>
            {language !== FALLBACK_LANGUAGE && (
              <p className={styles.note} lang={language}>
                {t(`writtenIn.${FALLBACK_LANGUAGE}`)}
              </p>
            )}
          </div>
        </header>
        <div className={styles.body}>
          {post.paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a paragraph may stand in it twice.
            <p key={index}>{paragraph}</p>
          ))}
          <PhotoList photos={photos} labelOf={labelOf} firstIndex={0} />
          <VideoList videos={post.videos} poster={photo} labels={videoLabels} />
        </div>
      </article>
      {items.length > 0 && <LightboxData of="photos" query={PHOTO_QUERY} items={items} />}
    </>
  );
}
