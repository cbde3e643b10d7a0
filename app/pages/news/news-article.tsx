import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/page-address.ts';
import { Word } from '#app/i18n/word.tsx';
import { LightboxData, lightboxLabels } from '#app/lightbox/lightbox-data.tsx';
import { Picture } from '#app/pictures/picture.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PhotoList } from '#app/ui/photo-list.tsx';
import { useVideoLabels } from '#app/ui/use-video-labels.ts';
import { VideoList } from '#app/ui/video-list.tsx';
import type { CataloguePost } from '#catalogue/catalogue.ts';
import { PHOTO_QUERY, paths } from '#catalogue/site/paths.ts';
import { FALLBACK_LANGUAGE } from '#catalogue/words/language.ts';
import styles from './news-article.module.css';

/** As wide as the text, which spec §2 wraps. */
const LEAD_SIZES = 'min(100vw, 620px)';

interface NewsArticleProps extends CataloguePost {
  /** Its neighbours in the list. */
  readonly newer: Neighbour | undefined;
  readonly older: Neighbour | undefined;
}

type Neighbour = Pick<CataloguePost['post'], 'id' | 'title'>;

/** Spec §2: a header over the blurred image, paragraphs, image thumbnails and videos. The words are Russian. */
export function NewsArticle(props: NewsArticleProps) {
  const { post, photo, backdrop, photos, newer, older } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const to = paths(language);
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
            <p lang={language}>{post.date}</p>
            {language !== FALLBACK_LANGUAGE && (
              <p className={styles.note} lang={language}>
                {t(`writtenIn.${FALLBACK_LANGUAGE}`)}
              </p>
            )}
          </div>
        </header>
        <div className={styles.body}>
          <Picture photo={photo} alt="" sizes={LEAD_SIZES} className={styles.lead} />
          {post.paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a paragraph may stand in it twice.
            <p key={index}>{paragraph}</p>
          ))}
          <PhotoList photos={photos} labelOf={labelOf} firstIndex={0} />
          <VideoList videos={post.videos} poster={photo} labels={videoLabels} />
        </div>
      </article>
      <nav className={styles.further} aria-label={t('news')}>
        <PageLink to={to.news}>
          <Word of="news" />
        </PageLink>
        {[newer, older].map(
          (other) =>
            other && (
              <PageLink key={other.id} to={to.newsPost(other.id)} lang="ru">
                {other.title}
              </PageLink>
            ),
        )}
      </nav>
      {items.length > 0 && (
        <LightboxData
          query={PHOTO_QUERY}
          content={{ items, labels: lightboxLabels(t, 'photos') }}
        />
      )}
    </>
  );
}
