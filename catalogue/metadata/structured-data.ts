import type {
  BreadcrumbList,
  ExhibitionEvent,
  Graph,
  ImageObject,
  NewsArticle,
  Offer,
  Person,
  QuantitativeValue,
  VisualArtwork,
} from 'schema-dts';
import { type Photo, pictureFile } from '#catalogue/photos/photo.ts';
import { profilesOf } from '#catalogue/site/contacts.ts';
import type { Post } from '#catalogue/site/post.ts';
import { firstLanguage } from '#catalogue/words/language.ts';
import type { Category } from '#catalogue/works/categories.ts';
import type { Work } from '#catalogue/works/work.ts';
import type { Edition } from './edition.ts';
import { categoryName, type PageSummary } from './page-summary.ts';

// UN/CEFACT code.
const CENTIMETRES = 'CMT';

/** schema.org; only certain facts, and never a price. */
export function structuredData(edition: Edition, page: PageSummary): Graph | undefined {
  const { subject } = page;
  switch (subject.kind) {
    case 'home':
    case 'about':
      return graph([person(edition)]);
    case 'work':
      return graph([
        visualArtwork(edition, page, subject.work),
        breadcrumbs(edition, [galleryStep(edition), categoryStep(edition, subject.work), page]),
      ]);
    case 'lifeLine':
      return graph([
        breadcrumbs(edition, [{ path: edition.to.about, title: edition.words.about }, page]),
      ]);
    case 'category':
      return graph([
        breadcrumbs(edition, [
          galleryStep(edition),
          ...(subject.page > 1 ? [categoryStep(edition, subject)] : []),
          page,
        ]),
      ]);
    case 'allWorks':
    case 'facet':
      return graph([
        breadcrumbs(edition, [
          galleryStep(edition),
          ...(subject.kind === 'facet' || subject.page > 1 ? [allWorksStep(edition)] : []),
          page,
        ]),
      ]);
    case 'post':
      return graph([
        newsArticle(edition, page, subject.post),
        ...exhibitionEvent(edition, page, subject.post),
        breadcrumbs(edition, [{ path: edition.to.news, title: edition.words.news }, page]),
      ]);
    case 'categoryWall':
    case 'workWall':
    case 'unrolledWork':
    case 'news':
    case 'gallery':
    case 'contact':
    case 'selection':
    case 'test':
    case 'add':
    case 'notFound':
      return undefined;
  }
}

function graph(things: Graph['@graph']): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}

function personId({ addressOf, to }: Edition): string {
  return `${addressOf(to.about)}#artist`;
}

function person(edition: Edition): Person {
  const { name, profession, catalogue, addressOf, to } = edition;
  const profiles = profilesOf(catalogue.site.contacts);
  return {
    '@type': 'Person',
    '@id': personId(edition),
    name,
    jobTitle: profession,
    url: addressOf(to.home),
    image: addressOf(largestPicture(catalogue.site.portrait)),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

function author(edition: Edition): Person {
  const { name, addressOf, to } = edition;
  return { '@type': 'Person', '@id': personId(edition), name, url: addressOf(to.about) };
}

function visualArtwork(edition: Edition, page: PageSummary, work: Work): VisualArtwork {
  const { addressOf } = edition;
  const { size, created } = work;
  const { media, surfaces, forms } = work.materials;
  const offer = offerOf(edition, work);
  return {
    '@type': 'VisualArtwork',
    '@id': `${addressOf(page.path)}#work`,
    url: addressOf(page.path),
    name: page.title,
    creator: author(edition),
    ...(media.length > 0 && { artMedium: media.join(', ') }),
    ...(surfaces.length > 0 && { artworkSurface: surfaces.join(', ') }),
    ...(forms.length > 0 && { artform: forms.join(', ') }),
    ...(size && { width: inCentimetres(size.width), height: inCentimetres(size.height) }),
    ...(created && { dateCreated: created }),
    ...(offer && { offers: offer }),
    image: [work.photo, ...work.detailPhotos].map((photo) => imageObject(edition, photo, work)),
  };
}

// schema.org names; a work that was never for sale has no offer.
const OFFERED = {
  available: 'https://schema.org/InStock',
  reserved: 'https://schema.org/Reserved',
  sold: 'https://schema.org/SoldOut',
  collection: 'https://schema.org/SoldOut',
  'not-for-sale': undefined,
} as const;

function offerOf(edition: Edition, work: Work): Offer | undefined {
  const availability = work.availability && OFFERED[work.availability.state];
  if (!availability) return undefined;
  const { addressOf, to } = edition;
  return {
    '@type': 'Offer',
    availability,
    url: addressOf(to.contactAbout(work.id)),
    seller: author(edition),
  };
}

function imageObject(edition: Edition, photo: Photo, work: Work): ImageObject {
  const { addressOf, name, to } = edition;
  return {
    '@type': 'ImageObject',
    contentUrl: addressOf(largestPicture(photo)),
    creditText: name,
    copyrightNotice: `© ${name}`,
    creator: { '@type': 'Person', name },
    acquireLicensePage: addressOf(to.contactAbout(work.id)),
  };
}

function newsArticle(edition: Edition, page: PageSummary, post: Post): NewsArticle {
  const { addressOf } = edition;
  const { photo, shortDesc, paragraphs, exhibition, created } = post;
  return {
    '@type': 'NewsArticle',
    '@id': `${addressOf(page.path)}#article`,
    url: addressOf(page.path),
    headline: page.title,
    ...(shortDesc && { description: shortDesc.text }),
    inLanguage: paragraphs[0]?.language ?? firstLanguage(),
    image: addressOf(largestPicture(photo)),
    ...(created && { datePublished: created }),
    author: author(edition),
    ...(exhibition && { about: { '@id': `${addressOf(page.path)}#exhibition` } }),
  };
}

function exhibitionEvent(edition: Edition, page: PageSummary, post: Post): ExhibitionEvent[] {
  const { addressOf } = edition;
  const { exhibition, shortDesc } = post;
  if (!exhibition) return [];
  const { from, to, place } = exhibition;
  return [
    {
      '@type': 'ExhibitionEvent',
      '@id': `${addressOf(page.path)}#exhibition`,
      url: addressOf(page.path),
      name: page.title,
      ...(shortDesc && { description: shortDesc.text }),
      startDate: from,
      endDate: to,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: place, address: place },
      image: addressOf(largestPicture(post.photo)),
      performer: author(edition),
    },
  ];
}

type Step = Pick<PageSummary, 'path' | 'title'>;

function galleryStep({ to, words }: Edition): Step {
  return { path: to.gallery, title: words.gallery };
}

function categoryStep(edition: Edition, { category }: { readonly category: Category }): Step {
  return { path: edition.to.category(category), title: categoryName(edition, category) };
}

function allWorksStep({ to, words }: Edition): Step {
  return { path: to.allWorks(), title: words.find.allWorks };
}

function breadcrumbs({ addressOf }: Edition, steps: readonly Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: addressOf(path),
    })),
  };
}

function inCentimetres(value: number): QuantitativeValue {
  return { '@type': 'QuantitativeValue', value, unitCode: CENTIMETRES };
}

/** Largest JPEG, since every program can open it. */
export function largestPicture({ name, width, widths }: Photo): string {
  return pictureFile(name, widths.at(-1) ?? width, 'jpg');
}
