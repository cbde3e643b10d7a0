import type { Category } from '#catalogue/categories.ts';
import { firstOnPage, pageCount, pagesInReach } from '#catalogue/category-pages.ts';
import { workCard } from '#catalogue/work-view.ts';
import { descriptionOfPage } from './page-description.server.ts';
import { languageOfPage } from './page-language.server.ts';
import { filterCounts, listedWorks, vocabularyIn } from './works.server.ts';

/** What a page of a category shows; the first also of a category without works. */
export function categoryPage(url: URL, category: Category, page: number) {
  const language = languageOfPage(url);
  const works = listedWorks(category);
  const first = firstOnPage(page, works.length);
  const end = firstOnPage(page + 1, works.length);
  const cardAt = (position: number) => {
    const work = works[position];
    return work && workCard(work, language, vocabularyIn(language));
  };
  const before = cardAt(first - 1);
  const after = cardAt(end);
  return {
    description: descriptionOfPage(url),
    category,
    counts: filterCounts(),
    page,
    pages: pagesInReach(page, pageCount(works.length)),
    first,
    works: works.slice(first, end).map((work) => workCard(work, language, vocabularyIn(language))),
    ...(before && { before }),
    ...(after && { after }),
  };
}

/** The number that an address gives a page, if the category has that page besides its first. */
export function furtherPage(category: Category, number: string): number | undefined {
  const last = pageCount(listedWorks(category).length);
  const page = Number(number);
  return String(page) === number && page > 1 && page <= last ? page : undefined;
}
