import { definePage, type PageRequest } from '#app/site/define-page.ts';
import { artistData } from '#app/site/structured-data.ts';
import { Caption } from '#app/ui/caption.tsx';
import { headingLabels } from '#app/ui/exhibition.client.ts';
import { ExhibitionLine } from '#app/ui/exhibition.tsx';
import { Words, word } from '#app/ui/i18n/word.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { heroPart, parallax } from '#app/ui/page-attributes.ts';
import { asThumbnail, Picture } from '#app/ui/pictures/picture.tsx';
import primitives from '#app/ui/primitives.module.css';
import { WorkStrip } from '#app/ui/work-strip.tsx';
import type { Post } from '#catalogue/news/post.ts';
import { plainText } from '#catalogue/texts/marked-text.ts';
import { firstSentence } from '#catalogue/texts/short-title.ts';
import branchEnd from './branch-end.webp';
import branchSide from './branch-side.webp';
import branchTop from './branch-top.webp';
import heroStyles from './hero.module.css';
import heroButtons from './hero-buttons.module.css';
import styles from './home.module.css';
import tiles from './tiles.module.css';

const NEWEST_WORKS_COUNT = 8;

const MAX_EXHIBITIONS = 4;

const TILE_SIZES = '(width <= 480px) 250px, 350px';

// Beside two columns of tiles from 1148px on, beside three from 1664px on.
const COVER_SIZES = '(width < 1148px) 92vw, (width < 1664px) calc(92vw - 788px), 40rem';

const LARGEST_COVER = { width: 1160, height: 0 }; // a phone of density 3

const BRANCH = {
  branchTop: { src: branchTop, width: 1800, height: 420 },
  branchSide: { src: branchSide, width: 132, height: 1320 },
  branchEnd: { src: branchEnd, width: 960, height: 320 },
} as const;

export const homePage = definePage('/', {
  page(request) {
    const { site, t } = request;
    const { name, profession } = site;
    return {
      title: `${name} — ${profession}`,
      description: t('summary.home', { name, profession }),
      structuredData: [artistData(site)],
      content: <Home {...request} />,
    };
  },
});

type HomeProps = Pick<PageRequest<object>, 'site' | 't'>;

function Home({ site, t }: HomeProps) {
  const branch = (part: keyof typeof BRANCH) =>
    site.hasBanner && <img className={styles[part]} {...BRANCH[part]} alt="" loading="lazy" />;
  return (
    <>
      <Hero site={site} t={t} />
      {branch('branchTop')}
      <div className={styles.opening}>
        <div className={styles.columns}>
          <Categories site={site} t={t} />
          <Introduction site={site} t={t} />
        </div>
        {branch('branchSide')}
      </div>
      <div className={styles.newest}>
        <WorkStrip heading={t('newest')} works={site.newest(NEWEST_WORKS_COUNT)} />
        <p>
          <PageLink to={site.pathTo.contact}>{word('invitation')}</PageLink>
        </p>
        {branch('branchEnd')}
      </div>
    </>
  );
}

/** The other slides wait in a template, so that browsers do not load them. */
function Hero({ site: { name, profession, hero }, t }: HomeProps) {
  const [first, ...others] = hero.map(({ whole, tall }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a photo may stand in it twice.
    <div key={index} className={heroStyles.slide} data-faded={index > 0 ? '' : undefined}>
      <Picture
        className={primitives.cover}
        photo={whole}
        sizes="100vw"
        // Files that are sharp on a phone of density 3 would be twice as heavy.
        tall={{ photo: tall, sizes: '60vw' }}
        alt=""
        isFirst={index === 0}
      />
    </div>
  ));
  return (
    <section
      className={heroStyles.root}
      aria-label={name}
      {...heroPart.props()}
      {...parallax.props()}
    >
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
        <button type="button" className={heroButtons.pause} aria-pressed="false">
          <svg viewBox="0 0 16 16" width="16" height="16" fill="currentcolor" aria-hidden="true">
            <path d="M3 2h3v12H3zm7 0h3v12h-3z" />
            <path d="M4 1.5v13L14.5 8z" />
          </svg>
          <span className={primitives.hidden}>{t('pauseSlideshow')}</span>
        </button>
      )}
      <a className={heroButtons.arrow} href="#categories">
        <Icon path="M12 3v17m-7-7 7 7 7-7" size={28} />
        <span className={primitives.hidden}>{t('scrollDown')}</span>
      </a>
    </section>
  );
}

function Categories({ site, t }: HomeProps) {
  return (
    <nav id="categories" aria-label={t('gallery')}>
      <ul className={tiles.root}>
        {site.categories.map((category) => {
          const photo = site.categoryPhotos[category];
          const count = site.works(category).length;
          if (!photo || count === 0) return null;
          return (
            <li key={category}>
              <PageLink className={tiles.tile} to={site.pathTo.category(category)}>
                <Picture className={primitives.cover} photo={photo} alt="" sizes={TILE_SIZES} />
                <span>{word(`category.${category}`)}</span>
              </PageLink>
              <small>{t('worksCount', { count })}</small>
            </li>
          );
        })}
        <li className={tiles.all}>
          <PageLink to={site.pathTo.allWorks()}>{word('find.allWorks')}</PageLink>
          <small>{t('worksCount', { count: site.listed.length })}</small>
        </li>
      </ul>
    </nav>
  );
}

function Introduction({ site: { pathTo, posts, biography }, t }: HomeProps) {
  // The visitor's date decides which one shows. Those that end last include the current or next one.
  const lastDayOf = ({ exhibition }: Post) => exhibition?.to ?? '';
  const [newest, ...older] = posts;
  const exhibitions = older
    .filter(({ exhibition }) => exhibition)
    .toSorted((one, other) => lastDayOf(other).localeCompare(lastDayOf(one)));
  const headings = JSON.stringify({ on: t('exhibition.nowOn'), coming: t('exhibition.next') });
  const shown = [...(newest ? [newest] : []), ...exhibitions.slice(0, MAX_EXHIBITIONS)];
  return (
    <div className={styles.introduction}>
      <p>
        <PageLink to={pathTo.about}>{firstSentence(plainText(biography.lead))}</PageLink>
      </p>
      {newest && (
        <section>
          <h2 {...headingLabels.props(headings)}>{word('newestExhibition')}</h2>
          {shown.map(({ id, photo, title, date, exhibition }, index) => (
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
