import { useTranslation } from 'react-i18next';
import type { Category } from '#catalogue/categories.ts';
import type { WorkThumbnail } from '#catalogue/work-view.ts';
import { ArtworkThumbnail } from './artwork-thumbnail.tsx';
import { CategoryFilter } from './category-filter.tsx';
import styles from './category-grid.module.css';

/** What is in the first rows of most screens: not worth making lazy. */
const EAGER_COUNT = 2;

interface CategoryGridProps {
  readonly category: Category;
  readonly works: readonly WorkThumbnail[];
}

/** Spec §2: the works of one category as a grid of thumbnails, each with title and date. */
export function CategoryGrid({ category, works }: CategoryGridProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.root}>
      <h1>{t(`category.${category}`)}</h1>
      <CategoryFilter current={category} />
      {works.length === 0 && <p>{t('categoryEmpty')}</p>}
      <ul className={styles.grid}>
        {works.map((work, index) => (
          <li key={work.id}>
            <ArtworkThumbnail work={work} loading={index < EAGER_COUNT ? 'eager' : 'lazy'} />
          </li>
        ))}
      </ul>
    </div>
  );
}
