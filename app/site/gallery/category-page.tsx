import { filtersOf } from '#app/islands/find/filters.ts';
import { captionOf, wallLinks } from '#app/islands/lightbox/lightbox-data.tsx';
import type { LightboxItem } from '#app/islands/lightbox/lightbox-item.ts';
import { definePage } from '#app/site/define-page.ts';
import { CategoryGrid } from '#app/site/gallery/category-grid.tsx';
import { breadcrumbs } from '#app/site/structured-data.ts';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { lightboxDataFile } from '#app/ui/i18n/data-files.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import type { Site } from '#catalogue/site.ts';
import { paginateWorks } from './paginate-works.ts';
import { MAX_WORKS_PER_PAGE, numberedPages } from './pagination.ts';

export const categoryPage = definePage('/gallery/:category{/page/:page}?', {
  paths: ({ categories, works }) =>
    categories.flatMap((category) =>
      numberedPages(works(category).length, MAX_WORKS_PER_PAGE).map((numbered) => ({
        category,
        ...numbered,
      })),
    ),
  page(request) {
    const { site, t, path, params } = request;
    const { category, page: pageNumber } = params;
    const works = site.works(category);
    const name = site.categoryName(category);
    const { metadata, worksOnPage, ...gridProps } = paginateWorks(request, {
      title: name,
      works,
      maxWorks: MAX_WORKS_PER_PAGE,
    });
    return {
      ...metadata,
      image: worksOnPage[0]?.photo ?? site.categoryPhotos[category] ?? site.portrait,
      structuredData: [
        breadcrumbs(site, [
          { path: site.pathTo.gallery, title: t('gallery') },
          ...(pageNumber ? [{ path: site.pathTo.category(category), title: name }] : []),
          { path, title: metadata.title },
        ]),
      ],
      content: (
        <CategoryGrid
          {...gridProps}
          category={category}
          filters={filtersOf(site)}
          total={works.length}
          works={worksOnPage}
        />
      ),
    };
  },
  files: ({ site }) =>
    Object.fromEntries(
      site.categories.map((category) => [
        lightboxDataFile(category, site.language),
        () => JSON.stringify(lightboxItems(category, site)),
      ]),
    ),
});

function lightboxItems(
  category: Category,
  { labels, language, pathTo, works }: Site,
): LightboxItem[] {
  return works(category).map((work) => ({
    title: work.title,
    photo: work.photo,
    ...captionOf(work, labels.availability),
    ...wallLinks(work, language),
    page: urlOf(pathTo.artwork(work)),
  }));
}
