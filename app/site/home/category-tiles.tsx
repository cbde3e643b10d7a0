import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { paths } from '#catalogue/paths/paths.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import { CategoryTile } from './category-tile.tsx';
import styles from './category-tiles.module.css';
import { WorksCount } from './works-count.tsx';

export const CATEGORY_TILES_ID = 'categories';

export interface CategoryPreview {
  readonly category: Category;
  readonly photo: Photo;
  readonly count: number;
}

interface CategoryTilesProps {
  readonly previews: readonly CategoryPreview[];
  readonly total: number;
}

export function CategoryTiles({ previews, total }: CategoryTilesProps) {
  const { t } = useTranslation();
  const pathTo = paths(useLanguage());
  return (
    <div
      className={styles.root}
      id={CATEGORY_TILES_ID}
      data-ninth-cell={previews.length % 3 === 2 || undefined}
    >
      <nav aria-label={t('gallery')}>
        <ul className={styles.tiles}>
          {previews.map(({ category, photo, count }) => (
            <li key={category} className={styles.row}>
              <CategoryTile category={category} photo={photo} />
              <WorksCount count={count} isBesideTile />
            </li>
          ))}
        </ul>
      </nav>
      <PageLink className={styles.all} to={pathTo.allWorks()}>
        <Word of="find.allWorks" /> <WorksCount count={total} />
      </PageLink>
    </div>
  );
}
