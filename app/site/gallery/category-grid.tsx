import { useTranslation } from 'react-i18next';
import type { CountedFilter } from '#app/islands/find/filters.ts';
import { WorkRows } from '#app/islands/find/work-rows.tsx';
import { LightboxData } from '#app/islands/lightbox/lightbox-data.tsx';
import { ArtworkThumbnail } from '#app/ui/artwork-thumbnail.tsx';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { lightboxDataFile } from '#app/ui/i18n/data-files.ts';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { QuietButton } from '#app/ui/quiet-button.tsx';
import { LIGHTBOX_QUERY, paths } from '#catalogue/paths/paths.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import type { Work } from '#catalogue/works/work.ts';
import { CategoryFilter } from './category-filter.tsx';
import styles from './category-grid.module.css';
import { CategoryPages } from './category-pages.tsx';

interface CategoryGridProps {
  readonly category: Category;
  readonly filters: readonly CountedFilter[];
  /** Counted from 1. */
  readonly page: number;
  readonly pages: readonly number[];
  /** Index of the first work in the category, counted from 0. */
  readonly first: number;
  readonly works: readonly Work[];
  /** On all pages. */
  readonly total: number;
}

export function CategoryGrid(props: CategoryGridProps) {
  const { category, filters, total, page, pages, first, works } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h1>
          <Word of={`category.${category}`} />
        </h1>
        {works.length > 0 && <p className={styles.count}>{t('worksCount', { count: total })}</p>}
        {works.length > 0 && (
          <PageLink to={paths(language).categoryWall(category, 1)}>
            <Word of="wall.hang" />
          </PageLink>
        )}
        {works.length > 0 && (
          <QuietButton label={t('quiet.open')} file={urlOf(lightboxDataFile(category, language))} />
        )}
      </header>
      <CategoryFilter current={category} filters={filters} />
      {works.length === 0 && <p>{t('categoryEmpty')}</p>}
      <div className={styles.works}>
        <WorkRows works={works}>
          {(work, place, index) => (
            <ArtworkThumbnail
              work={work}
              sizes={place.sizes}
              loading={place.loading}
              opens={first + index}
            />
          )}
        </WorkRows>
      </div>
      {pages.length > 1 && (
        <CategoryPages
          pageAt={(each) => paths(language).categoryPage(category, each)}
          page={page}
          numbers={pages}
        />
      )}
      {works.length > 0 && (
        <LightboxData query={LIGHTBOX_QUERY} items={urlOf(lightboxDataFile(category, language))} />
      )}
    </div>
  );
}
