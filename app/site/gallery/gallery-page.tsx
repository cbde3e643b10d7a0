import { filtersOf } from '#app/pages/gallery/filters.ts';
import { GalleryOverview } from '#app/pages/gallery/gallery-overview.tsx';
import { definePage } from '#app/site/define-page.ts';

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
