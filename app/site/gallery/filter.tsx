import { usePage } from '#app/ui/i18n/translations.ts';
import { word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { filterLine } from '#app/ui/page-attributes.ts';
import primitives from '#app/ui/primitives.module.css';
import { CATEGORIES, type Category } from '#catalogue/schema/categories.ts';
import type { Site } from '#catalogue/site.ts';
import styles from './filter.module.css';

/** Spec §2: the filters of the gallery overview, in order. */
const FILTERS = [
  'all',
  'flowers_birds',
  'animals',
  'landscape',
  'still-life',
  'portrait',
  'quick-portrait',
  'dzen',
  'architecture',
] as const;

interface FilterProps {
  readonly site: Pick<Site, 'categories' | 'listed' | 'works'>;
  readonly current?: Category;
}

export function Filter({ site, current }: FilterProps) {
  const { t, pathTo } = usePage();
  const { categories, listed, works } = site;
  const hasSpecifiedCategories = categories.join() === CATEGORIES.join();
  const filters = (hasSpecifiedCategories ? FILTERS : ['all', ...categories])
    .map((filter) => ({ filter, count: (filter === 'all' ? listed : works(filter)).length }))
    .filter(({ filter, count }) => filter === 'all' || count > 0);
  return (
    <nav aria-label={t('filter.label')}>
      <ul className={styles.root} {...filterLine.props()}>
        {filters.map(({ filter, count }) => (
          <li key={filter}>
            <PageLink
              className={primitives.tab}
              to={filter === 'all' ? pathTo.allWorks() : pathTo.category(filter)}
              aria-current={filter === current ? 'page' : undefined}
            >
              {word(filter === 'all' ? 'filter.all' : `category.${filter}`)}
              <small>{` ${count}`}</small>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
