import { type Category, isCategory } from '#catalogue/categories.ts';
import type { Language } from '#catalogue/language.ts';
import { paths } from '#catalogue/paths.ts';
import { workCard } from '#catalogue/work-view.ts';
import { CategoryGrid } from '../features/gallery/category-grid.tsx';
import { FIRST_SCREEN, FIRST_SCREEN_END } from '../features/gallery/category-works.tsx';
import { wordsIn } from '../i18n/words.ts';
import { fileAddress } from '../lib/base-path.ts';
import { furtherPage, pageOfCategory } from '../lib/category-page.server.ts';
import { listedWorks, vocabularyIn } from '../lib/works.server.ts';
import type { LightboxItem } from '../lightbox/lightbox-item.ts';
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
  return listedWorks(category).map((listed) => {
    const work = workCard(listed, language, vocabularyIn(language));
    return {
      title: work.title ?? { text: t('untitled'), language },
      photo: work.photo,
      facts: [work.details, work.date].filter(Boolean),
      page: fileAddress(paths(language).artwork(work).slice(1)),
    };
  });
}
