import { definePage } from '#app/site/define-page.ts';
import captionStyles from '#app/ui/caption.module.css';
import { Caption } from '#app/ui/caption.tsx';
import { ExhibitionLine } from '#app/ui/exhibition.tsx';
import { usePage } from '#app/ui/i18n/translations.ts';
import { Words, word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import primitives from '#app/ui/primitives.module.css';
import type { Post } from '#catalogue/news/post.ts';
import styles from './news.module.css';

const FIRST_COVER_SIZES = '(width < 768px) 92vw, 55vw';
const COVER_SIZES = '(width < 768px) 92vw, (width < 1600px) 45vw, 22vw';

const EAGER_COVERS = 2; // on the first screen of a phone

export const newsPage = definePage('/news', {
  page({ site: { posts }, t }) {
    const titles = posts.map(({ title }) => title.text).join('; ');
    return {
      title: t('news'),
      description: t('summary.news', { titles }),
      content: <News posts={posts} />,
    };
  },
});

function News({ posts }: { readonly posts: readonly Post[] }) {
  const { t, language, pathTo } = usePage();
  return (
    <div className={styles.root}>
      <h1>{word('news')}</h1>
      <ul className={styles.posts}>
        {posts.map((post, index) => (
          <li key={post.id}>
            <PageLink className={captionStyles.card} to={pathTo.newsPost(post.id)}>
              <Picture
                className={primitives.wide}
                photo={post.photo}
                alt={post.alt ?? ''}
                sizes={index === 0 ? FIRST_COVER_SIZES : COVER_SIZES}
                loading={index < EAGER_COVERS ? 'eager' : 'lazy'}
              />
              <Caption title={<Words of={post.title} />}>
                {post.shortDesc && (
                  <span>
                    <Words of={post.shortDesc} />
                  </span>
                )}
                {post.title.language !== language && (
                  <small>{t(`writtenIn.${post.title.language}`)}</small>
                )}
                {post.date && <small>{post.date}</small>}
                {post.exhibition && <ExhibitionLine exhibition={post.exhibition} />}
              </Caption>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
