import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Category } from '#catalogue/categories.ts';
import { pageAt } from '#catalogue/category-pages.ts';
import { LIGHTBOX_QUERY, paths } from '#catalogue/paths.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { indexAsked } from '../../lightbox/lightbox-address.ts';

interface CategoryOnPage {
  readonly category: Category;
  readonly page: number;
  /** How many works the whole category has. */
  readonly total: number;
}

/**
 * Spec §2: the parameter `id` opens the lightbox at a work of the category. Where that work stands on another page,
 * leads there.
 *
 * The outside system is the address of the page.
 */
export function usePageOfAskedWork({ category, page, total }: CategoryOnPage): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const to = paths(useLanguage());
  const position = indexAsked(new URLSearchParams(search).get(LIGHTBOX_QUERY), total);
  const pathname = to.categoryPage(
    category,
    position === undefined ? page : pageAt(position, total),
  );
  const isHere = pathname === to.categoryPage(category, page);
  useEffect(() => {
    if (!isHere) navigate({ pathname, search }, { replace: true });
  }, [isHere, pathname, search, navigate]);
}
