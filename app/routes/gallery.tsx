import { countedFilters, filledCategories, worksOf } from '#app/data/works.server.ts';
import { GalleryOverview } from '#app/pages/gallery/gallery-overview.tsx';
import type { FoundPage, PageRequest } from './route.ts';

/** The overview shows this many works of each category; all of them stand on the category's own page. */
const CARDS_PER_CATEGORY = 3;

export function galleryPage({ language }: PageRequest<'/gallery'>): FoundPage {
  const sections = filledCategories(language).map((category) => ({
    category,
    cards: worksOf(category, language).slice(0, CARDS_PER_CATEGORY),
  }));
  return { content: <GalleryOverview filters={countedFilters(language)} sections={sections} /> };
}
