import styles from '#app/islands/find/all-works.module.css';
import { formatChoice, NO_CHOICE } from '#app/islands/find/choice.ts';
import { FacetBar, SortField, WorkCards } from '#app/islands/find/find-parts.tsx';
import { FIND_ID, type FindSource } from '#app/islands/find/find-source.ts';
import { PACE, withPace } from '#app/islands/slideshow/slideshow-query.ts';
import { definePage, type PageRequest } from '#app/site/define-page.ts';
import { breadcrumbs } from '#app/site/structured-data.ts';
import { usePage } from '#app/site/use-page.ts';
import { cardWork } from '#app/ui/artwork-card.tsx';
import hideUntilChosen from '#app/ui/hide-until-chosen.js?inline-script';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { allWorksFile, searchFile } from '#app/ui/i18n/data-files.ts';
import { PageLink } from '#app/ui/link.tsx';
import { asThumbnail } from '#app/ui/pictures/as-thumbnail.ts';
import { Views } from '#app/ui/views.tsx';
import type { Facet } from '#catalogue/paths/facet-names.ts';
import type { Site } from '#catalogue/site.ts';
import type { Work } from '#catalogue/works/work.ts';
import { Filter } from './filter.tsx';
import { filtersOf } from './filters.ts';
import { PageNumbers } from './page-numbers.tsx';
import { MAX_CARDS_PER_PAGE, numberedPages, paginateWorks } from './pagination.ts';

interface Chosen {
  readonly facet: Facet;
  readonly value: string;
}

export const allWorksPage = definePage('/gallery/all{/page/:page}?', {
  headScript: () => hideUntilChosen,
  paths: ({ listed }) => numberedPages(listed.length, MAX_CARDS_PER_PAGE),
  page: (request) => worksPage(request),
  files: ({ site }) => ({
    [allWorksFile(site.language)]: () => JSON.stringify(findableWorks(site)),
  }),
});

export const facetPage = definePage('/gallery/all/:facet/:value{/page/:page}?', {
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
  page: (request) => worksPage(request, request.params),
});

/** All works, or those with a value of a facet. */
function worksPage(request: PageRequest<{ readonly page?: number }>, chosen?: Chosen) {
  const { site, t, path } = request;
  const all = { path: site.pathTo.allWorks(), title: t('find.allWorks') };
  const title = chosen
    ? `${site.labels.find.facet[chosen.facet]}: ${site.valueName(chosen.facet, chosen.value)}`
    : all.title;
  const works = chosen
    ? site.listed.filter(({ id }) =>
        site.facetIndex.valuesOf.get(id)?.[chosen.facet].includes(chosen.value),
      )
    : site.listed;
  const { metadata, worksOnPage, page, pages } = paginateWorks(request, {
    title,
    works,
    maxWorks: MAX_CARDS_PER_PAGE,
    ...(!chosen && { summary: t('summary.allWorks') }),
  });
  return {
    ...metadata,
    structuredData: [
      breadcrumbs(site, [
        { path: site.pathTo.gallery, title: t('gallery') },
        ...(chosen || page > 1 ? [all] : []),
        { path, title: metadata.title },
      ]),
    ],
    content: (
      <AllWorks
        site={site}
        title={title}
        page={page}
        pages={pages}
        total={works.length}
        works={worksOnPage}
        chosen={chosen}
      />
    ),
  };
}

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

interface AllWorksProps {
  readonly site: Site;
  readonly title: string;
  readonly total: number;
  readonly works: readonly Work[];
  /** Counted from 1. */
  readonly page: number;
  readonly pages: readonly number[];
  readonly chosen: Chosen | undefined;
}

/** Every value links to its page. On the page of all works the first press loads `find-island.tsx` instead. */
function AllWorks({ site, title, total, works, page, pages, chosen }: AllWorksProps) {
  const { t } = usePage();
  const { language, pathTo } = site;
  const values = chosen ? { [chosen.facet]: chosen.value } : {};
  const choice = formatChoice({ ...NO_CHOICE, values });
  const worksFile = urlOf(allWorksFile(language));
  const wordsFile = urlOf(searchFile(language));
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <div className={styles.heading}>
          <h1>{title}</h1>
          {chosen ? (
            <PageLink
              className={styles.scripted}
              to={pathTo.allWorks() + withPace(choice, PACE.usual)}
            >
              {t('quiet.open')}
            </PageLink>
          ) : (
            <Views slideshow={worksFile} />
          )}
        </div>
        <PageLink className={styles.search} to={pathTo.allWorks()} data-search={wordsFile}>
          {t('search.field')}
        </PageLink>
      </header>
      <Filter filters={filtersOf(site)} {...(!chosen && { current: 'all' as const })} />
      <div
        className={styles.find}
        id={FIND_ID}
        {...(!chosen && { 'data-source': worksFile, 'data-words': wordsFile })}
      >
        <FacetBar label={t('find.choose')} facets={site.facets} chosen={values} />
        <div className={styles.line}>
          <h2 className={styles.count}>{t('worksCount', { count: total })}</h2>
          {chosen ? (
            <PageLink className={styles.scripted} to={pathTo.allWorks() + choice}>
              {t('find.narrow')}
            </PageLink>
          ) : (
            <div className={styles.scripted}>
              <SortField
                label={t('find.sort')}
                names={t('find.sorts', { returnObjects: true })}
                sort={NO_CHOICE.sort}
              />
            </div>
          )}
        </div>
        <div className={styles.works}>
          <WorkCards works={works} labels={site.labels} />
        </div>
        <PageNumbers
          pageAt={(number) =>
            chosen ? pathTo.facetValue(chosen.facet, chosen.value, number) : pathTo.allWorks(number)
          }
          page={page}
          numbers={pages}
        />
      </div>
    </div>
  );
}
