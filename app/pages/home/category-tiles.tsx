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

/** Spec §9. */
const TILE_SIZES = '(width <= 480px) 250px, 350px';

/** What stands for a category on the home page. */
export interface CategoryPreview {
  readonly category: Category;
  readonly photo: Photo;
  /** How many works it lists. */
  readonly count: number;
}

interface CategoryTilesProps {
  readonly previews: readonly CategoryPreview[];
  /** How many works all categories list. */
  readonly total: number;
}

/** Spec §2: the categories in their order; on hover the image zooms in and the title fades out. */
export function CategoryTiles({ previews, total }: CategoryTilesProps) {
  const { t } = useTranslation();
  const to = paths(useLanguage());
  return (
    <div className={styles.root} id={CATEGORY_TILES_ID}>
      <nav aria-label={t('gallery')}>
        <ul className={styles.tiles}>
          {previews.map(({ category, photo, count }) => (
            <li key={category} className={styles.row}>
              <PageLink className={styles.tile} to={to.category(category)}>
                <Picture
                  photo={photo}
                  alt=""
                  sizes={TILE_SIZES}
                  isThumbnail
                  className={styles.preview}
                />
                <span className={styles.title}>
                  <Word of={`category.${category}`} />
                </span>
              </PageLink>
              <WorksCount count={count} />
            </li>
          ))}
        </ul>
      </nav>
      <PageLink className={styles.all} to={to.allWorks()}>
        <Word of="find.allWorks" /> <WorksCount count={total} />
      </PageLink>
    </div>
  );
}

/** The number and its word are styled apart, wherever a language puts them. */
function WorksCount({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  const [before, number, after] = t('worksCount', { count }).split(/(\d+)/);
  return (
    <span className={styles.count}>
      {before}
      <span className={styles.number}>{number}</span>
      <span className={styles.unit}>{after}</span>
    </span>
  );
}
