import type {
  BreadcrumbList,
  Graph,
  ImageObject,
  NewsArticle,
  Person,
  QuantitativeValue,
  VisualArtwork,
} from 'schema-dts';
import type { CataloguePost, CatalogueWork } from '#catalogue/catalogue.ts';
import { type Photo, pictureFile } from '#catalogue/photos/photo.ts';
import { FALLBACK_LANGUAGE } from '#catalogue/words/language.ts';
import type { Category } from '#catalogue/works/categories.ts';
import { contentDate } from './content-date.ts';
import type { Edition } from './edition.ts';
import type { PageSummary } from './page-summary.ts';
import { workFacts } from './work-facts.ts';

/** Centimetres, as UN/CEFACT codes them. */
const CENTIMETRES = 'CMT';

/** What a page says to machines (schema.org), of nothing but what the content is certain of; no page tells a price. */
export function structuredData(edition: Edition, page: PageSummary): Graph | undefined {
  const { subject } = page;
  switch (subject.kind) {
    case 'home':
    case 'about':
      return graph([person(edition)]);
    case 'work':
      return graph([
        visualArtwork(edition, page, subject.work),
        breadcrumbs(edition, [
          galleryStep(edition),
          categoryStep(edition, subject.work.entry),
          page,
        ]),
      ]);
    case 'category':
      return graph([
        breadcrumbs(edition, [
          galleryStep(edition),
          ...(subject.page > 1 ? [categoryStep(edition, subject)] : []),
          page,
        ]),
      ]);
    case 'post':
      return graph([
        newsArticle(edition, page, subject.post),
        breadcrumbs(edition, [{ path: edition.to.news, title: edition.words.news }, page]),
      ]);
    case 'news':
    case 'gallery':
    case 'contact':
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
  const { vk, instagram, telegram } = catalogue.site.contacts;
  return {
    '@type': 'Person',
    '@id': personId(edition),
    name,
    jobTitle: profession,
    url: addressOf(to.home),
    image: addressOf(largestPicture(catalogue.site.portrait)),
    sameAs: [vk, instagram, telegram],
  };
}

function author(edition: Edition): Person {
  const { name, addressOf, to } = edition;
  return { '@type': 'Person', '@id': personId(edition), name, url: addressOf(to.about) };
}

function visualArtwork(edition: Edition, page: PageSummary, work: CatalogueWork): VisualArtwork {
  const { addressOf, vocabulary } = edition;
  const { media, surfaces, forms, size, date } = workFacts(work, vocabulary);
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
    ...(date && { dateCreated: date }),
    image: [work.photo, ...work.detailPhotos].map((photo) => imageObject(edition, photo, work)),
  };
}

function imageObject(edition: Edition, photo: Photo, { entry }: CatalogueWork): ImageObject {
  const { addressOf, name, to } = edition;
  return {
    '@type': 'ImageObject',
    contentUrl: addressOf(largestPicture(photo)),
    creditText: name,
    copyrightNotice: `© ${name}`,
    creator: { '@type': 'Person', name },
    acquireLicensePage: addressOf(to.contactAbout(entry.id)),
  };
}

function newsArticle(
  edition: Edition,
  page: PageSummary,
  { post, photo }: CataloguePost,
): NewsArticle {
  const { addressOf } = edition;
  const date = contentDate(post.date);
  return {
    '@type': 'NewsArticle',
    '@id': `${addressOf(page.path)}#article`,
    url: addressOf(page.path),
    headline: page.title,
    description: post.shortDesc,
    inLanguage: FALLBACK_LANGUAGE,
    image: addressOf(largestPicture(photo)),
    ...(date && { datePublished: date }),
    author: author(edition),
  };
}

type Step = Pick<PageSummary, 'path' | 'title'>;

function galleryStep({ to, words }: Edition): Step {
  return { path: to.gallery, title: words.gallery };
}

function categoryStep({ to, words }: Edition, { category }: { readonly category: Category }): Step {
  return { path: to.category(category), title: words.category[category] };
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

/** The path of the largest picture of a photo that every program can open. */
export function largestPicture({ name, width, widths }: Photo): string {
  return pictureFile(name, widths.at(-1) ?? width, 'jpg');
}
