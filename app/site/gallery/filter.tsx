import { usePage } from '#app/site/use-page.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import styles from './filter.module.css';
import type { CountedFilter, Filter as FilterName } from './filters.ts';

interface FilterProps {
  /** Missing if the page shows something else. */
  readonly current?: FilterName;
  readonly filters: readonly CountedFilter[];
}

/** Spec §2: links to prerendered pages, so that the URL holds the filter and filters work without JavaScript. */
export function Filter({ current, filters }: FilterProps) {
  const { t, pathTo } = usePage();
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
              <Word of={filter === 'all' ? 'filter.all' : `category.${filter}`} />
              <small>{` ${count}`}</small>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
