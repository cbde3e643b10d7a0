import type { Language } from '#catalogue/words/language.ts';
import type { Category } from '#catalogue/works/categories.ts';
import {
  firstOnPage,
  MOST_WORKS_ON_PAGE,
  pageCount,
  pagesInReach,
} from '#catalogue/works/category-pages.ts';
import { countedFilters, worksOf } from './works.server.ts';

export function pageOfCategory(category: Category, page: number, language: Language) {
  const works = worksOf(category, language);
  const first = firstOnPage(page, works.length);
  const end = firstOnPage(page + 1, works.length);
  return {
    category,
    filters: countedFilters(language),
    total: works.length,
    page,
    pages: pagesInReach(page, pageCount(works.length)),
    first,
    works: works.slice(first, end),
  };
}

/** Undefined for the first page, whose path has no number. */
export function furtherPage(
  category: Category,
  number: string,
  language: Language,
  most = MOST_WORKS_ON_PAGE,
): number | undefined {
  const last = pageCount(worksOf(category, language).length, most);
  const page = Number(number);
  return String(page) === number && page > 1 && page <= last ? page : undefined;
}
