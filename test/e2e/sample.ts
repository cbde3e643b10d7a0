import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Category } from '#catalogue/schema/categories.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import type { GalleryTextsFile } from '#catalogue/schema/locale-files.ts';
import type { SiteFile } from '#catalogue/schema/site-entry.ts';
import { listedWorks } from '#catalogue/works/catalogue.ts';

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(`content/${file}`, 'utf8'));
}

/** It has all four contacts of the specification. */
export const SITE = read<
  SiteFile & { contacts: Record<'vk' | 'instagram' | 'email' | 'telegram', string> }
>('site.json');
export const WORKS = read<GalleryEntry[]>('gallery.json');

const RUSSIAN = read<GalleryTextsFile>('locales/ru/gallery.json');

/** The listed works of a category in the order of its page. */
export function worksOf(category: Category) {
  const works = WORKS.filter((work) => work.category === category).map((entry) => ({ entry }));
  return listedWorks(works).map(({ entry }) => entry);
}

export function russianTitle(work: (typeof WORKS)[number]): string | undefined {
  return russianWords(work)?.title || undefined;
}

function russianWords({ category, title }: Pick<(typeof WORKS)[number], 'category' | 'title'>) {
  return RUSSIAN[category]?.[title];
}

/** Every address that is prerendered. */
export const PAGES = globSync('**/index.html', { cwd: 'build/client' })
  .map((file) => `/${dirname(file)}`.replace(/^\/\.$/, '/'))
  .toSorted();

/** One page of every row of the route table that needs no id, and one work and one post. */
export const ROUTES = [
  '/',
  '/about',
  '/about/timeline',
  '/news',
  '/news/5',
  '/gallery',
  '/gallery/all',
  '/gallery/landscape',
  '/gallery/landscape/164',
  '/gallery/landscape/wall',
  '/gallery/landscape/164/wall',
  '/gallery/dzen/100/unroll',
  '/contact',
  '/test',
  '/add',
] as const;

/**
 * Those of which each has much that others have not. What a visit asks of page after page, and what does not depend on the
 * page but by chance, `npm test` asks of these.
 */
export const TYPICAL = [
  '/',
  '/news/5',
  '/gallery/landscape',
  '/gallery/landscape/164',
] as const satisfies readonly (typeof ROUTES)[number][];

/** Mostly made of what others show too: `npm test` neither sweeps them nor asks what it asks of every kind of page. */
export const LIKE_OTHERS = [
  '/gallery/all',
  '/gallery/landscape/wall',
  '/about/timeline',
  '/contact',
  '/news',
  '/test',
];

/** A page of every kind, in both languages. */
export const KINDS = [...ROUTES, '/contact?work=164', '/selection?works=126,116', '/404'].flatMap(
  (path) => [path, english(path)],
);

const storyLength = (work: GalleryEntry) => JSON.stringify(russianWords(work)?.text ?? '').length;
const [LONGEST] = WORKS.toSorted((one, other) => storyLength(other) - storyLength(one));

/** The page of the work with the longest story. */
export const LONGEST_STORY = `/gallery/${LONGEST?.category}/${LONGEST?.id}`;

/** The same page below `/en`. */
export function english(path: string): string {
  return path === '/' ? '/en' : `/en${path}`;
}
