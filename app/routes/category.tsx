import { data } from 'react-router';
import { isCategory } from '#catalogue/categories.ts';
import { workCard } from '#catalogue/work-view.ts';
import { CategoryGrid } from '../features/gallery/category-grid.tsx';
import { pageTitle } from '../i18n/page-title.ts';
import { isOtherPage } from '../lib/is-other-page.ts';
import { descriptionOfPage } from '../lib/page-description.server.ts';
import { languageOfPage } from '../lib/page-language.server.ts';
import { filterCounts, listedWorks, vocabularyIn } from '../lib/works.server.ts';
import type { Route } from './+types/category';

export function loader({ url, params: { category } }: Route.LoaderArgs) {
  // Spec §5: an unknown category is a page that was not found.
  if (!isCategory(category)) throw data(null, { status: 404 });
  const language = languageOfPage(url);
  const vocabulary = vocabularyIn(language);
  return {
    description: descriptionOfPage(url),
    category,
    counts: filterCounts(),
    works: listedWorks(category).map((work) => workCard(work, language, vocabulary)),
  };
}

export const shouldRevalidate = isOtherPage;

export function meta(page: Route.MetaArgs) {
  return page.loaderData ? pageTitle(page, `category.${page.loaderData.category}`) : [];
}

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  const { description: _, ...shown } = loaderData;
  return <CategoryGrid {...shown} />;
}
