import type { Palette, Photo } from '#catalogue/photos/photo.ts';
import type { Availability } from '#catalogue/schema/availability.ts';
import { CATEGORIES, type Category } from '#catalogue/schema/categories.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import type { WorkTexts } from '#catalogue/schema/work-texts.ts';
import { makeSite, type Site } from '#catalogue/site.ts';
import { LABELS } from '#catalogue/texts/labels.ts';
import { inLanguage, type Language } from '#catalogue/texts/language.ts';
import type { Catalogue, StoredPost, StoredWork } from '#catalogue/works/catalogue.ts';

function samplePhoto(name: string): Photo {
  return { name, width: 1600, height: 1200, colour: '#888888', widths: [350, 1600] };
}

const CATEGORY_PHOTOS = Object.fromEntries(
  CATEGORIES.map((category) => [category, samplePhoto(`${category}-0123456789`)]),
) as Record<Category, Photo>;

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
    texts: { ru: { title }, ...(englishTitle !== undefined && { en: { title: englishTitle } }) },
    photo: samplePhoto(`work-${id}-0123456789`),
    ...(palette && { palette }),
    detailPhotos: [],
  };
}

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

interface SampleSite {
  readonly language?: Language;
  readonly siteUrl?: string | undefined;
  readonly basePath?: string;
  readonly verification?: Catalogue['site']['verification'];
  readonly works?: readonly StoredWork[];
  readonly posts?: readonly StoredPost[];
}

export function sampleSite(sample: SampleSite = {}): Site {
  const { language = 'ru', basePath = '/', works = [], posts = [], verification } = sample;
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
      categories: CATEGORY_PHOTOS,
      portrait: samplePhoto('portrait-0123456789'),
      biography: {
        ru: { lead: 'Пишу море.', text: { 1: 'Родилась у моря.' }, cv: {} },
        en: { lead: 'I paint the sea.', text: { 1: 'I was born by the sea.' }, cv: {} },
      },
      ...(siteUrl !== undefined && { siteUrl }),
      ...(verification && { verification }),
    },
    works,
    posts,
    vocabularies: {
      en: {
        ...{ 'Анна Иванова': 'Anna Ivanova', художник: 'painter', холст: 'canvas', масло: 'oil' },
        ...{ бумага: 'paper', карандаш: 'pencil', рисунок: 'drawing', см: 'cm', май: 'May' },
      },
    },
  };
  return makeSite({ catalogue, language, basePath, labels: inLanguage(LABELS, language) });
}
