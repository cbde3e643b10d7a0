import { filtersOf } from '#app/islands/find/filters.ts';
import { definePage } from '#app/site/define-page.ts';
import { GalleryOverview } from '#app/site/gallery/gallery-overview.tsx';

const CARDS_PER_CATEGORY = 3;

export const galleryPage = definePage('/gallery', {
  page({ site, t }) {
    const nonEmpty = site.categories.filter((category) => site.works(category).length > 0);
    const sections = nonEmpty.map((category) => ({
      category,
      cards: site.works(category).slice(0, CARDS_PER_CATEGORY),
    }));
    return {
      title: t('gallery'),
      description: t('summary.gallery', { categories: nonEmpty.map(site.categoryName).join(', ') }),
      content: <GalleryOverview filters={filtersOf(site)} sections={sections} />,
    };
  },
});
