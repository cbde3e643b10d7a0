import { useTranslation } from 'react-i18next';
import styles from '#app/islands/find/all-works.module.css';
import { formatChoice, NO_CHOICE } from '#app/islands/find/choice.ts';
import { FacetBar } from '#app/islands/find/facet-bar.tsx';
import type { CountedFilter } from '#app/islands/find/filters.ts';
import { FIND_ID, type NamedFacet } from '#app/islands/find/find-source.ts';
import { SortField } from '#app/islands/find/sort-field.tsx';
import { WorkCards } from '#app/islands/find/work-cards.tsx';
import { PACE, withPace } from '#app/islands/slideshow/slideshow-query.ts';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { allWorksFile, searchFile } from '#app/ui/i18n/data-files.ts';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { useLabels } from '#app/ui/i18n/translations.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { QuietButton } from '#app/ui/quiet-button.tsx';
import type { Facet } from '#catalogue/paths/facet-names.ts';
import { paths } from '#catalogue/paths/paths.ts';
import type { Work } from '#catalogue/works/work.ts';
import { CategoryFilter } from './category-filter.tsx';
import { CategoryPages } from './category-pages.tsx';

interface ChosenValue {
  readonly facet: Facet;
  readonly value: string;
}

interface AllWorksProps {
  readonly title: string;
  readonly total: number;
  readonly works: readonly Work[];
  /** Counted from 1. */
  readonly page: number;
  readonly pages: readonly number[];
  readonly facets: readonly NamedFacet[];
  readonly chosen?: ChosenValue;
  readonly filters: readonly CountedFilter[];
}

/** Every value links to its page. On the page of all works the first press loads `find-island.tsx` instead. */
export function AllWorks(props: AllWorksProps) {
  const { title, total, works, page, pages, facets, chosen, filters } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const pathTo = paths(language);
  const pageAt = (number: number) =>
    chosen ? pathTo.facetValue(chosen.facet, chosen.value, number) : pathTo.allWorks(number);
  const choice = chosen
    ? formatChoice({ ...NO_CHOICE, values: { [chosen.facet]: chosen.value } })
    : '';
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
            <QuietButton label={t('quiet.open')} file={urlOf(allWorksFile(language))} />
          )}
        </div>
        <PageLink
          className={styles.search}
          to={pathTo.allWorks()}
          data-search={urlOf(searchFile(language))}
        >
          {t('search.field')}
        </PageLink>
      </header>
      <CategoryFilter filters={filters} {...(!chosen && { current: 'all' as const })} />
      <div
        className={styles.find}
        id={FIND_ID}
        {...(!chosen && {
          'data-source': urlOf(allWorksFile(language)),
          'data-words': urlOf(searchFile(language)),
        })}
      >
        <FacetBar
          label={t('find.choose')}
          facets={facets}
          chosen={chosen ? { [chosen.facet]: chosen.value } : {}}
        />
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
          <WorkCards works={works} labels={useLabels()} />
        </div>
        {pages.length > 1 && <CategoryPages pageAt={pageAt} page={page} numbers={pages} />}
      </div>
    </div>
  );
}
