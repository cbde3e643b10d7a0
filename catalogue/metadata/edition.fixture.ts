import type { Catalogue, StoredPost, StoredWork } from '#catalogue/catalogue.ts';
import { byFacet, PIGMENTS, type Pigment } from '#catalogue/find/facet.ts';
import type { Palette } from '#catalogue/photos/palette.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import { completeLabels, LABELS } from '#catalogue/words/labels.ts';
import type { Language } from '#catalogue/words/language.ts';
import type { Availability } from '#catalogue/works/availability.ts';
import { CATEGORIES, type Category } from '#catalogue/works/categories.ts';
import type { WorkTexts } from '#catalogue/works/work-texts.ts';
import { type Edition, editionOf } from './edition.ts';

/** A photo for tests, of the proportions of a work of 80×60 cm. */
function samplePhoto(name: string): Photo {
  return { name, width: 1600, height: 1200, colour: '#888888', widths: [350, 1600] };
}

interface SampleWork extends Partial<WorkTexts> {
  readonly id: number;
  readonly category?: Category;
  readonly title?: string;
  readonly englishTitle?: string;
  readonly isListed?: boolean;
  readonly story?: string;
  readonly availability?: Availability;
  readonly collection?: string;
  readonly palette?: Palette;
}

/** A work for tests: a landscape if not told otherwise. */
export function sampleWork(work: SampleWork): StoredWork {
  const { id, title = `Работа ${id}`, englishTitle, isListed = true, story, ...rest } = work;
  const { category = 'landscape', availability, collection, palette, ...texts } = rest;
  return {
    entry: {
      id,
      category,
      title: `art-${id}`,
      src: `work-${id}.jpg`,
      active: String(isListed),
      ...(availability && { availability }),
      ...(collection !== undefined && { collection }),
      details: { ...texts, ...(story !== undefined && { text: [{ content: story }] }) },
    },
    words: { ru: { title }, ...(englishTitle !== undefined && { en: { title: englishTitle } }) },
    photo: samplePhoto(`work-${id}-0123456789`),
    ...(palette && { palette }),
    detailPhotos: [],
  };
}

/** A post for tests. */
export function samplePost({
  id,
  title = `Выставка ${id}`,
  ...entry
}: Pick<NewsEntry, 'id' | 'date'> & Partial<NewsEntry>): StoredPost {
  return {
    entry: {
      id,
      title,
      shortDesc: 'Тридцать две работы.',
      image: 'news.jpg',
      content: { text: ['Пришли все.'] },
      ...entry,
    },
    photo: samplePhoto(`news-${id}-0123456789`),
    backdrop: 'data:image/webp;base64,',
    photos: [],
  };
}

interface SampleEdition {
  readonly language?: Language;
  readonly siteUrl?: string | undefined;
  readonly basePath?: string;
  readonly works?: readonly StoredWork[];
  readonly posts?: readonly StoredPost[];
}

/** A small website for tests, published at `https://example.org` unless said otherwise. */
export function sampleEdition(sample: SampleEdition = {}): Edition {
  const { language = 'ru', basePath = '/', works = [], posts = [] } = sample;
  const siteUrl = 'siteUrl' in sample ? sample.siteUrl : 'https://example.org';
  const catalogue: Catalogue = {
    site: {
      name: 'Анна Иванова',
      profession: 'художник',
      contacts: {
        vk: 'https://vk.com/anna',
        instagram: 'https://www.instagram.com/anna',
        email: 'anna@example.org',
        telegram: 'https://t.me/anna',
      },
      languages: ['ru', 'en'],
      hero: [{ whole: samplePhoto('hero-0123456789'), tall: samplePhoto('hero-9876543210') }],
      categories: byCategory((category) => samplePhoto(`${category}-0123456789`)),
      portrait: samplePhoto('portrait-0123456789'),
      biography: {
        ru: { lead: 'Пишу море.', text: { 1: 'Родилась у моря.' }, cv: {} },
        en: { lead: 'I paint the sea.', text: { 1: 'I was born by the sea.' }, cv: {} },
      },
      ...(siteUrl !== undefined && { siteUrl }),
    },
    works,
    posts,
    vocabularies: {
      en: {
        'Анна Иванова': 'Anna Ivanova',
        художник: 'painter',
        холст: 'canvas',
        масло: 'oil',
        бумага: 'paper',
        карандаш: 'pencil',
        рисунок: 'drawing',
        см: 'cm',
        май: 'May',
      },
    },
  };
  return editionOf({ catalogue, language, basePath, words: completeLabels(OWN_LABELS, LABELS.en) });
}

const OWN_LABELS = {
  home: 'Home',
  gallery: 'Gallery',
  news: 'News',
  about: 'About',
  contacts: 'Contacts',
  test: 'Test',
  pageNotFound: 'Page not found',
  selection: { title: 'Selection' },
  lifeLine: { title: 'Life line' },
  add: { title: 'New work' },
  wall: {
    title: '{{title}} on the wall',
    hangTitle: '{{title}}: the hang',
    unrolledTitle: '{{title}}, unrolled',
    cm: '{{width}}×{{height}} cm',
  },
  untitled: 'Untitled',
  find: {
    allWorks: 'All works',
    decade: '{{decade}}s',
    facet: byFacet((facet) => facet),
    size: { 30: 'up to 30', 60: 'up to 60', 100: 'up to 100', larger: 'larger' },
    format: { upright: 'upright', wide: 'wide', square: 'square', scroll: 'scroll' },
    colour: Object.fromEntries(PIGMENTS.map((each) => [each, each])) as Record<Pigment, string>,
  },
  pages: {
    label: 'Pages',
    number: 'Page {{number}}',
    previous: 'Back',
    next: 'On',
    title: '{{title}}, page {{number}}',
  },
  categoryEmpty: 'Nothing yet',
  availability: {
    available: 'Available',
    reserved: 'Reserved',
    sold: 'Sold',
    collection: 'In a collection',
    'not-for-sale': 'Not for sale',
    collectionOf: 'Collection: {{name}}',
  },
  ways: { email: 'e-mail', phone: 'phone', form: 'form' },
  category: byCategory((category) => `Category ${category}`),
  summary: {
    home: '{{name}}, {{profession}}',
    gallery: 'Works: {{categories}}',
    allWorks: 'by size',
    news: 'Events: {{titles}}',
    lifeLine: '{{name}}, year by year',
    wall: '{{title}}, {{size}}',
    hang: '{{title}}, {{name}}',
    unrolled: '{{title}}, {{name}}',
    contact: 'Write by {{ways}}',
    selection: 'Chosen works',
    feed: '{{name}}: news',
    test: 'Type',
    add: 'A tool',
    notFound: 'Nothing here',
  },
};

function byCategory<Value>(make: (category: Category) => Value): Record<Category, Value> {
  const entries = CATEGORIES.map((category) => [category, make(category)]);
  return Object.fromEntries(entries) as Record<Category, Value>;
}
