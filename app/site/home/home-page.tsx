import { definePage } from '#app/site/define-page.ts';
import { artist } from '#app/site/structured-data.ts';
import { usePage } from '#app/site/use-page.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { WorkStrip } from '#app/ui/work-strip.tsx';
import type { Post } from '#catalogue/news/post.ts';
import type { Site } from '#catalogue/site.ts';
import { plainText } from '#catalogue/texts/marked-text.ts';
import branches from './branches.webp';
import { Categories } from './categories.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { Introduction } from './introduction.tsx';
import { firstSentence } from './sentences.ts';

const NEWEST_WORKS_COUNT = 8;

const MAX_EXHIBITIONS = 4;

export const homePage = definePage('/', {
  page({ site, t }) {
    const { name, profession } = site;
    return {
      title: `${name} — ${profession}`,
      description: t('summary.home', { name, profession }),
      structuredData: [artist(site)],
      content: <Home site={site} />,
    };
  },
});

function Home({ site }: { readonly site: Site }) {
  const { t, pathTo } = usePage();
  const previews = site.categories.flatMap((category) => {
    const photo = site.categoryPhotos[category];
    const count = site.works(category).length;
    return photo && count > 0 ? [{ category, photo, count }] : [];
  });
  return (
    <>
      <Hero title={site.name} subtitle={site.profession} photos={site.hero} />
      {site.hasBanner && (
        <div className={styles.banner}>
          {['left', 'right'].map((side) => (
            <img key={side} src={branches} alt="" width="1200" height="150" loading="lazy" />
          ))}
        </div>
      )}
      <div className={styles.opening}>
        <div className={styles.columns}>
          <Categories previews={previews} total={site.listed.length} />
          <Introduction
            sentence={firstSentence(plainText(site.biography.lead))}
            posts={newsOnHome(site.posts)}
          />
        </div>
      </div>
      <div className={styles.newest}>
        <WorkStrip heading={t('newest')} works={site.newest(NEWEST_WORKS_COUNT)} />
        <p className={styles.invitation}>
          <PageLink to={pathTo.contact}>
            <Word of="invitation" />
          </PageLink>
        </p>
      </div>
    </>
  );
}

/**
 * The newest post and the latest exhibitions. Sorted by last day: the current or next exhibition is among them whenever
 * the page is read.
 */
function newsOnHome([newest, ...others]: readonly Post[]): readonly Post[] {
  const lastDayOf = ({ exhibition }: Post) => exhibition?.to ?? '';
  const exhibitions = others
    .filter(({ exhibition }) => exhibition)
    .toSorted((one, other) => (lastDayOf(one) < lastDayOf(other) ? 1 : -1));
  return newest ? [newest, ...exhibitions.slice(0, MAX_EXHIBITIONS)] : [];
}
