import type { Facet } from '#catalogue/paths/facet-names.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import { firstLanguage, type Language, otherLanguages } from '#catalogue/texts/language.ts';

/** Spec §2: position of the work that is open in the lightbox of a category, counted from 1. */
export const LIGHTBOX_QUERY = 'id';

export const PHOTO_QUERY = 'photo';

export const WORK_QUERY = 'work';

/** Ids of the works of a selection or an inquiry: `works=12,45`. */
export const WORKS_QUERY = 'works';

export function feedFiles(language: Language) {
  const folder = prefixOf(language);
  return { atom: `${folder}/feed.xml`.slice(1), json: `${folder}/feed.json`.slice(1) };
}

export const WEB_MANIFEST_FILE = 'site.webmanifest';

export const ICON_FILES = {
  180: 'icons/touch-180.png',
  192: 'icons/icon-192.png',
  512: 'icons/icon-512.png',
} as const;

type ArtworkIds = Pick<GalleryEntry, 'category' | 'id'>;

/** Spec §2, route table. Paths are without the base path. */
export function paths(language: Language) {
  const prefix = prefixOf(language);
  const gallery = `${prefix}/gallery`;
  const category = (name: Category) => `${gallery}/${name}`;
  const allWorks = `${gallery}/all`;
  const onPage = (path: string, page: number) => (page === 1 ? path : `${path}/page/${page}`);
  const artwork = (work: ArtworkIds) => `${category(work.category)}/${work.id}`;
  return {
    home: prefix || '/',
    about: `${prefix}/about`,
    timeline: `${prefix}/about/timeline`,
    news: `${prefix}/news`,
    newsPost: (id: number) => `${prefix}/news/${id}`,
    gallery,
    allWorks: (page = 1) => onPage(allWorks, page),
    facetValue: (facet: Facet, value: string, page = 1) =>
      facet === 'category' ? category(value) : onPage(`${allWorks}/${facet}/${value}`, page),
    category,
    categoryPage: (name: Category, page: number) => onPage(category(name), page),
    artwork,
    workWall: (work: ArtworkIds) => `${artwork(work)}/wall`,
    unrolledWork: (work: ArtworkIds) => `${artwork(work)}/unroll`,
    categoryWall: (name: Category, page: number) => onPage(`${category(name)}/wall`, page),
    contact: `${prefix}/contact`,
    contactAbout: (workId: number) => `${prefix}/contact?${WORK_QUERY}=${workId}`,
    contactAboutAll: (workIds: readonly number[]) =>
      `${prefix}/contact?${WORKS_QUERY}=${workIds.join()}`,
    selection: `${prefix}/selection`,
    sharedSelection: (workIds: readonly number[]) =>
      `${prefix}/selection?${WORKS_QUERY}=${workIds.join()}`,
    test: `${prefix}/test`,
    add: `${prefix}/add`,
    notFound: `${prefix}/404`,
  } as const;
}

export function languageOfPath(pathname: string): Language {
  const first = /^\/([^/?#]*)/.exec(pathname)?.[1];
  return otherLanguages().find((language) => language === first) ?? firstLanguage();
}

export function alternatePath(path: string, language: Language): string {
  const ownPrefix = prefixOf(languageOfPath(path));
  // `/en//evil.org` must stay on this host: two leading slashes would lead to another one.
  const rest = path.slice(ownPrefix.length).replace(/^[/\\]+/, '');
  const isHome = rest === '' || /^[?#]/.test(rest);
  const prefix = prefixOf(language);
  return isHome ? `${prefix || '/'}${rest}` : `${prefix}/${rest}`;
}

export function prefixOf(language: Language): '' | `/${Language}` {
  return language === firstLanguage() ? '' : `/${language}`;
}

export const LICENCES_FILE = 'licences.txt';
