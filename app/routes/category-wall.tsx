import { furtherPage } from '#app/data/category-page.server.ts';
import { wallOfCategory } from '#app/data/category-wall.server.ts';
import { CategoryWall } from '#app/pages/wall/category-wall.tsx';
import { MOST_WORKS_ON_WALL } from '#catalogue/works/category-pages.ts';
import type { FoundPage, PageRequest } from './route.ts';

/** A category without works has no wall. */
export function categoryWallPage({
  params,
  language,
}: PageRequest<'/gallery/:category/wall'> | PageRequest<'/gallery/:category/wall/page/:page'>):
  | FoundPage
  | undefined {
  const { category } = params;
  const page =
    'page' in params ? furtherPage(category, params.page, language, MOST_WORKS_ON_WALL) : 1;
  if (page === undefined) return undefined;
  const wall = wallOfCategory(category, page, language);
  return wall.works.length === 0 ? undefined : { content: <CategoryWall {...wall} /> };
}
