import { definePage } from '#app/site/define-page.ts';
import { artist } from '#app/site/structured-data.ts';
import { usePage } from '#app/site/use-page.ts';
import { Caption } from '#app/ui/caption.tsx';
import { ExhibitionLine } from '#app/ui/exhibition.tsx';
import { Word, Words } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { asThumbnail, Picture } from '#app/ui/pictures/picture.tsx';
import { WorkStrip } from '#app/ui/work-strip.tsx';
import type { Post } from '#catalogue/news/post.ts';
import type { Site } from '#catalogue/site.ts';
import { plainText } from '#catalogue/texts/marked-text.ts';
import branchEnd from './branch-end.webp';
import branchSide from './branch-side.webp';
import branchTop from './branch-top.webp';
import { CATEGORIES_ID, Hero } from './hero.tsx';
import styles from './home.module.css';
import { firstSentence } from './sentences.ts';

const NEWEST_WORKS_COUNT = 8;

const MAX_EXHIBITIONS = 4;

/** Spec §9. */
const TILE_SIZES = '(width <= 480px) 250px, 350px';

const COVER_SIZES = '(width < 1148px) 92vw, (width < 1664px) calc(92vw - 788px), 40rem';

// The whole width of a phone of density 3.
const LARGEST_COVER = { width: 1160, height: 0 };

/** Segments of one branch, which grows from the right edge of the page. */
const BRANCH = {
  top: { src: branchTop, width: 1800, height: 420 },
  side: { src: branchSide, width: 132, height: 1320 },
  end: { src: branchEnd, width: 960, height: 320 },
} as const;

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
  return (
    <>
      <Hero title={site.name} subtitle={site.profession} photos={site.hero} />
      {site.hasBanner && <Branch part="top" />}
      <div className={styles.opening}>
        <div className={styles.columns}>
          <Categories site={site} />
          <Introduction site={site} />
        </div>
        {site.hasBanner && <Branch part="side" />}
      </div>
      <div className={styles.newest}>
        <WorkStrip heading={t('newest')} works={site.newest(NEWEST_WORKS_COUNT)} />
        <p>
          <PageLink to={pathTo.contact}>
            <Word of="invitation" />
          </PageLink>
        </p>
        {site.hasBanner && <Branch part="end" />}
      </div>
    </>
  );
}

function Branch({ part }: { readonly part: keyof typeof BRANCH }) {
  return <img className={styles[part]} {...BRANCH[part]} alt="" loading="lazy" />;
}

/** Spec §2: on hover the image of a tile zooms in and its title fades out. */
function Categories({ site }: { readonly site: Site }) {
  const { t, pathTo } = usePage();
  return (
    <nav id={CATEGORIES_ID} aria-label={t('gallery')}>
      <ul className={styles.tiles}>
        {site.categories.map((category) => {
          const photo = site.categoryPhotos[category];
          const count = site.works(category).length;
          return (
            photo &&
            count > 0 && (
              <li key={category}>
                <PageLink className={styles.tile} to={pathTo.category(category)}>
                  <Picture photo={photo} alt="" sizes={TILE_SIZES} />
                  <span>
                    <Word of={`category.${category}`} />
                  </span>
                </PageLink>
                <small>{t('worksCount', { count })}</small>
              </li>
            )
          );
        })}
        <li className={styles.all}>
          <PageLink to={pathTo.allWorks()}>
            <Word of="find.allWorks" />
          </PageLink>
          <small>{t('worksCount', { count: site.listed.length })}</small>
        </li>
      </ul>
    </nav>
  );
}

function Introduction({ site }: { readonly site: Site }) {
  const { t, pathTo } = usePage();
  const posts = newsOnHome(site.posts);
  return (
    <div className={styles.introduction}>
      <p>
        <PageLink to={pathTo.about}>{firstSentence(plainText(site.biography.lead))}</PageLink>
      </p>
      {posts.length > 0 && (
        <section data-exhibitions={posts.some(({ exhibition }) => exhibition) || undefined}>
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

/**
 * The newest post and the latest exhibitions; the visitor's date decides which one shows. Sorted by last day: the
 * current or next exhibition is among them whenever the page is read.
 */
function newsOnHome([newest, ...others]: readonly Post[]): readonly Post[] {
  const lastDayOf = ({ exhibition }: Post) => exhibition?.to ?? '';
  const exhibitions = others
    .filter(({ exhibition }) => exhibition)
    .toSorted((one, other) => (lastDayOf(one) < lastDayOf(other) ? 1 : -1));
  return newest ? [newest, ...exhibitions.slice(0, MAX_EXHIBITIONS)] : [];
}
