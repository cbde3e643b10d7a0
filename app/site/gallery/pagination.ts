import { FIRST_SCREEN, FIRST_SCREEN_END } from '#app/islands/find/work-pages.tsx';
import type { PageRequest } from '#app/site/define-page.ts';
import { uniqueTitle } from '#app/site/unique-title.ts';
import type { Work } from '#catalogue/works/work.ts';

export const MAX_WORKS_PER_PAGE = 120;

/** Cards weigh more than thumbnails: 36 keep a page within 14 KB. */
export const MAX_CARDS_PER_PAGE = 36;

export const MAX_WORKS_PER_WALL = 72;

const TITLES_IN_DESCRIPTION = 5;

export function pageCount(works: number, maxWorks = MAX_WORKS_PER_PAGE): number {
  return Math.max(1, Math.ceil(works / maxWorks));
}

export function numberedPages<Params extends object>(
  params: Params,
  works: number,
  maxWorks: number,
): (Params & { readonly page?: number })[] {
  return Array.from({ length: pageCount(works, maxWorks) }, (_, index) =>
    index === 0 ? params : { ...params, page: index + 1 },
  );
}

export function pageNumberAt(index: number, works: number): number {
  return Math.floor((index * pageCount(works)) / works) + 1;
}

/** Counts from 0. Lengths of pages differ by at most one work: page 2 of 121 works starts at 61. */
export function firstIndexOnPage(
  page: number,
  works: number,
  maxWorks = MAX_WORKS_PER_PAGE,
): number {
  return Math.ceil(((page - 1) * works) / pageCount(works, maxWorks));
}

interface WorkList {
  readonly title: string;
  readonly works: readonly Work[];
  readonly maxWorks: number;
  readonly summary?: string;
}

export function paginateWorks(
  { site, t, params }: PageRequest<{ readonly page?: number }>,
  { title, works, maxWorks, summary }: WorkList,
) {
  const { page = 1 } = params;
  const first = firstIndexOnPage(page, works.length, maxWorks);
  const worksOnPage = works.slice(first, firstIndexOnPage(page + 1, works.length, maxWorks));
  const fullTitle = page === 1 ? title : t('pages.title', { title, number: page });
  const titledWorks = worksOnPage.slice(0, TITLES_IN_DESCRIPTION);
  const titles = titledWorks.map((work) => uniqueTitle(site, work)).join('; ');
  const contents = (page === 1 && summary) || titles || t('categoryEmpty');
  return {
    first,
    worksOnPage,
    page,
    pages: pageCount(works.length, maxWorks),
    metadata: {
      title: fullTitle,
      description: `${fullTitle}, ${site.name}: ${contents}`,
      image: worksOnPage[0]?.photo ?? site.portrait,
      isListed: works.length > 0,
      ...(worksOnPage.length > FIRST_SCREEN && { firstScreenEnd: FIRST_SCREEN_END }),
    },
  };
}
