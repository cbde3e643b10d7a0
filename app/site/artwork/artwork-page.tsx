import type { QuantitativeValue, VisualArtwork } from 'schema-dts';
import { definePage, type PageRequest } from '#app/site/define-page.ts';
import carriedPainting from '#app/site/shell/carried-painting.js?inline-script';
import { authorData } from '#app/site/structured-data.ts';
import { uniqueTitle } from '#app/site/unique-title.ts';
import { jpegFile } from '#catalogue/photos/photo.ts';
import { availabilityText } from '#catalogue/schema/availability.ts';
import { plainText } from '#catalogue/texts/marked-text.ts';
import type { Work } from '#catalogue/works/work.ts';
import { ArtworkDetails } from './artwork-details.tsx';

export const artworkPage = definePage('/gallery/:category/:id', {
  headScript: () => carriedPainting,
  paths: ({ allWorks }) => allWorks,
  page(request) {
    const { site, t, params: work } = request;
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
      structuredData: [visualArtwork(request, title)],
      parents: [
        { path: site.pathTo.gallery, title: t('gallery') },
        { path: site.pathTo.category(category), title: site.categoryName(category) },
      ],
      content: <ArtworkDetails {...request} />,
    };
  },
});

type Request = PageRequest<Work>;

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

const OFFERED = {
  available: 'https://schema.org/InStock',
  reserved: 'https://schema.org/Reserved',
  sold: 'https://schema.org/SoldOut',
  collection: 'https://schema.org/SoldOut',
  'not-for-sale': undefined,
} as const;

function visualArtwork({ site, path, params: work }: Request, title: string): VisualArtwork {
  const { name, pathTo, url } = site;
  const { size, created, availability } = work;
  const { media, surfaces, forms } = work.materials;
  const offered = availability && OFFERED[availability.state];
  const contact = url(pathTo.contactAbout(work.id));
  return {
    '@type': 'VisualArtwork',
    '@id': `${url(path)}#work`,
    url: url(path),
    name: title,
    creator: authorData(site),
    ...(media.length > 0 && { artMedium: media.join(', ') }),
    ...(surfaces.length > 0 && { artworkSurface: surfaces.join(', ') }),
    ...(forms.length > 0 && { artform: forms.join(', ') }),
    ...(size && { width: centimetres(size.width), height: centimetres(size.height) }),
    ...(created && { dateCreated: created }),
    ...(offered && {
      offers: { '@type': 'Offer', availability: offered, url: contact, seller: authorData(site) },
    }),
    image: [work.photo, ...work.detailPhotos].map((photo) => ({
      '@type': 'ImageObject',
      contentUrl: url(jpegFile(photo)),
      creditText: name,
      copyrightNotice: `© ${name}`,
      creator: { '@type': 'Person', name },
      acquireLicensePage: contact,
    })),
  };
}

function centimetres(value: number): QuantitativeValue {
  // UN/CEFACT code.
  return { '@type': 'QuantitativeValue', value, unitCode: 'CMT' };
}
