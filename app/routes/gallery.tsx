import { countedFilters, filledCategories, vocabularyIn, worksOf } from '#app/data/works.server.ts';
import { GalleryOverview } from '#app/pages/gallery/gallery-overview.tsx';
import { workCard } from '#catalogue/works/work-view.ts';
import type { FoundPage, PageRequest } from './route.ts';

/** The overview shows this many works of each category; all of them stand on the category's own page. */
const CARDS_PER_CATEGORY = 3;

export function galleryPage({ language }: PageRequest<'/gallery'>): FoundPage {
  const vocabulary = vocabularyIn(language);
  const sections = filledCategories().map((category) => ({
    category,
    cards: worksOf(category)
      .slice(0, CARDS_PER_CATEGORY)
      .map((work) => workCard(work, language, vocabulary)),
  }));
  return { content: <GalleryOverview filters={countedFilters()} sections={sections} /> };
}
