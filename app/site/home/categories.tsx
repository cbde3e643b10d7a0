import { usePage } from '#app/site/use-page.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import styles from './home.module.css';

export const CATEGORIES_ID = 'categories';

/** Spec §9. */
const TILE_SIZES = '(width <= 480px) 250px, 350px';

interface CategoriesProps {
  readonly previews: readonly {
    readonly category: Category;
    readonly photo: Photo;
    readonly count: number;
  }[];
  readonly total: number;
}

/** Spec §2: on hover the image of a tile zooms in and its title fades out. */
export function Categories({ previews, total }: CategoriesProps) {
  const { t, pathTo } = usePage();
  return (
    <div className={styles.categories} id={CATEGORIES_ID}>
      <nav aria-label={t('gallery')}>
        <ul className={styles.tiles}>
          {previews.map(({ category, photo, count }) => (
            <li key={category}>
              <PageLink className={styles.tile} to={pathTo.category(category)}>
                <Picture photo={photo} alt="" sizes={TILE_SIZES} />
                <span>
                  <Word of={`category.${category}`} />
                </span>
              </PageLink>
              <WorksCount count={count} />
            </li>
          ))}
        </ul>
      </nav>
      <PageLink
        className={styles.all}
        to={pathTo.allWorks()}
        data-ninth={previews.length % 3 === 2 || undefined}
      >
        <Word of="find.allWorks" /> <WorksCount count={total} />
      </PageLink>
    </div>
  );
}

/** Number and word are styled separately, in the order of any language. */
function WorksCount({ count }: { readonly count: number }) {
  const { t } = usePage();
  // At the first number only: the words of the artist may hold another one.
  const [before, number, after] = t('worksCount', { count }).split(/(\d+)(.*)/s);
  return (
    <small className={styles.count}>
      {before}
      <b>{number}</b>
      {after}
    </small>
  );
}
