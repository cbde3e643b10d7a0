import { LightboxData, lightboxItem } from '#app/islands/lightbox/lightbox-data.tsx';
import { usePage } from '#app/site/use-page.ts';
import { Caption } from '#app/ui/caption.tsx';
import { Word, Words } from '#app/ui/i18n/word.tsx';
import { FullSizeLink, PageLink } from '#app/ui/link.tsx';
import { PhotoList, photoItems } from '#app/ui/photo-list.tsx';
import { asThumbnail, Picture, ratioStyle } from '#app/ui/pictures/picture.tsx';
import primitives from '#app/ui/primitives.module.css';
import { VideoList } from '#app/ui/video-list.tsx';
import { WorkStrip } from '#app/ui/work-strip.tsx';
import { PHOTO_QUERY } from '#catalogue/paths/paths.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { Site } from '#catalogue/site.ts';
import { altOf, type Work } from '#catalogue/works/work.ts';
import styles from './artwork.module.css';
import { ArtworkText, type Exhibited } from './artwork-text.tsx';

// Too long for the narrowest text column.
const LONG_WORD = /\p{L}{14}/u;

// Share of the window width with text beside the painting, and without.
const PAINTING_SIZES: Readonly<Record<Format, string>> = {
  tall: '92vw',
  upright: '(width < 620px) 92vw, 56vw',
  broad: '(width <= 1024px) 92vw, 64vw',
  panorama: '92vw',
};

// In pixels of the densest common screens.
const LARGEST_NEIGHBOUR = { width: 288, height: 0 };

interface RelatedWork {
  readonly work: Work;
  /** What the works share. */
  readonly reason: string;
}

interface ArtworkDetailsProps {
  readonly work: Work;
  /** The page of the category that lists the work. */
  readonly page: number;
  readonly neighbours: Neighbours;
  readonly posts: readonly Exhibited[];
  readonly related: readonly RelatedWork[];
}

/** Spec §2: text on the left, image on the right or above on phones. A panorama stands below its title. */
export function ArtworkDetails(props: ArtworkDetailsProps) {
  const { work, page, neighbours, posts, related } = props;
  const { title, photo, detailPhotos, videos } = work;
  const { t, language } = usePage();
  const format = formatOf(photo);
  const details = photoItems({ title, photos: detailPhotos, alts: work.detailAlts }, t);
  const painting = lightboxItem(work, language);
  const heading = (
    <>
      <Breadcrumbs work={work} page={page} />
      <h1 className={styles.title} data-long-words={LONG_WORD.test(title.text) || undefined}>
        <Words of={title} />
      </h1>
      <hr />
    </>
  );
  return (
    <div className={styles.root}>
      <article
        className={styles.work}
        // Reader modes look for such a name, and else take the story alone.
        id="artwork-text"
        data-format={format}
        data-photos={details.length > 0 ? '' : undefined}
        style={ratioStyle(photo)}
      >
        {format === 'panorama' && <div className={styles.heading}>{heading}</div>}
        <div className={styles.picture}>
          <div className={styles.painting} data-painting>
            <FullSizeLink photo={photo} index={0}>
              <Picture
                photo={photo}
                // As wide as its column, unless the window height limits it.
                sizes={PAINTING_SIZES[format].replace(/\d+vw/g, `min($&, ${mostWidth(photo)})`)}
                alt={altOf(work)}
                isFirst
              />
            </FullSizeLink>
          </div>
        </div>
        <div className={styles.text}>
          <div>
            {format !== 'panorama' && heading}
            <ArtworkText work={work} posts={posts} />
          </div>
        </div>
        {details.length > 0 && (
          <figure className={styles.photos}>
            <PhotoList items={details} firstIndex={1} />
          </figure>
        )}
        {videos.length > 0 && (
          <div className={styles.videos}>
            <VideoList videos={videos} poster={photo} title={title.text} />
          </div>
        )}
      </article>
      {related.length > 0 && (
        <div className={styles.related}>
          <WorkStrip
            heading={t('relations.title')}
            works={related.map((each) => each.work)}
            labels={related.map(({ reason }) => reason)}
            lines="one"
          />
        </div>
      )}
      {(neighbours.previous || neighbours.next) && <NeighbourLinks {...neighbours} />}
      <LightboxData query={PHOTO_QUERY} isSingle items={[painting, ...details]} />
    </div>
  );
}

function Breadcrumbs({ work, page }: Pick<ArtworkDetailsProps, 'work' | 'page'>) {
  const { t, pathTo } = usePage();
  return (
    <nav className={styles.path} aria-label={t('breadcrumbs')}>
      <ol>
        <li>
          <PageLink to={pathTo.gallery}>
            <Word of="gallery" />
          </PageLink>
        </li>
        <li>
          <PageLink to={pathTo.categoryPage(work.category, page)}>
            <Word of={`category.${work.category}`} />
          </PageLink>
        </li>
        {/* The title below shows it; screen readers still need the end of the path. */}
        <li className={primitives.hidden} aria-current="page">
          <Words of={work.title} />
        </li>
      </ol>
    </nav>
  );
}

/** The works before and after one in its category. An unlisted work has none. */
interface Neighbours {
  readonly previous?: Work | undefined;
  readonly next?: Work | undefined;
}

export function neighboursOf(site: Site, work: Work): Neighbours {
  const works = site.works(work.category);
  const index = works.indexOf(work);
  return index < 0 ? {} : { previous: works[index - 1], next: works[index + 1] };
}

function NeighbourLinks({ previous, next }: Neighbours) {
  const { t, pathTo } = usePage();
  const links = [
    { rel: 'prev', work: previous, label: t('previousWork') },
    { rel: 'next', work: next, label: t('nextWork') },
  ];
  return (
    <nav className={styles.neighbours} aria-label={links.map(({ label }) => label).join(', ')}>
      {links.map(
        ({ rel, work, label }) =>
          work && (
            <PageLink key={rel} to={pathTo.artwork(work)} rel={rel}>
              <Picture photo={asThumbnail(work.photo, LARGEST_NEIGHBOUR)} alt="" sizes="96px" />
              <Caption label={label} title={<Words of={work.title} />} />
            </PageLink>
          ),
      )}
    </nav>
  );
}

/** Layout of a work's page, by the proportions of the painting alone. */
export type Format = 'tall' | 'upright' | 'broad' | 'panorama';

// Height to width; from here on a painting is a scroll.
const TALL = 2;

// Width to height; above it a painting stands below its title at full width.
const PANORAMA = 2.2;

// Width to height; up to here text fits beside it on a tablet too.
const UPRIGHT = 0.9;

/** @example formatOf({ width: 500, height: 2000 }) // 'tall' */
export function formatOf({ width, height }: Pick<Photo, 'width' | 'height'>): Format {
  const ratio = width / height;
  if (ratio <= 1 / TALL) return 'tall';
  if (ratio > PANORAMA) return 'panorama';
  return ratio <= UPRIGHT ? 'upright' : 'broad';
}

/** CSS width at which the window height, less header and margins, limits a painting (artwork.module.css). */
function mostWidth({ width, height }: Pick<Photo, 'width' | 'height'>): string {
  return `calc((100vh - 118px) * ${(width / height).toFixed(2)})`;
}
