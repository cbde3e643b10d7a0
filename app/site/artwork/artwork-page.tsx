import type { ImageObject, Offer, QuantitativeValue, VisualArtwork } from 'schema-dts';
import { definePage, type PageRequest } from '#app/site/define-page.ts';
import { pageNumberAt } from '#app/site/gallery/pagination.ts';
import carriedPainting from '#app/site/shell/carried-painting.js?inline-script';
import { author, breadcrumbs } from '#app/site/structured-data.ts';
import { uniqueTitle } from '#app/site/unique-title.ts';
import { relationsIn } from '#catalogue/find/relations.ts';
import { jpegFile, type Photo } from '#catalogue/photos/photo.ts';
import { availabilityText } from '#catalogue/schema/availability.ts';
import { plainText } from '#catalogue/texts/marked-text.ts';
import type { Work } from '#catalogue/works/work.ts';
import { ArtworkDetails, neighboursOf } from './artwork-details.tsx';

/** Spec §2: the id identifies the work. Under another category it has no page. */
export const artworkPage = definePage('/gallery/:category/:id', {
  headScript: () => carriedPainting,
  paths: ({ allWorks }) => allWorks,
  page(request) {
    const { site, t, path, params: work } = request;
    const { category } = work;
    const title = uniqueTitle(site, work);
    return {
      title,
      titleLanguage: work.title.language,
      description: describeWork(request, title),
      image: work.photo,
      images: [work.photo, ...work.detailPhotos],
      isListed: work.isListed,
      date: work.created,
      structuredData: [
        visualArtwork(request, title),
        breadcrumbs(site, [
          { path: site.pathTo.gallery, title: t('gallery') },
          { path: site.pathTo.category(category), title: site.categoryName(category) },
          { path, title },
        ]),
      ],
      content: (
        <ArtworkDetails
          work={work}
          page={categoryPageNumber(request)}
          posts={site.posts.filter((post) => post.works.includes(work))}
          related={relatedTo(request)}
          neighbours={neighboursOf(site, work)}
        />
      ),
    };
  },
});

type Request = PageRequest<Work>;

function categoryPageNumber({ site, params: work }: Request): number {
  const works = site.works(work.category);
  return work.isListed ? pageNumberAt(works.indexOf(work), works.length) : 1;
}

function relatedTo({ site, t, params: { id } }: Request) {
  return (relationsIn(site.catalogue).get(id) ?? []).flatMap((relation) => {
    const { reason, value } = relation;
    const work = site.work(relation.work);
    const facet = reason === 'place' ? 'place' : 'category';
    const name = value && site.valueName(facet, value);
    return work ? [{ work, reason: t(`relations.${reason}`, { name }) }] : [];
  });
}

function describeWork({ site, params: work }: Request, title: string): string {
  const { category, paragraphs, availability } = work;
  const story = paragraphs.map(({ segments }) =>
    plainText(segments.map(({ text }) => text).join('')),
  );
  const facts = [
    site.categoryName(category),
    ...work.facts,
    ...(availability ? [availabilityText(availability, site.labels.availability)] : []),
  ];
  return `${title}. ${facts.join('; ')}. ${story.join(' ')}`;
}

function visualArtwork({ site, path, params: work }: Request, title: string): VisualArtwork {
  const { size, created } = work;
  const { media, surfaces, forms } = work.materials;
  const offer = offerOf({ site, work });
  return {
    '@type': 'VisualArtwork',
    '@id': `${site.url(path)}#work`,
    url: site.url(path),
    name: title,
    creator: author(site),
    ...(media.length > 0 && { artMedium: media.join(', ') }),
    ...(surfaces.length > 0 && { artworkSurface: surfaces.join(', ') }),
    ...(forms.length > 0 && { artform: forms.join(', ') }),
    ...(size && { width: centimetres(size.width), height: centimetres(size.height) }),
    ...(created && { dateCreated: created }),
    ...(offer && { offers: offer }),
    image: [work.photo, ...work.detailPhotos].map((photo) => imageObject(photo, { site, work })),
  };
}

function centimetres(value: number): QuantitativeValue {
  // UN/CEFACT code.
  return { '@type': 'QuantitativeValue', value, unitCode: 'CMT' };
}

// A work that was never for sale has no `Offer`.
const OFFER_AVAILABILITY = {
  available: 'https://schema.org/InStock',
  reserved: 'https://schema.org/Reserved',
  sold: 'https://schema.org/SoldOut',
  collection: 'https://schema.org/SoldOut',
  'not-for-sale': undefined,
} as const;

type SiteWork = Pick<Request, 'site'> & { readonly work: Work };

function offerOf({ site, work }: SiteWork): Offer | undefined {
  const availability = work.availability && OFFER_AVAILABILITY[work.availability.state];
  if (!availability) return undefined;
  return {
    '@type': 'Offer',
    availability,
    url: site.url(site.pathTo.contactAbout(work.id)),
    seller: author(site),
  };
}

function imageObject(photo: Photo, { site, work }: SiteWork): ImageObject {
  const { name, pathTo, url } = site;
  return {
    '@type': 'ImageObject',
    contentUrl: url(jpegFile(photo)),
    creditText: name,
    copyrightNotice: `© ${name}`,
    creator: { '@type': 'Person', name },
    acquireLicensePage: url(pathTo.contactAbout(work.id)),
  };
}
