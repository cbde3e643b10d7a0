import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArtwork } from '#catalogue/artwork.ts';
import type { Category } from '#catalogue/categories.ts';
import type { GalleryEntry } from '#catalogue/gallery-entry.ts';
import type { GalleryWordsFile } from '#catalogue/locale-files.ts';
import type { NewsEntry } from '#catalogue/news-entry.ts';
import { sortByPriority } from '#catalogue/ordering.ts';
import type { SiteFile } from '#catalogue/site-entry.ts';

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(`content/${file}`, 'utf8'));
}

/** The sample collection as the artist's folder holds it: what the pages are held against. */
export const SITE = read<SiteFile>('site.json');
export const POSTS = read<NewsEntry[]>('news.json');
export const WORKS = read<GalleryEntry[]>('gallery.json').map(parseArtwork);

const RUSSIAN = read<GalleryWordsFile>('locales/ru/gallery.json');

/** The listed works of a category in the order of its page. */
export function worksOf(category: Category) {
  return sortByPriority(WORKS.filter((work) => work.isListed && work.category === category));
}

export function russianTitle({ category, title }: (typeof WORKS)[number]): string | undefined {
  return RUSSIAN[category]?.[title]?.title || undefined;
}

/** Every address that is prerendered. */
export const PAGES = globSync('**/index.html', { cwd: 'build/client' })
  .map((file) => `/${dirname(file)}`.replace(/^\/\.$/, '/'))
  .toSorted();

/** One page of every row of the route table that needs no id, and one work and one post. */
export const ROUTES = [
  '/',
  '/about',
  '/news',
  '/news/5',
  '/gallery',
  '/gallery/landscape',
  '/gallery/landscape/164',
  '/contact',
  '/test',
  '/add',
] as const;

/** The same page below `/en`. */
export function english(path: string): string {
  return path === '/' ? '/en' : `/en${path}`;
}
