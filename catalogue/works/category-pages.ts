/** Up to so many works, a category is one grid; with more, it has several pages. */
export const MOST_WORKS_ON_PAGE = 120;

/** How many pages a category has; an empty one has one, which says so. */
export function pageCount(works: number): number {
  return Math.max(1, Math.ceil(works / MOST_WORKS_ON_PAGE));
}

/** The pages after the first, counted from 1: the first has the address of its category. */
export function furtherPages(works: number): number[] {
  return Array.from({ length: pageCount(works) - 1 }, (_, index) => index + 2);
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
 * @example firstOnPage(2, 121) // 61
 */
export function firstOnPage(page: number, works: number): number {
  return Math.ceil(((page - 1) * works) / pageCount(works));
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
