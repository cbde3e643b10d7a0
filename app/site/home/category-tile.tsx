import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { paths } from '#catalogue/paths/paths.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import styles from './category-tile.module.css';

/** Spec §9. */
const TILE_SIZES = '(width <= 480px) 250px, 350px';

interface CategoryTileProps {
  readonly category: Category;
  readonly photo: Photo;
}

/** Spec §2: on hover the image zooms in and the title fades out. */
export function CategoryTile({ category, photo }: CategoryTileProps) {
  const pathTo = paths(useLanguage());
  return (
    <PageLink className={styles.root} to={pathTo.category(category)}>
      <Picture photo={photo} alt="" sizes={TILE_SIZES} className={styles.preview} />
      <span className={styles.title}>
        <Word of={`category.${category}`} />
      </span>
    </PageLink>
  );
}
