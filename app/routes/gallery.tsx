import { cardIn, countedFilters, filledCategories, worksOf } from '#app/data/works.server.ts';
import { GalleryOverview } from '#app/pages/gallery/gallery-overview.tsx';
import type { FoundPage, PageRequest } from './route.ts';

/** The overview shows this many works of each category; all of them stand on the category's own page. */
const CARDS_PER_CATEGORY = 3;

export function galleryPage({ language }: PageRequest<'/gallery'>): FoundPage {
  const sections = filledCategories().map((category) => ({
    category,
    cards: worksOf(category)
      .slice(0, CARDS_PER_CATEGORY)
      .map((work) => cardIn(work, language)),
  }));
  return { content: <GalleryOverview filters={countedFilters()} sections={sections} /> };
}
