import type { Language } from '#catalogue/words/language.ts';
import type { Category } from '#catalogue/works/categories.ts';
import {
  firstOnPage,
  MOST_WORKS_ON_PAGE,
  pageCount,
  pagesInReach,
} from '#catalogue/works/category-pages.ts';
import { cardIn, countedFilters, worksOf } from './works.server.ts';

/** What a page of a category shows; the first also of a category without works. */
export function pageOfCategory(category: Category, page: number, language: Language) {
  const works = worksOf(category);
  const first = firstOnPage(page, works.length);
  const end = firstOnPage(page + 1, works.length);
  return {
    category,
    filters: countedFilters(),
    total: works.length,
    page,
    pages: pagesInReach(page, pageCount(works.length)),
    first,
    works: works.slice(first, end).map((work) => cardIn(work, language)),
  };
}

/** The number that an address gives a page, if the category has that page besides its first. */
export function furtherPage(
  category: Category,
  number: string,
  most = MOST_WORKS_ON_PAGE,
): number | undefined {
  const last = pageCount(worksOf(category).length, most);
  const page = Number(number);
  return String(page) === number && page > 1 && page <= last ? page : undefined;
}
