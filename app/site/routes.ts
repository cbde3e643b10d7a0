import { translationsIn } from '#app/ui/i18n/translations.ts';
import type { Site } from '#catalogue/site.ts';
import { memoize } from '#catalogue/texts/memoize.ts';
import { aboutPage } from './about/about-page.tsx';
import { timelinePage } from './about/timeline-page.tsx';
import { addPage } from './add/add-page.tsx';
import { artworkPage } from './artwork/artwork-page.tsx';
import { contactPage } from './contacts/contact-page.tsx';
import { allWorksPage, facetPage } from './gallery/all-works-page.tsx';
import { categoryPage } from './gallery/category-page.tsx';
import { galleryPage } from './gallery/gallery-page.tsx';
import { homePage } from './home/home-page.tsx';
import { newsPage } from './news/news-page.tsx';
import { postPage } from './news/post-page.tsx';
import { notFoundPage } from './not-found/not-found-page.tsx';
import { selectionPage } from './selection/selection-page.tsx';
import { testPage } from './test/test-page.tsx';
import { categoryWallPage, unrolledWorkPage, workWallPage } from './wall/wall-pages.tsx';

/** Spec §2: the route table. Every row exists again below each further language. */
export const ROUTES = [
  homePage,
  aboutPage,
  timelinePage,
  newsPage,
  postPage,
  galleryPage,
  categoryPage,
  allWorksPage,
  facetPage,
  categoryWallPage,
  artworkPage,
  workWallPage,
  unrolledWorkPage,
  contactPage,
  selectionPage,
  testPage,
  addPage,
  notFoundPage,
];

export type SitePage = ReturnType<typeof pagesOf>[number];

export type DocumentPage = Omit<SitePage, 'load'> &
  ReturnType<SitePage['load']> & {
    readonly preview?: string | undefined;
  };

export const pagesOf = memoize((site: Site) => {
  const { t } = translationsIn(site.language);
  return ROUTES.flatMap((row) => row.pagesOf(site, t).map((page) => ({ ...page, site, row })));
}, new WeakMap());

export function findPage(site: Site, path: string): SitePage | undefined {
  return pagesOf(site).find((page) => page.path === path);
}
