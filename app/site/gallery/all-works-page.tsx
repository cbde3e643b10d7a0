import { filtersOf } from '#app/islands/find/filters.ts';
import type { FindSource } from '#app/islands/find/find-source.ts';
import { definePage } from '#app/site/define-page.ts';
import { AllWorks } from '#app/site/gallery/all-works.tsx';
import { breadcrumbs } from '#app/site/structured-data.ts';
import { allWorksFile } from '#app/ui/i18n/data-files.ts';
import { cardWork } from '#app/ui/labelled-card.tsx';
import { asThumbnail } from '#app/ui/pictures/as-thumbnail.ts';
import type { Site } from '#catalogue/site.ts';
import { paginateWorks } from './paginate-works.ts';
import { MAX_CARDS_PER_PAGE, numberedPages } from './pagination.ts';

export const allWorksPage = definePage('/gallery/all{/page/:page}?', {
  // All facets and 36 cards: inlined styles would exceed 16 KB, where some networks cut a page.
  paths: ({ listed }) => numberedPages(listed.length, MAX_CARDS_PER_PAGE),
  page(request) {
    const { site, t, path } = request;
    const title = t('find.allWorks');
    const { metadata, worksOnPage, page, pages } = paginateWorks(request, {
      title,
      works: site.listed,
      maxWorks: MAX_CARDS_PER_PAGE,
      summary: t('summary.allWorks'),
    });
    return {
      ...metadata,
      structuredData: [
        breadcrumbs(site, [
          { path: site.pathTo.gallery, title: t('gallery') },
          ...(page > 1 ? [{ path: site.pathTo.allWorks(), title }] : []),
          { path, title: metadata.title },
        ]),
      ],
      content: (
        <AllWorks
          title={title}
          page={page}
          pages={pages}
          total={site.listed.length}
          works={worksOnPage}
          facets={site.facets}
          filters={filtersOf(site)}
        />
      ),
    };
  },
  files: ({ site }) => ({
    [allWorksFile(site.language)]: () => JSON.stringify(findableWorks(site)),
  }),
});

export const facetPage = definePage('/gallery/all/:facet/:value{/page/:page}?', {
  // All facets and 36 cards: inlined styles would exceed 16 KB, where some networks cut a page.
  paths: ({ facets }) =>
    facets
      .filter(({ facet }) => facet !== 'category')
      .flatMap(({ facet, values }) =>
        values.flatMap(({ value, count }) =>
          numberedPages(count, MAX_CARDS_PER_PAGE).map((numbered) => ({
            facet,
            value,
            ...numbered,
          })),
        ),
      ),
  page(request) {
    const { site, t, path, params } = request;
    const { facet, value } = params;
    const works = site.listed.filter(({ id }) =>
      site.facetIndex.valuesOf.get(id)?.[facet].includes(value),
    );
    const title = `${site.labels.find.facet[facet]}: ${site.valueName(facet, value)}`;
    const { metadata, worksOnPage, page, pages } = paginateWorks(request, {
      title,
      works,
      maxWorks: MAX_CARDS_PER_PAGE,
    });
    return {
      ...metadata,
      structuredData: [
        breadcrumbs(site, [
          { path: site.pathTo.gallery, title: t('gallery') },
          { path: site.pathTo.allWorks(), title: t('find.allWorks') },
          { path, title: metadata.title },
        ]),
      ],
      content: (
        <AllWorks
          title={title}
          page={page}
          pages={pages}
          total={works.length}
          works={worksOnPage}
          facets={site.facets}
          filters={filtersOf(site)}
          chosen={{ facet, value }}
        />
      ),
    };
  },
});

function findableWorks({ listed, allWorks, facets, facetIndex }: Site): FindSource {
  const ages = new Map(allWorks.map(({ id }, age) => [id, age]));
  return {
    facets,
    works: listed.flatMap((work) => {
      const { id, size } = work;
      const values = facetIndex.valuesOf.get(id);
      if (!values) return [];
      return {
        card: { ...cardWork(work), photo: asThumbnail(work.photo) },
        values,
        age: ages.get(id) ?? 0,
        ...(size && { area: size.width * size.height }),
      };
    }),
  };
}
