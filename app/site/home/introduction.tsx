import { usePage } from '#app/site/use-page.ts';
import { Caption } from '#app/ui/caption.tsx';
import { ExhibitionLine } from '#app/ui/exhibition-line.tsx';
import { Word, Words } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { asThumbnail } from '#app/ui/pictures/as-thumbnail.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Post } from '#catalogue/news/post.ts';
import styles from './home.module.css';

// Beside the tiles it gets what two of them leave; more tiles leave less than it could fill.
const COVER_SIZES =
  '(width < 768px) 92vw, (width < 1004px) 30vw, (width < 1664px) calc(92vw - 788px), 27rem';

// The whole width of a phone of density 3.
const LARGEST_COVER = { width: 1160, height: 0 };

interface IntroductionProps {
  readonly sentence: string;
  /** The newest post and possible next exhibitions; the visitor's date decides. */
  readonly posts: readonly Post[];
}

export function Introduction({ sentence, posts }: IntroductionProps) {
  const { t, pathTo } = usePage();
  return (
    <div className={styles.introduction}>
      <div className={styles.sentence}>
        <hr />
        <p>
          <PageLink to={pathTo.about}>{sentence}</PageLink>
        </p>
      </div>
      {posts.length > 0 && (
        <section
          className={styles.news}
          data-exhibitions={posts.some(({ exhibition }) => exhibition) || undefined}
        >
          <h2 data-next="" data-on={t('exhibition.nowOn')} data-coming={t('exhibition.next')}>
            <Word of="newestExhibition" />
          </h2>
          {posts.map(({ id, photo, title, date, exhibition }, index) => (
            <PageLink key={id} to={pathTo.newsPost(id)} data-card="" hidden={index > 0}>
              <Picture photo={asThumbnail(photo, LARGEST_COVER)} alt="" sizes={COVER_SIZES} />
              <Caption title={<Words of={title} />}>
                {exhibition ? <ExhibitionLine exhibition={exhibition} /> : <small>{date}</small>}
              </Caption>
            </PageLink>
          ))}
        </section>
      )}
    </div>
  );
}
