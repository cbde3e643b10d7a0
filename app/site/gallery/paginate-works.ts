import { FIRST_SCREEN, FIRST_SCREEN_END } from '#app/islands/find/thumbnail-places.ts';
import type { PageRequest } from '#app/site/define-page.ts';
import { uniqueTitle } from '#app/site/unique-title.ts';
import type { Work } from '#catalogue/works/work.ts';
import { firstIndexOnPage, linkedPageNumbers, pageCount } from './pagination.ts';

const TITLES_IN_DESCRIPTION = 5;

interface WorkList {
  readonly title: string;
  /** All works, on all pages. */
  readonly works: readonly Work[];
  readonly maxWorks: number;
  /** Description of the first page; by default, the titles of its first works. */
  readonly summary?: string;
}

/** One page of a list of works: its works and its metadata. */
export function paginateWorks(
  { site, t, params }: PageRequest<{ readonly page?: number }>,
  { title, works, maxWorks, summary }: WorkList,
) {
  const { page: pageNumber = 1 } = params;
  const first = firstIndexOnPage(pageNumber, works.length, maxWorks);
  const worksOnPage = works.slice(first, firstIndexOnPage(pageNumber + 1, works.length, maxWorks));
  const fullTitle = pageNumber === 1 ? title : t('pages.title', { title, number: pageNumber });
  const titledWorks = worksOnPage.slice(0, TITLES_IN_DESCRIPTION);
  const titles = titledWorks.map((work) => uniqueTitle(site, work)).join('; ');
  const contents = (pageNumber === 1 && summary) || titles || t('categoryEmpty');
  return {
    first,
    worksOnPage,
    page: pageNumber,
    pages: linkedPageNumbers(pageNumber, pageCount(works.length, maxWorks)),
    metadata: {
      title: fullTitle,
      description: `${fullTitle}, ${site.name}: ${contents}`,
      image: worksOnPage[0]?.photo ?? site.portrait,
      isListed: works.length > 0,
      ...(worksOnPage.length > FIRST_SCREEN && { firstScreenEnd: FIRST_SCREEN_END }),
    },
  };
}
