import { data, redirect } from 'react-router';
import { isCategory } from '#catalogue/categories.ts';
import { paths } from '#catalogue/paths.ts';
import { CategoryGrid } from '../features/gallery/category-grid.tsx';
import { FIRST_SCREEN, FIRST_SCREEN_END } from '../features/gallery/category-works.tsx';
import { thumbnailPlaces } from '../features/gallery/thumbnail-places.ts';
import { languageOfLocation, pageMeta, titleWithName } from '../i18n/page-title.ts';
import { wordsIn } from '../i18n/words.ts';
import { asThumbnail } from '../lib/as-thumbnail.ts';
import { categoryPage, furtherPage } from '../lib/category-page.server.ts';
import { isOtherPage } from '../lib/is-other-page.ts';
import type { PageHandle } from '../lib/page-handle.ts';
import { languageOfPage } from '../lib/page-language.server.ts';
import type { Route } from './+types/category';

/** A category is one page, or the first of several: only those after it have a number in their address. */
export function loader({ url, params }: Route.LoaderArgs) {
  const { category } = params;
  // Spec §5: an unknown category is a page that was not found.
  if (!isCategory(category)) throw data(null, { status: 404 });
  const number = 'page' in params ? params.page : undefined;
  const page = number === undefined ? 1 : furtherPage(category, number);
  if (page === undefined) throw redirect(paths(languageOfPage(url)).category(category));
  return categoryPage(url, category, page);
}

export const shouldRevalidate = isOtherPage;

export const handle = {
  firstPicture: ({ works }) => {
    const photos = works.map(({ photo }) => photo);
    const [photo, place] = [photos[0], thumbnailPlaces(photos)[0]];
    return photo && place ? { photo: asThumbnail(photo), sizes: place.sizes } : undefined;
  },
  firstScreenEnd: ({ works }) => (works.length > FIRST_SCREEN ? FIRST_SCREEN_END : undefined),
} satisfies PageHandle<Route.ComponentProps['loaderData']>;

export function meta(route: Route.MetaArgs) {
  if (!route.loaderData) return [];
  const { category, page: number } = route.loaderData;
  const { t } = wordsIn(languageOfLocation(route.location));
  const title = t(`category.${category}`);
  const own = number > 1 ? t('pages.title', { title, number }) : title;
  return pageMeta(titleWithName(route, own), route);
}

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  const { description: _, ...shown } = loaderData;
  // Another page of the category is another page: nothing of what was open on the last one stays.
  return <CategoryGrid key={loaderData.page} {...shown} />;
}
