/** Up to so many works, a category is one grid; with more, it has several pages. */
export const MOST_WORKS_ON_PAGE = 120;

/** Cards weigh more than thumbnails: with so many a page of all works stays within 14 KB. */
export const MOST_CARDS_ON_PAGE = 36;

/** Up to so many hang on one wall: of a work, it says more than a grid does. */
export const MOST_WORKS_ON_WALL = 72;

/** How many pages so many works have, of a category unless said otherwise; without any there is one, which says so. */
export function pageCount(works: number, most = MOST_WORKS_ON_PAGE): number {
  return Math.max(1, Math.ceil(works / most));
}

/** The pages after the first, counted from 1: the first has the address of its category. */
export function furtherPages(works: number, most = MOST_WORKS_ON_PAGE): number[] {
  return Array.from({ length: pageCount(works, most) - 1 }, (_, index) => index + 2);
}

/**
 * The page on which a work stands, counted from 1.
 *
 * @param position in the category, counted from 0
 * @param works how many the category has
 */
export function pageAt(position: number, works: number): number {
  return Math.floor((position * pageCount(works)) / works) + 1;
}

/**
 * The position of the first work of a page in its category, counted from 0. Pages are of even length: they differ by one
 * work at most.
 *
 * @param works how many the category has
 * @param most how many a page may have
 * @example firstOnPage(2, 121) // 61
 */
export function firstOnPage(page: number, works: number, most = MOST_WORKS_ON_PAGE): number {
  return Math.ceil(((page - 1) * works) / pageCount(works, most));
}

/**
 * The pages that a page leads to by number, itself included, ascending: the first, the last and those beside it. So
 * few fit into one line of a small phone, however many there are.
 *
 * @example pagesInReach(17, 35) // [1, 16, 17, 18, 35]
 */
export function pagesInReach(page: number, count: number): number[] {
  const near = [1, page - 1, page, page + 1, count];
  return [...new Set(near)].filter((each) => each >= 1 && each <= count);
}
