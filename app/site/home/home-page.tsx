import { definePage } from '#app/site/define-page.ts';
import { Home } from '#app/site/home/home.tsx';
import { artist } from '#app/site/structured-data.ts';
import type { Post } from '#catalogue/news/post.ts';
import { plainText } from '#catalogue/texts/marked-text.ts';
import { firstSentence } from './sentences.ts';

const NEWEST_WORKS_COUNT = 8;

const MAX_EXHIBITIONS = 4;

export const homePage = definePage('/', {
  page({ site, t }) {
    const { name, profession } = site;
    const [post, ...others] = site.posts;
    return {
      title: `${name} — ${profession}`,
      description: t('summary.home', { name, profession }),
      structuredData: [artist(site)],
      content: (
        <Home
          name={name}
          profession={profession}
          hero={site.hero}
          hasBanner={site.hasBanner}
          previews={site.categories.flatMap((category) => {
            const photo = site.categoryPhotos[category];
            const count = site.works(category).length;
            return photo && count > 0 ? [{ category, photo, count }] : [];
          })}
          total={site.listed.length}
          newest={site.newest(NEWEST_WORKS_COUNT)}
          sentence={firstSentence(plainText(site.biography.lead))}
          posts={post ? [post, ...latestExhibitions(others)] : []}
        />
      ),
    };
  },
});

// Sorted by last day: the current or next exhibition is listed whenever the page is read.
function latestExhibitions(posts: readonly Post[]): readonly Post[] {
  const lastDayOf = ({ exhibition }: Post) => exhibition?.to ?? '';
  return posts
    .filter(({ exhibition }) => exhibition)
    .toSorted((one, other) => (lastDayOf(one) < lastDayOf(other) ? 1 : -1))
    .slice(0, MAX_EXHIBITIONS);
}
