import { AllWorks } from '#app/islands/find/all-works.tsx';
import { type FindSource, formatChoice } from '#app/islands/find/choice.ts';
import { shownPage } from '#app/islands/find/find.client.ts';
import { definePage, type PageRequest } from '#app/site/define-page.ts';
import { cardWork } from '#app/ui/artwork-card.tsx';
import hideUntilChosen from '#app/ui/hide-until-chosen.js?inline-script';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { allWorksFile } from '#app/ui/i18n/data-files.ts';
import { asThumbnail } from '#app/ui/pictures/picture.tsx';
import type { Facet } from '#catalogue/paths/facet-names.ts';
import type { Site } from '#catalogue/site.ts';
import { memoize } from '#catalogue/texts/memoize.ts';
import { MAX_CARDS_PER_PAGE, numberedPages, paginateWorks } from './pagination.ts';

export const allWorksPage = definePage('/gallery/all{/page/:page}?', {
  headScript: () => hideUntilChosen,
  paths: ({ listed }) => numberedPages({}, listed.length, MAX_CARDS_PER_PAGE),
  page: (request) => worksPage(request),
  files: ({ site }) => ({
    [allWorksFile(site.language)]: () => JSON.stringify(findSource(site)),
  }),
});

export const facetPage = definePage('/gallery/all/:facet/:value{/page/:page}?', {
  paths: ({ facets }) =>
    facets
      .filter(({ facet }) => facet !== 'category')
      .flatMap(({ facet, values }) =>
        values.flatMap(({ value, count }) =>
          numberedPages({ facet, value }, count, MAX_CARDS_PER_PAGE),
        ),
      ),
  page: (request) => worksPage(request, request.params),
});

function worksPage(
  request: PageRequest<{ readonly page?: number }>,
  chosen?: { readonly facet: Facet; readonly value: string },
) {
  const { site, t } = request;
  const all = { path: site.pathTo.allWorks(), title: t('find.allWorks') };
  const title = chosen
    ? `${site.labels.find.facet[chosen.facet]}: ${site.valueName(chosen.facet, chosen.value)}`
    : all.title;
  const works = chosen
    ? site.listed.filter(({ id }) =>
        site.facetIndex.valuesOf.get(id)?.[chosen.facet].includes(chosen.value),
      )
    : site.listed;
  const { metadata, first, worksOnPage, page, pages } = paginateWorks(request, {
    title,
    works,
    maxWorks: MAX_CARDS_PER_PAGE,
    ...(!chosen && { summary: t('summary.allWorks') }),
  });
  const shown = {
    worksFile: urlOf(allWorksFile(site.language)),
    query: formatChoice(chosen ? { [chosen.facet]: chosen.value } : {}),
    first,
    end: first + worksOnPage.length,
    page,
    pages,
  };
  return {
    ...metadata,
    parents: [
      { path: site.pathTo.gallery, title: t('gallery') },
      ...(chosen || page > 1 ? [all] : []),
    ],
    content: (
      <div {...shownPage.props(JSON.stringify(shown))}>
        <AllWorks page={shown} source={findSource(site)} labels={site.labels} />
      </div>
    ),
  };
}

const findSource = memoize(({ listed, allWorks, facets, facetIndex }: Site): FindSource => {
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
}, new WeakMap());
