import { fileAddress } from '#app/base-path.ts';
import { furtherPage, pageOfCategory } from '#app/data/category-page.server.ts';
import { vocabularyIn, worksOf } from '#app/data/works.server.ts';
import { wordsIn } from '#app/i18n/words.ts';
import type { LightboxItem } from '#app/lightbox/lightbox-item.ts';
import { CategoryGrid } from '#app/pages/gallery/category-grid.tsx';
import { FIRST_SCREEN, FIRST_SCREEN_END } from '#app/pages/gallery/category-works.tsx';
import { paths } from '#catalogue/site/paths.ts';
import type { Language } from '#catalogue/words/language.ts';
import { type Category, isCategory } from '#catalogue/works/categories.ts';
import { toldTexts } from '#catalogue/works/work-texts.ts';
import { workCard } from '#catalogue/works/work-view.ts';
import type { FoundPage, PageRequest } from './route.ts';

/** A category is one page, or the first of several: only those after it have a number in their address. */
export function categoryPage({
  params,
  language,
}: PageRequest<'/gallery/:category'> | PageRequest<'/gallery/:category/page/:page'>):
  | FoundPage
  | undefined {
  const { category } = params;
  if (!isCategory(category)) return undefined;
  const page = 'page' in params ? furtherPage(category, params.page) : 1;
  if (page === undefined) return undefined;
  const shown = pageOfCategory(category, page, language);
  return {
    content: <CategoryGrid {...shown} />,
    ...(shown.works.length > FIRST_SCREEN && { firstScreenEnd: FIRST_SCREEN_END }),
  };
}

/** The works of a category in their order, as the lightbox shows them. */
export function lightboxItems(category: Category, language: Language): readonly LightboxItem[] {
  const { t } = wordsIn(language);
  return worksOf(category).map((listed) => {
    const work = workCard(listed, language, vocabularyIn(language));
    return {
      title: work.title ?? { text: t('untitled'), language },
      photo: work.photo,
      facts: toldTexts(work),
      page: fileAddress(paths(language).artwork(work).slice(1)),
    };
  });
}
