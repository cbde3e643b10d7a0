import { aboutPage } from './routes/about.tsx';
import { addPage } from './routes/add.tsx';
import { allWorksPage, facetPage } from './routes/all-works.tsx';
import { artworkPage } from './routes/artwork.tsx';
import { categoryPage } from './routes/category.tsx';
import { categoryWallPage } from './routes/category-wall.tsx';
import { contactPage } from './routes/contact.tsx';
import { galleryPage } from './routes/gallery.tsx';
import { homePage } from './routes/home.tsx';
import { lifeLinePage } from './routes/life-line.tsx';
import { newsPage } from './routes/news.tsx';
import { newsPostPage } from './routes/news-post.tsx';
import { notFoundPage } from './routes/not-found.tsx';
import { type Route, type RoutedPage, route } from './routes/route.ts';
import { selectionPage } from './routes/selection.tsx';
import { testPage } from './routes/test.tsx';
import { unrolledWorkPage } from './routes/unrolled-work.tsx';
import { workWallPage } from './routes/work-wall.tsx';

/** Spec §2: the route table. Every row exists once more below each further language. */
export const ROUTES: readonly Route[] = [
  route('/', homePage, ['home']),
  route('/about', aboutPage, ['texts']),
  // The specification knows nothing of it (docs/decisions/life-line.md).
  route('/about/timeline', lifeLinePage, ['lifeLine']),
  route('/news', newsPage, ['news']),
  route('/news/:id', newsPostPage, ['news']),
  route('/gallery', galleryPage, ['category', 'gallery']),
  // Additions to the specification (docs/decisions/finding-works.md). Two dozen works and all facets stand in each page.
  route('/gallery/all', allWorksPage, ['category', 'gallery'], 'linked'),
  route('/gallery/all/page/:page', allWorksPage, ['category', 'gallery'], 'linked'),
  route('/gallery/all/:facet/:value', facetPage, ['category', 'gallery'], 'linked'),
  route('/gallery/all/:facet/:value/page/:page', facetPage, ['category', 'gallery'], 'linked'),
  route('/gallery/:category', categoryPage, ['category']),
  // The further pages of a long category (docs/decisions/long-categories.md).
  route('/gallery/:category/page/:page', categoryPage, ['category'], 'linked'),
  // Works on a wall, to scale (docs/decisions/on-the-wall.md).
  route('/gallery/:category/wall', categoryWallPage, ['wall']),
  route('/gallery/:category/wall/page/:page', categoryWallPage, ['wall']),
  route('/gallery/:category/:id', artworkPage, ['artwork']),
  route('/gallery/:category/:id/wall', workWallPage, ['wall', 'workWall']),
  route('/gallery/:category/:id/unroll', unrolledWorkPage, ['wall', 'workWall']),
  route('/contact', contactPage, ['texts']),
  route('/selection', selectionPage, ['texts']),
  route('/test', testPage, ['texts']),
  // It shows a work as the cards of the gallery do.
  route('/add', addPage, ['gallery']),
  route('/404', notFoundPage, ['texts']),
];

/** The page at a path without the base path; nothing where there is none (spec §5). */
export function findPage(path: string): RoutedPage | undefined {
  for (const each of ROUTES) {
    const page = each.find(path);
    if (page) return page;
  }
  return undefined;
}
