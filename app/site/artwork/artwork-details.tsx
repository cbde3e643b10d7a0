import { LightboxData, lightboxItem } from '#app/islands/lightbox/lightbox-data.tsx';
import type { PageRequest } from '#app/site/define-page.ts';
import { pageNumberAt } from '#app/site/gallery/pagination.ts';
import { Caption } from '#app/ui/caption.tsx';
import { Words, word } from '#app/ui/i18n/word.tsx';
import { FullSizeLink, PageLink } from '#app/ui/link.tsx';
import { PhotoList, photoItems } from '#app/ui/photo-list.tsx';
import { asThumbnail, Picture, ratioStyle } from '#app/ui/pictures/picture.tsx';
import { ratioOf } from '#app/ui/pictures/picture-rows.tsx';
import primitives from '#app/ui/primitives.module.css';
import { VideoList } from '#app/ui/video-list.tsx';
import { WorkStrip } from '#app/ui/work-strip.tsx';
import { relationsIn } from '#catalogue/find/relations.ts';
import { PHOTO_QUERY } from '#catalogue/paths/paths.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { Site } from '#catalogue/site.ts';
import { altOf, type Work } from '#catalogue/works/work.ts';
import styles from './artwork.module.css';
import texts from './artwork-text.module.css';
import { ArtworkText } from './artwork-text.tsx';

const LONG_WORD = /\p{L}{14}/u;

const PAINTING_SIZES = {
  upright: '(width < 620px) 92vw, 56vw',
  broad: '(width <= 1024px) 92vw, 64vw',
  panorama: '92vw',
};

const LARGEST_NEIGHBOUR = { width: 288, height: 0 }; // 96px on a phone of density 3

type Request = PageRequest<Work>;

export function ArtworkDetails(request: Request) {
  const { site, t, params: work } = request;
  const { title, photo, detailPhotos, videos } = work;
  const format = formatOf(photo);
  // Where the window height limits the painting: 70px for the header, 48px of margins (artwork.module.css).
  const most = `calc((100vh - 118px) * ${ratioOf(photo).toFixed(2)})`;
  const details = photoItems({ title, photos: detailPhotos, alts: work.detailAlts }, t);
  const related = (relationsIn(site.catalogue).get(work.id) ?? []).flatMap((relation) => {
    const { reason, value } = relation;
    const other = site.work(relation.work);
    const name = value && site.valueName(reason === 'place' ? 'place' : 'category', value);
    return other ? [{ work: other, reason: t(`relations.${reason}`, { name }) }] : [];
  });
  const heading = (
    <>
      <Breadcrumbs {...request} />
      <h1 className={texts.title} data-long-words={LONG_WORD.test(title.text) || undefined}>
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
        {format === 'panorama' && <div className={texts.heading}>{heading}</div>}
        <div className={styles.picture}>
          <div data-painting>
            <FullSizeLink photo={photo} index={0}>
              <Picture
                photo={photo}
                sizes={PAINTING_SIZES[format].replace(/\d+vw/g, `min($&, ${most})`)}
                alt={altOf(work)}
                className={primitives.wide}
                isFirst
              />
            </FullSizeLink>
          </div>
        </div>
        <div className={styles.text}>
          <div className={texts.root}>
            {format !== 'panorama' && heading}
            <ArtworkText {...request} />
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
        <div className={`${primitives.divided} ${primitives.screen}`}>
          <WorkStrip
            heading={t('relations.title')}
            works={related.map((each) => each.work)}
            labels={related.map(({ reason }) => reason)}
            lines="one"
          />
        </div>
      )}
      <NeighbourLinks {...request} />
      <LightboxData
        query={PHOTO_QUERY}
        isSingle
        items={[lightboxItem(work, site.language), ...details]}
      />
    </div>
  );
}

function Breadcrumbs({ site, t, params: work }: Request) {
  const { pathTo } = site;
  const works = site.works(work.category);
  const page = work.isListed ? pageNumberAt(works.indexOf(work), works.length) : 1;
  return (
    <nav className={texts.breadcrumbs} aria-label={t('breadcrumbs')}>
      <ol>
        <li>
          <PageLink to={pathTo.gallery}>{word('gallery')}</PageLink>
        </li>
        <li>
          <PageLink to={pathTo.categoryPage(work.category, page)}>
            {word(`category.${work.category}`)}
          </PageLink>
        </li>
        <li className={primitives.hidden} aria-current="page">
          <Words of={work.title} />
        </li>
      </ol>
    </nav>
  );
}

export function neighboursOf(site: Site, work: Work) {
  const works = site.works(work.category);
  const index = works.indexOf(work);
  return index < 0 ? {} : { previous: works[index - 1], next: works[index + 1] };
}

function NeighbourLinks({ site, t, params: current }: Request) {
  const { previous, next } = neighboursOf(site, current);
  if (!previous && !next) return null;
  const links = [
    { rel: 'prev', work: previous, label: t('previousWork') },
    { rel: 'next', work: next, label: t('nextWork') },
  ];
  return (
    <nav className={styles.neighbours} aria-label={links.map(({ label }) => label).join(', ')}>
      {links.map(
        ({ rel, work, label }) =>
          work && (
            <PageLink key={rel} className={primitives.row} to={site.pathTo.artwork(work)} rel={rel}>
              <Picture photo={asThumbnail(work.photo, LARGEST_NEIGHBOUR)} alt="" sizes="96px" />
              <Caption label={label} title={<Words of={work.title} />} />
            </PageLink>
          ),
      )}
    </nav>
  );
}

export function formatOf(size: Pick<Photo, 'width' | 'height'>): keyof typeof PAINTING_SIZES {
  const ratio = ratioOf(size);
  if (ratio > 2.2) return 'panorama';
  return ratio <= 0.9 ? 'upright' : 'broad';
}
