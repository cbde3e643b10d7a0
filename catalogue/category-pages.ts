/** So many works stand on one page of a category: with more, its HTML could weigh more than 14 KB compressed. */
export const WORKS_PER_PAGE = 36;

/** How many pages a category has; an empty one has one, which says so. */
export function pageCount(works: number): number {
  return Math.max(1, Math.ceil(works / WORKS_PER_PAGE));
}

/** The pages after the first, counted from 1: the first has the address of its category. */
export function furtherPages(works: number): number[] {
  return Array.from({ length: pageCount(works) - 1 }, (_, index) => index + 2);
}

/**
 * The page on which a work stands, counted from 1.
 *
 * @param position in the category, counted from 0
 */
export function pageAt(position: number): number {
  return Math.floor(position / WORKS_PER_PAGE) + 1;
}

/** The position of the first work of a page in its category, counted from 0. */
export function firstOnPage(page: number): number {
  return (page - 1) * WORKS_PER_PAGE;
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
