import { useTranslation } from 'react-i18next';
import type { CountedFilter, Filter } from '#app/islands/find/filters.ts';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { paths } from '#catalogue/paths/paths.ts';
import styles from './category-filter.module.css';

interface CategoryFilterProps {
  /** Missing if the page shows something else. */
  readonly current?: Filter;
  readonly filters: readonly CountedFilter[];
}

/** Spec §2: links, so that the URL holds the filter. */
export function CategoryFilter({ current, filters }: CategoryFilterProps) {
  const { t } = useTranslation();
  // Prerendered pages, so that filters work without JavaScript.
  const pathTo = paths(useLanguage());
  return (
    <nav aria-label={t('filter.label')}>
      <ul className={styles.root} data-filter-line>
        {filters.map(({ filter, count }) => (
          <li key={filter}>
            <PageLink
              className={styles.link}
              to={filter === 'all' ? pathTo.allWorks() : pathTo.category(filter)}
              {...(filter === current && { 'aria-current': 'page' as const })}
            >
              <Word of={filter === 'all' ? 'filter.all' : `category.${filter}`} />{' '}
              <span className={styles.count}>{count}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
