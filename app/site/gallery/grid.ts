import { FIRST_SCREEN, FIRST_SCREEN_END } from '#app/pages/gallery/thumbnail-places.ts';
import type { PageRequest } from '#app/site/define-page.ts';
import { uniqueTitle } from '#app/site/unique-title.ts';
import type { Work } from '#catalogue/works/work.ts';
import { firstOnPage, pageCount, pagesInReach } from './category-pages.ts';

const TITLES_IN_DESCRIPTION = 5;

interface Grid {
  readonly title: string;
  /** On all pages. */
  readonly works: readonly Work[];
  /** Most works on a page. */
  readonly most: number;
  /** Describes the first page; the titles of its first works by default. */
  readonly holds?: string;
}

/** One page of a list of works: what it shows, and what its row says of it. */
export function gridPage(
  { site, t, params }: PageRequest<{ readonly page?: number }>,
  { title, works, most, holds }: Grid,
) {
  const { page = 1 } = params;
  const first = firstOnPage(page, works.length, most);
  const shown = works.slice(first, firstOnPage(page + 1, works.length, most));
  const fullTitle = page === 1 ? title : t('pages.title', { title, number: page });
  const described = shown.slice(0, TITLES_IN_DESCRIPTION);
  const titles = described.map((work) => uniqueTitle(site, work)).join('; ');
  const contents = (page === 1 && holds) || titles || t('categoryEmpty');
  return {
    first,
    shown,
    page,
    pages: pagesInReach(page, pageCount(works.length, most)),
    metadata: {
      title: fullTitle,
      description: `${fullTitle}, ${site.name}: ${contents}`,
      image: shown[0]?.photo ?? site.portrait,
      isListed: works.length > 0,
      ...(shown.length > FIRST_SCREEN && { firstScreenEnd: FIRST_SCREEN_END }),
    },
  };
}
