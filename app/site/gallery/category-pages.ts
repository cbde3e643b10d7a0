/** A longer category is split into pages. */
export const MOST_WORKS_ON_PAGE = 120;

/** Cards weigh more than thumbnails: 36 keep a page within 14 KB. */
export const MOST_CARDS_ON_PAGE = 36;

export const MOST_WORKS_ON_WALL = 72;

export function pageCount(works: number, most = MOST_WORKS_ON_PAGE): number {
  return Math.max(1, Math.ceil(works / most));
}

/** Counted from 1; the first page has no number in its path. */
export function numberedPages(works: number, most: number): { readonly page?: number }[] {
  return Array.from({ length: pageCount(works, most) }, (_, index) =>
    index === 0 ? {} : { page: index + 1 },
  );
}

/** `position` counts from 0, pages from 1. */
export function pageAt(position: number, works: number): number {
  return Math.floor((position * pageCount(works)) / works) + 1;
}

/** Counts from 0. Lengths of pages differ by one work at most: page 2 of 121 works starts at 61. */
export function firstOnPage(page: number, works: number, most = MOST_WORKS_ON_PAGE): number {
  return Math.ceil(((page - 1) * works) / pageCount(works, most));
}

/** The links must fit in one line of a small phone: page 17 of 35 gives 1, 16, 17, 18, 35. */
export function pagesInReach(page: number, count: number): number[] {
  const near = [1, page - 1, page, page + 1, count];
  return [...new Set(near)].filter((each) => each >= 1 && each <= count);
}
