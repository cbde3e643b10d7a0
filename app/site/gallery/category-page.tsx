import { fileAddress } from '#app/i18n/base-path.ts';
import { seriesFile } from '#app/i18n/data-files.ts';
import { captionOf, waysOf } from '#app/lightbox/lightbox-data.tsx';
import type { LightboxItem } from '#app/lightbox/lightbox-item.ts';
import { CategoryGrid } from '#app/pages/gallery/category-grid.tsx';
import { filtersOf } from '#app/pages/gallery/filters.ts';
import { definePage } from '#app/site/define-page.ts';
import { breadcrumbs } from '#app/site/structured-data.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import type { Site } from '#catalogue/site.ts';
import { MOST_WORKS_ON_PAGE, numberedPages } from './category-pages.ts';
import { gridPage } from './grid.ts';

export const categoryPage = definePage('/gallery/:category{/page/:page}?', {
  styles: ['category'],
  paths: ({ categories, works }) =>
    categories.flatMap((category) =>
      numberedPages(works(category).length, MOST_WORKS_ON_PAGE).map((page) => ({
        category,
        ...page,
      })),
    ),
  // Further pages: docs/decisions/long-categories.md.
  hasLinkedStyles: ({ page }) => page !== undefined,
  page(request) {
    const { site, t, path, params } = request;
    const { category, page } = params;
    const works = site.works(category);
    const name = site.categoryName(category);
    const { metadata, shown, ...grid } = gridPage(request, {
      title: name,
      works,
      most: MOST_WORKS_ON_PAGE,
    });
    return {
      ...metadata,
      image: shown[0]?.photo ?? site.categoryPhotos[category] ?? site.portrait,
      structuredData: [
        breadcrumbs(site, [
          { path: site.to.gallery, title: t('gallery') },
          ...(page ? [{ path: site.to.category(category), title: name }] : []),
          { path, title: metadata.title },
        ]),
      ],
      content: (
        <CategoryGrid
          {...grid}
          category={category}
          filters={filtersOf(site)}
          total={works.length}
          works={shown}
        />
      ),
    };
  },
  files: ({ site }) =>
    Object.fromEntries(
      site.categories.map((category) => [
        seriesFile(category, site.language),
        () => JSON.stringify(lightboxItems(category, site)),
      ]),
    ),
});

function lightboxItems(category: Category, { labels, language, to, works }: Site): LightboxItem[] {
  return works(category).map((work) => ({
    title: work.title,
    photo: work.photo,
    ...captionOf(work, labels.availability),
    ...waysOf(work, language),
    page: fileAddress(to.artwork(work).slice(1)),
  }));
}
