import { readFileSync } from 'node:fs';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';

export type Work = GalleryEntry & { readonly category: Category };

interface Texts {
  readonly title?: string;
  readonly text?: Readonly<Record<string, string>>;
}

type GalleryTexts = Record<string, Record<string, Texts>>;

/** Spec §1 and §9: the eight categories, in the order of the tiles. */
export const CATEGORIES = [
  ...(['flowers_birds', 'landscape', 'still-life', 'portrait', 'quick-portrait'] as const),
  ...(['animals', 'architecture', 'dzen'] as const),
];
export type Category = (typeof CATEGORIES)[number];

export const CATEGORY_TITLES: Readonly<Record<Category, { ru: string; en: string }>> = {
  flowers_birds: { ru: 'Цветы', en: 'Flowers' },
  landscape: { ru: 'Пейзаж', en: 'Landscape' },
  'still-life': { ru: 'Натюрморт', en: 'Still-life' },
  portrait: { ru: 'Портрет', en: 'Portrait' },
  'quick-portrait': { ru: 'Быстрый портрет', en: 'Quick portrait' },
  animals: { ru: 'Животные и птицы', en: 'Animals and birds' },
  architecture: { ru: 'Архитектура', en: 'Architecture' },
  dzen: { ru: 'Дзен', en: 'Dzen' },
};

export const WORKS = read<Work[]>('gallery.json');
export const POSTS = read<NewsEntry[]>('news.json');
export const RUSSIAN = read<GalleryTexts>('locales/ru/gallery.json');
export const ENGLISH = read<GalleryTexts>('locales/en/gallery.json');

type Contacts = Readonly<Record<'vk' | 'instagram' | 'email' | 'telegram', string>>;
export const { contacts: CONTACTS } = read<{ readonly contacts: Contacts }>('site.json');

/** Spec §2: listed works of a category by descending priority, a missing one counts as 0; else as in the file. */
export function listedWorks(category: Category): Work[] {
  return WORKS.filter((work) => work.category === category && work.active === 'true').sort(
    (first, second) => (second.priority ?? 0) - (first.priority ?? 0),
  );
}

export function workPath({ category, id }: Pick<Work, 'category' | 'id'>): string {
  return `/gallery/${category}/${id}`;
}

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(`content/${file}`, 'utf8'));
}
