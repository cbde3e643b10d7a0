import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { paths } from '#catalogue/paths/paths.ts';
import styles from './filter.module.css';
import type { CountedFilter, Filter as FilterName } from './filters.ts';

interface FilterProps {
  /** Missing if the page shows something else. */
  readonly current?: FilterName;
  readonly filters: readonly CountedFilter[];
}

/** Spec §2: links to prerendered pages, so that the URL holds the filter and filters work without JavaScript. */
export function Filter({ current, filters }: FilterProps) {
  const { t } = useTranslation();
  const pathTo = paths(useLanguage());
  return (
    <nav aria-label={t('filter.label')}>
      <ul className={styles.root} data-filter-line>
        {filters.map(({ filter, count }) => (
          <li key={filter}>
            <PageLink
              className={styles.link}
              to={filter === 'all' ? pathTo.allWorks() : pathTo.category(filter)}
              aria-current={filter === current ? 'page' : undefined}
            >
              <Word of={filter === 'all' ? 'filter.all' : `category.${filter}`} />{' '}
              <small>{count}</small>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
