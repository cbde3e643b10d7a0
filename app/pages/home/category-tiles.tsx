import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/page-address.ts';
import { Word } from '#app/i18n/word.tsx';
import { Picture } from '#app/pictures/picture.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { Photo } from '#catalogue/photos/photo.ts';
import { paths } from '#catalogue/site/paths.ts';
import type { Category } from '#catalogue/works/categories.ts';
import styles from './category-tiles.module.css';

export const CATEGORY_TILES_ID = 'categories';

/** Spec §9: 350 px wide, 250 px when small; less where two or four beside each other leave less. */
const TILE_SIZES = '(width <= 480px) 45vw, (width <= 768px) 46vw, 350px';

/** What stands for a category on the home page. */
export interface CategoryPreview {
  readonly category: Category;
  readonly photo: Photo;
}

/** Spec §2: the categories in their order; on hover the image zooms in and the title fades out. */
export function CategoryTiles({ previews }: { readonly previews: readonly CategoryPreview[] }) {
  const { t } = useTranslation();
  const to = paths(useLanguage());
  return (
    <nav className={styles.root} id={CATEGORY_TILES_ID} aria-label={t('gallery')}>
      <ul className={styles.tiles}>
        {previews.map(({ category, photo }) => (
          <li key={category}>
            <PageLink className={styles.tile} to={to.category(category)}>
              <Picture photo={photo} alt="" sizes={TILE_SIZES} className={styles.preview} />
              <span className={styles.title}>
                <Word of={`category.${category}`} />
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
