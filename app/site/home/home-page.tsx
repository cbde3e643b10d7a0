import { definePage } from '#app/site/define-page.ts';
import { artist } from '#app/site/structured-data.ts';
import { usePage } from '#app/site/use-page.ts';
import { Caption } from '#app/ui/caption.tsx';
import { ExhibitionLine } from '#app/ui/exhibition.tsx';
import { Word, Words } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { headingLabels } from '#app/ui/page-attributes.ts';
import { asThumbnail, Picture } from '#app/ui/pictures/picture.tsx';
import primitives from '#app/ui/primitives.module.css';
import { WorkStrip } from '#app/ui/work-strip.tsx';
import type { Post } from '#catalogue/news/post.ts';
import type { Site } from '#catalogue/site.ts';
import { plainText } from '#catalogue/texts/marked-text.ts';
import branchEnd from './branch-end.webp';
import branchSide from './branch-side.webp';
import branchTop from './branch-top.webp';
import heroStyles from './hero.module.css';
import styles from './home.module.css';
import { firstSentence } from './sentences.ts';

const CATEGORIES_ID = 'categories';

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
      <Hero site={site} />
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

/** Spec §2. The other slides wait in a template, so that browsers do not load them. */
function Hero({ site: { name, profession, hero } }: { readonly site: Site }) {
  const { t } = usePage();
  const [first, ...others] = hero.map(({ whole, tall }, index) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a photo may stand in it twice.
      key={index}
      className={heroStyles.slide}
      data-slide
      data-current={index === 0 || undefined}
    >
      <Picture
        className={primitives.cover}
        photo={whole}
        sizes="100vw"
        // On a phone of density 3, 720×1080 pixels are enlarged 1.8 times, a portrait 1.6 times.
        // Sharper files would be twice as heavy.
        tall={{ photo: tall, sizes: '60vw' }}
        alt=""
        isFirst={index === 0}
      />
    </div>
  ));
  return (
    <section className={heroStyles.root} aria-label={name} data-slideshow data-parallax>
      {first}
      <template>{others}</template>
      <div className={heroStyles.words}>
        <h1 className={primitives.parallax}>
          <span>{name}</span>
        </h1>
        <p className={primitives.parallax}>
          <span>{profession}</span>
        </p>
      </div>
      {others.length > 0 && (
        <button type="button" className={heroStyles.pause} aria-pressed="false">
          <svg viewBox="0 0 16 16" width="16" height="16" fill="currentcolor" aria-hidden="true">
            <path d="M3 2h3v12H3zm7 0h3v12h-3z" />
            <path d="M4 1.5v13L14.5 8z" />
          </svg>
          <span className={primitives.hidden}>{t('pauseSlideshow')}</span>
        </button>
      )}
      <a className={heroStyles.arrow} href={`#${CATEGORIES_ID}`}>
        <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
          <path d="M12 3v17m-7-7 7 7 7-7" fill="none" stroke="currentcolor" strokeWidth="1.5" />
        </svg>
        <span className={primitives.hidden}>{t('scrollDown')}</span>
      </a>
    </section>
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
                  <Picture className={primitives.cover} photo={photo} alt="" sizes={TILE_SIZES} />
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
  const headings = { on: t('exhibition.nowOn'), coming: t('exhibition.next') };
  return (
    <div className={styles.introduction}>
      <p>
        <PageLink to={pathTo.about}>{firstSentence(plainText(site.biography.lead))}</PageLink>
      </p>
      {posts.length > 0 && (
        <section>
          <h2 {...headingLabels.props(JSON.stringify(headings))}>
            <Word of="newestExhibition" />
          </h2>
          {posts.map(({ id, photo, title, date, exhibition }, index) => (
            <PageLink key={id} to={pathTo.newsPost(id)} hidden={index > 0}>
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
function newsOnHome(posts: readonly Post[]): readonly Post[] {
  const lastDayOf = ({ exhibition }: Post) => Date.parse(exhibition?.to ?? '');
  const exhibitions = posts
    .filter(({ exhibition }, index) => exhibition && index > 0)
    .toSorted((one, other) => lastDayOf(other) - lastDayOf(one));
  return [...posts.slice(0, 1), ...exhibitions.slice(0, MAX_EXHIBITIONS)];
}
