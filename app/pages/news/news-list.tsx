import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/page-address.ts';
import { Word } from '#app/i18n/word.tsx';
import { Picture } from '#app/pictures/picture.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { NewsPost } from '#catalogue/site/news-post.ts';
import { paths } from '#catalogue/site/paths.ts';
import { FALLBACK_LANGUAGE } from '#catalogue/words/language.ts';
import styles from './news-list.module.css';

/** The first post has a cover as wide as two of the others. */
const COVER_SIZES = {
  first: '(width < 768px) 92vw, 55vw',
  other: '(width < 768px) 92vw, (width < 1600px) 45vw, 22vw',
} as const;

interface NewsListProps {
  readonly posts: readonly (Pick<NewsPost, 'id' | 'title' | 'shortDesc' | 'date'> & {
    readonly photo: Photo;
  })[];
}

/** Spec §2: each post with image, title, short description and date, in the given order. Its words are Russian. */
export function NewsList({ posts }: NewsListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const to = paths(language);
  return (
    <div className={styles.root}>
      <h1>
        <Word of="news" />
      </h1>
      {language !== FALLBACK_LANGUAGE && (
        <p className={styles.note}>{t(`writtenIn.${FALLBACK_LANGUAGE}`)}</p>
      )}
      <ul className={styles.posts}>
        {posts.map(({ id, title, shortDesc, date, photo }, index) => (
          <li key={id}>
            <PageLink className={styles.post} to={to.newsPost(id)} lang="ru">
              <Picture
                photo={photo}
                alt=""
                sizes={index === 0 ? COVER_SIZES.first : COVER_SIZES.other}
                loading={index === 0 ? 'eager' : 'lazy'}
                className={styles.cover}
              />
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                <span>{shortDesc}</span>
                <span className={styles.date} lang={language}>
                  {date}
                </span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
