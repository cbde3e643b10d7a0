import type { Language } from '#catalogue/words/language.ts';
import type { Category } from '#catalogue/works/categories.ts';
import { firstOnPage, MOST_WORKS_ON_WALL, pageCount } from '#catalogue/works/category-pages.ts';
import { hang, wallHeight } from '#catalogue/works/hanging.ts';
import type { Work } from '#catalogue/works/work.ts';
import { worksOf } from './works.server.ts';

// `place` counts from 0 in the whole category.
interface PlacedWork {
  readonly work: Work;
  readonly place: number;
}

/** Works of unknown size come last. A long category has several walls. */
export function wallOfCategory(category: Category, page: number, language: Language) {
  const works = worksOf(category, language);
  const placed = works.map((work, place) => ({ work, place }));
  const isSized = ({ work }: PlacedWork) => work.size !== undefined;
  const ordered = [...placed.filter(isSized), ...placed.filter((each) => !isSized(each))];
  const most = MOST_WORKS_ON_WALL;
  const first = firstOnPage(page, works.length, most);
  return {
    category,
    total: works.length,
    page,
    pages: pageCount(works.length, most),
    works: ordered.slice(first, firstOnPage(page + 1, works.length, most)),
    // The same for all walls of a category, so that the scale stays.
    height: wallHeight(placed.flatMap(({ work: { size } }) => (size ? [hang(size)] : []))),
  };
}
