import type { Facet } from '#catalogue/find/facet.ts';
import { firstLanguage, type Language, otherLanguages } from '#catalogue/words/language.ts';
import type { Category, Filter } from '#catalogue/works/categories.ts';

/** The query parameter of a category page that names the work on screen in the lightbox, counted from 1 (spec §2). */
export const LIGHTBOX_QUERY = 'id';

/** The query parameter of a work or a post that names its picture in the lightbox, counted from 1. */
export const PHOTO_QUERY = 'photo';

/** The query parameter of the contacts page that names the work a visitor wants to buy. */
export const WORK_QUERY = 'work';

/** The query parameter of the selection and of the contacts page that names several works: `works=12,45`. */
export const WORKS_QUERY = 'works';

/**
 * The file that holds all works of a category, in their order, for the lightbox of its pages; without the first slash.
 *
 * @example seriesFile('dzen', 'en') // 'en/gallery/dzen/works.json'
 */
export function seriesFile(category: Category, language: Language): string {
  return `${paths(language).category(category)}/works.json`.slice(1);
}

/**
 * The file with the words of the lightbox; without the first slash.
 *
 * @example lightboxFile('en') // 'en/lightbox.json'
 */
export function lightboxFile(language: Language): string {
  return `${prefixOf(language)}/lightbox.json`.slice(1);
}

/**
 * The file that holds all works with what they can be chosen by; without the first slash.
 *
 * @example allWorksFile('en') // 'en/gallery/all/works.json'
 */
export function allWorksFile(language: Language): string {
  return `${paths(language).allWorks()}/works.json`.slice(1);
}

/**
 * The file with all that is searched, and with the words of the search; without the first slash.
 *
 * @example searchFile('en') // 'en/search.json'
 */
export function searchFile(language: Language): string {
  return `${prefixOf(language)}/search.json`.slice(1);
}

/**
 * The file that puts the exhibition of a post into a calendar; without the first slash.
 *
 * @example calendarFile(5, 'en') // 'en/news/5.ics'
 */
export function calendarFile(post: number, language: Language): string {
  return `${paths(language).newsPost(post)}.ics`.slice(1);
}

/**
 * The file with the words of quiet shows; without the first slash.
 *
 * @example quietFile('en') // 'en/quiet.json'
 */
export function quietFile(language: Language): string {
  return `${prefixOf(language)}/quiet.json`.slice(1);
}

/** The service worker that keeps quiet shows; its folder is the largest part of a site that one can answer for. */
export const WORKER_FILE = 'sw.js';

/** What a work's address is made of. */
export interface ArtworkAddress {
  readonly category: Category;
  readonly id: number;
}

/**
 * Every address of the website in one language (spec §2, route table), without the base path.
 *
 * @example paths('en').artwork({ category: 'landscape', id: 12 }) // '/en/gallery/landscape/12'
 */
export function paths(language: Language) {
  const prefix = prefixOf(language);
  const gallery = `${prefix}/gallery`;
  const category = (name: Category) => `${gallery}/${name}`;
  const categoryPage = (name: Category, page: number) =>
    page === 1 ? category(name) : `${category(name)}/page/${page}`;
  const allWorks = `${gallery}/all`;
  const artwork = (work: ArtworkAddress) => `${category(work.category)}/${work.id}`;
  return {
    home: prefix || '/',
    about: `${prefix}/about`,
    /** The works by year, beside the stations of the biography. */
    lifeLine: `${prefix}/about/timeline`,
    news: `${prefix}/news`,
    newsPost: (id: number) => `${prefix}/news/${id}`,
    gallery,
    /** Filters lead to prerendered pages, so that they work without JavaScript. */
    galleryFilter: (filter: Filter) => (filter === 'all' ? allWorks : category(filter)),
    /** All works; their pages are counted from 1. */
    allWorks: (page = 1) => (page === 1 ? allWorks : `${allWorks}/page/${page}`),
    /** The works that have one value of a facet; those of a category have its page. */
    facetValue: (facet: Facet, value: string, page = 1) => {
      if (facet === 'category') return `${gallery}/${value}`;
      const first = `${allWorks}/${facet}/${value}`;
      return page === 1 ? first : `${first}/page/${page}`;
    },
    category,
    /** One of the pages of a long category, counted from 1. */
    categoryPage,
    artwork,
    /** A work on a wall, to scale. */
    workWall: (work: ArtworkAddress) => `${artwork(work)}/wall`,
    /** A long work, unrolled. */
    unrolledWork: (work: ArtworkAddress) => `${artwork(work)}/unroll`,
    /** The works of a category side by side on a wall; of a long one on several, counted from 1. */
    categoryWall: (name: Category, page: number) =>
      page === 1 ? `${category(name)}/wall` : `${category(name)}/wall/page/${page}`,
    contact: `${prefix}/contact`,
    /** Where the buy button leads. */
    contactAbout: (workId: number) => `${prefix}/contact?${WORK_QUERY}=${workId}`,
    /** The letter about several works. */
    contactAboutAll: (workIds: readonly number[]) =>
      `${prefix}/contact?${WORKS_QUERY}=${workIds.join()}`,
    /** The visitor's own choice of works. */
    selection: `${prefix}/selection`,
    /** The same choice for anybody else. */
    sharedSelection: (workIds: readonly number[]) =>
      `${prefix}/selection?${WORKS_QUERY}=${workIds.join()}`,
    test: `${prefix}/test`,
    add: `${prefix}/add`,
    notFound: `${prefix}/404`,
  } as const;
}

/**
 * The language that a path speaks: the first folder decides, exactly as written.
 *
 * @example languageOfPath('/en/news') // 'en'
 * @example languageOfPath('/entry') // 'ru'
 */
export function languageOfPath(pathname: string): Language {
  const first = /^\/([^/?#]*)/.exec(pathname)?.[1];
  return otherLanguages().find((language) => language === first) ?? firstLanguage();
}

/**
 * The address of the same page in another language, or the same address if it already speaks it; query and hash stay.
 *
 * @param address path, query and hash as they stand one after the other in an address, without the base path
 * @example alternatePath('/gallery/dzen?id=2', 'en') // '/en/gallery/dzen?id=2'
 * @example alternatePath('/en', 'ru') // '/'
 */
export function alternatePath(address: string, language: Language): string {
  const ownPrefix = prefixOf(languageOfPath(address));
  // A path that starts with two slashes would be read as another host: '/en//evil.org' must stay on this one.
  const rest = address.slice(ownPrefix.length).replace(/^[/\\]+/, '');
  const isHome = rest === '' || /^[?#]/.test(rest);
  const prefix = prefixOf(language);
  return isHome ? `${prefix || '/'}${rest}` : `${prefix}/${rest}`;
}

function prefixOf(language: Language): '' | `/${Language}` {
  return language === firstLanguage() ? '' : `/${language}`;
}

/** The file of the built site that holds the notices of everything in it that others have written. */
export const LICENCES_FILE = 'licences.txt';
