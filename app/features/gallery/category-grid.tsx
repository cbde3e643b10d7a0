import { useTranslation } from 'react-i18next';
import type { Category, Filter } from '#catalogue/categories.ts';
import type { WorkThumbnail } from '#catalogue/work-view.ts';
import { ArtworkThumbnail } from '../../ui/artwork-thumbnail.tsx';
import { CategoryFilter } from './category-filter.tsx';
import styles from './category-grid.module.css';

/** What is in the first rows of most screens: not worth making lazy. */
const EAGER_COUNT = 2;

interface CategoryGridProps {
  readonly category: Category;
  readonly counts: Readonly<Record<Filter, number>>;
  readonly works: readonly WorkThumbnail[];
}

/** Spec §2: the works of one category as a grid of thumbnails, each with title and date. */
export function CategoryGrid({ category, counts, works }: CategoryGridProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h1>{t(`category.${category}`)}</h1>
        {works.length > 0 && (
          <p className={styles.count}>{t('worksCount', { count: works.length })}</p>
        )}
      </header>
      <CategoryFilter current={category} counts={counts} />
      {works.length === 0 && <p>{t('categoryEmpty')}</p>}
      <ul className={styles.grid}>
        {works.map((work, index) => (
          <li key={work.id}>
            <ArtworkThumbnail
              work={work}
              untitled={t('untitled')}
              loading={index < EAGER_COUNT ? 'eager' : 'lazy'}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
