import { fileAddress } from '#app/base-path.ts';
import { readCatalogue } from '#app/data/catalogue.server.ts';
import { furtherPage, pageOfCategory } from '#app/data/category-page.server.ts';
import { worksOf } from '#app/data/works.server.ts';
import { wordsIn } from '#app/i18n/words.ts';
import { captionOf, waysOf } from '#app/lightbox/lightbox-data.tsx';
import type { LightboxItem } from '#app/lightbox/lightbox-item.ts';
import { CategoryGrid } from '#app/pages/gallery/category-grid.tsx';
import { FIRST_SCREEN, FIRST_SCREEN_END } from '#app/pages/gallery/thumbnail-places.ts';
import { paths } from '#catalogue/site/paths.ts';
import type { Language } from '#catalogue/words/language.ts';
import type { Category } from '#catalogue/works/categories.ts';
import type { FoundPage, PageRequest } from './route.ts';

/** Only pages after the first have a number in their path. */
export function categoryPage({
  params,
  language,
}: PageRequest<'/gallery/:category'> | PageRequest<'/gallery/:category/page/:page'>):
  | FoundPage
  | undefined {
  const { category } = params;
  if (!Object.hasOwn(readCatalogue().site.categories, category)) return undefined;
  const page = 'page' in params ? furtherPage(category, params.page, language) : 1;
  if (page === undefined) return undefined;
  const shown = pageOfCategory(category, page, language);
  return {
    content: <CategoryGrid {...shown} />,
    ...(shown.works.length > FIRST_SCREEN && { firstScreenEnd: FIRST_SCREEN_END }),
  };
}

export function lightboxItems(category: Category, language: Language): LightboxItem[] {
  const { t } = wordsIn(language);
  return worksOf(category, language).map((work) => ({
    title: work.title,
    photo: work.photo,
    ...captionOf(work, t),
    ...waysOf(work, language),
    page: fileAddress(paths(language).artwork(work).slice(1)),
  }));
}
