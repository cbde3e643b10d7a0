import { aboutPage } from './routes/about.tsx';
import { addPage } from './routes/add.tsx';
import { artworkPage } from './routes/artwork.tsx';
import { categoryPage } from './routes/category.tsx';
import { contactPage } from './routes/contact.tsx';
import { galleryPage } from './routes/gallery.tsx';
import { homePage } from './routes/home.tsx';
import { newsPage } from './routes/news.tsx';
import { newsPostPage } from './routes/news-post.tsx';
import { notFoundPage } from './routes/not-found.tsx';
import { type FoundPage, type Route, route } from './routes/route.ts';
import { testPage } from './routes/test.tsx';

/** Spec §2: the route table. Every row exists once more below /en. */
export const ROUTES: readonly Route[] = [
  route('/', homePage),
  route('/about', aboutPage),
  route('/news', newsPage),
  route('/news/:id', newsPostPage),
  route('/gallery', galleryPage),
  route('/gallery/:category', categoryPage),
  // The further pages of a long category (docs/decisions/long-categories.md).
  route('/gallery/:category/page/:page', categoryPage),
  route('/gallery/:category/:id', artworkPage),
  route('/contact', contactPage),
  route('/test', testPage),
  route('/add', addPage),
  route('/404', notFoundPage),
];

/** The page at a path without the base path; nothing where there is none (spec §5). */
export function findPage(path: string): FoundPage | undefined {
  for (const each of ROUTES) {
    const page = each.find(path);
    if (page) return page;
  }
  return undefined;
}
