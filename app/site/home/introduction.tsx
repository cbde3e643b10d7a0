import { useTranslation } from 'react-i18next';
import { ExhibitionLine } from '#app/ui/exhibition-line.tsx';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { asThumbnail } from '#app/ui/pictures/as-thumbnail.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { Words } from '#app/ui/words.tsx';
import type { Post } from '#catalogue/news/post.ts';
import { paths } from '#catalogue/paths/paths.ts';
import styles from './introduction.module.css';

// Beside the tiles it gets what two of them leave; more tiles leave less than it could fill.
const EXHIBITION_SIZES =
  '(width < 768px) 92vw, (width < 1004px) 30vw, (width < 1664px) calc(92vw - 788px), 27rem';

// The whole width of a phone of density 3.
const LARGEST_PLACE = { width: 1160, height: 0 };

export interface IntroductionProps {
  readonly sentence: string;
  /** The newest post and possible next exhibitions; the visitor's date decides. */
  readonly posts: readonly Post[];
}

export function Introduction({ sentence, posts }: IntroductionProps) {
  const { t } = useTranslation();
  const pathTo = paths(useLanguage());
  return (
    <div className={styles.voice}>
      <p className={styles.sentence}>
        <PageLink to={pathTo.about}>{sentence}</PageLink>
      </p>
      {posts.length > 0 && (
        <section
          className={styles.exhibition}
          data-exhibitions={posts.some(({ exhibition }) => exhibition) || undefined}
        >
          <h2
            className={styles.label}
            data-next=""
            data-on={t('exhibition.nowOn')}
            data-coming={t('exhibition.next')}
          >
            <Word of="newestExhibition" />
          </h2>
          {posts.map((post, index) => (
            <PageLink
              key={post.id}
              className={styles.post}
              to={pathTo.newsPost(post.id)}
              data-card=""
              hidden={index > 0}
            >
              <Picture
                photo={asThumbnail(post.photo, LARGEST_PLACE)}
                alt=""
                sizes={EXHIBITION_SIZES}
                className={styles.cover}
              />
              <span className={styles.title}>
                <Words of={post.title} />
              </span>
              {post.exhibition ? (
                <ExhibitionLine exhibition={post.exhibition} />
              ) : (
                <span className={styles.date}>{post.date}</span>
              )}
            </PageLink>
          ))}
        </section>
      )}
    </div>
  );
}
