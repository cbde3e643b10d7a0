import { WorkRows } from '#app/islands/find/work-rows.tsx';
import { LightboxData, lightboxItem } from '#app/islands/lightbox/lightbox-data.tsx';
import type { LightboxItem } from '#app/islands/lightbox/lightbox-item.ts';
import { definePage } from '#app/site/define-page.ts';
import { breadcrumbs } from '#app/site/structured-data.ts';
import { usePage } from '#app/site/use-page.ts';
import { ArtworkThumbnail } from '#app/ui/artwork-card.tsx';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { lightboxDataFile } from '#app/ui/i18n/data-files.ts';
import { useLabels } from '#app/ui/i18n/translations.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { Views } from '#app/ui/views.tsx';
import { LIGHTBOX_QUERY } from '#catalogue/paths/paths.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import type { Site } from '#catalogue/site.ts';
import type { Work } from '#catalogue/works/work.ts';
import { Filter } from './filter.tsx';
import { type CountedFilter, filtersOf } from './filters.ts';
import styles from './gallery.module.css';
import { PageNumbers } from './page-numbers.tsx';
import { MAX_WORKS_PER_PAGE, numberedPages, paginateWorks } from './pagination.ts';

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

function lightboxItems(category: Category, { language, pathTo, works }: Site): LightboxItem[] {
  return works(category).map((work) => ({
    ...lightboxItem(work, language),
    page: urlOf(pathTo.artwork(work)),
  }));
}

interface CategoryGridProps {
  readonly category: Category;
  readonly filters: readonly CountedFilter[];
  /** Counted from 1. */
  readonly page: number;
  readonly pages: readonly number[];
  /** Index of the first work in the category, counted from 0. */
  readonly first: number;
  readonly works: readonly Work[];
  /** On all pages. */
  readonly total: number;
}

function CategoryGrid(props: CategoryGridProps) {
  const { category, filters, total, page, pages, first, works } = props;
  const { t, language, pathTo } = usePage();
  const labels = useLabels();
  const file = urlOf(lightboxDataFile(category, language));
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h1>
          <Word of={`category.${category}`} />
        </h1>
        {total > 0 && (
          <>
            <p>{t('worksCount', { count: total })}</p>
            <Views wall={pathTo.categoryWall(category, 1)} slideshow={file} />
          </>
        )}
      </header>
      <Filter current={category} filters={filters} />
      {total === 0 && <p>{t('categoryEmpty')}</p>}
      <WorkRows works={works}>
        {(work, place, index) => (
          <ArtworkThumbnail
            work={work}
            labels={labels}
            sizes={place.sizes}
            loading={place.loading}
            opens={first + index}
          />
        )}
      </WorkRows>
      <PageNumbers
        pageAt={(number) => pathTo.categoryPage(category, number)}
        page={page}
        numbers={pages}
      />
      {total > 0 && <LightboxData query={LIGHTBOX_QUERY} items={file} />}
    </div>
  );
}
