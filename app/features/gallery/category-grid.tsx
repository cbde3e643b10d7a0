import { useTranslation } from 'react-i18next';
import type { Category, Filter } from '#catalogue/categories.ts';
import { LIGHTBOX_QUERY, paths } from '#catalogue/paths.ts';
import type { Photo } from '#catalogue/photo.ts';
import type { WorkCard } from '#catalogue/work-view.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useLightboxLabels } from '../../i18n/use-lightbox-labels.ts';
import { useLightbox } from '../../lightbox/use-lightbox.tsx';
import { ArtworkThumbnail } from '../../ui/artwork-thumbnail.tsx';
import { PictureRows, PictureRowsItem } from '../../ui/picture-rows.tsx';
import { CategoryFilter } from './category-filter.tsx';
import styles from './category-grid.module.css';

/** What is in the first rows of most screens: not worth making lazy. */
const EAGER_COUNT = 2;

/** Half a phone, or all of it; else about a quarter more than in the lowest row that `--row-height` allows. */
function thumbnailSizes({ width, height }: Photo): string {
  const ratio = width / height;
  const [least, wanted, most] = [15, 20, 21].map((size) => (size * ratio).toFixed(1));
  return `(width < 620px) ${ratio > 2 ? 92 : 45}vw, clamp(${least}rem, ${wanted}vw, ${most}rem)`;
}

interface CategoryGridProps {
  readonly category: Category;
  readonly counts: Readonly<Record<Filter, number>>;
  readonly works: readonly WorkCard[];
}

/** Spec §2: the works of one category as a grid of thumbnails, each with title and date. */
export function CategoryGrid({ category, counts, works }: CategoryGridProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const to = paths(language);
  const { openerOf, lightbox } = useLightbox({
    items: works.map((work) => ({
      title: work.title ?? { text: t('untitled'), language },
      photo: work.photo,
      facts: [work.details, work.date].filter(Boolean),
      page: to.artwork(work),
    })),
    query: LIGHTBOX_QUERY,
    isSeries: true,
    labels: useLightboxLabels(),
  });
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
      <div className={styles.works}>
        <PictureRows lines="many">
          {works.map((work, index) => (
            <PictureRowsItem key={work.id} photo={work.photo}>
              <ArtworkThumbnail
                work={work}
                untitled={t('untitled')}
                sizes={thumbnailSizes(work.photo)}
                loading={index < EAGER_COUNT ? 'eager' : 'lazy'}
                opener={openerOf(index)}
              />
            </PictureRowsItem>
          ))}
        </PictureRows>
      </div>
      {lightbox}
    </div>
  );
}
