import { useTranslation } from 'react-i18next';
import type { Category, Filter } from '#catalogue/categories.ts';
import { LIGHTBOX_QUERY, paths } from '#catalogue/paths.ts';
import type { WorkCard } from '#catalogue/work-view.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Word } from '../../i18n/word.tsx';
import { useLightboxLabels } from '../../i18n/use-lightbox-labels.ts';
import { useLightbox } from '../../lightbox/use-lightbox.tsx';
import { CategoryFilter } from './category-filter.tsx';
import styles from './category-grid.module.css';
import { CategoryPages } from './category-pages.tsx';
import { CategoryWorks } from './category-works.tsx';
import { usePageOfAskedWork } from './use-page-of-asked-work.ts';

interface CategoryGridProps {
  readonly category: Category;
  readonly counts: Readonly<Record<Filter, number>>;
  /** Counted from 1. */
  readonly page: number;
  /** The pages to which this one leads, itself included. */
  readonly pages: readonly number[];
  /** The position of the first work in the category, counted from 0. */
  readonly first: number;
  readonly works: readonly WorkCard[];
  /** The works on both sides of the page: in the lightbox one goes on to them. */
  readonly before?: WorkCard;
  readonly after?: WorkCard;
}

/** Spec §2: the works of one category as a grid of thumbnails, each with title and date; many take several pages. */
export function CategoryGrid(props: CategoryGridProps) {
  const { category, counts, page, pages, first, works, before, after } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const to = paths(language);
  const total = counts[category];
  usePageOfAskedWork({ category, page, total });
  const aheadOfPage = before ? 1 : 0;
  const { openerOf, lightbox } = useLightbox({
    items: [before, ...works, after]
      .filter((work) => work !== undefined)
      .map((work) => ({
        title: work.title ?? { text: t('untitled'), language },
        photo: work.photo,
        facts: [work.details, work.date].filter(Boolean),
        page: to.artwork(work),
      })),
    query: LIGHTBOX_QUERY,
    series: { first: first - aheadOfPage, total },
    labels: useLightboxLabels(),
  });
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h1>
          <Word of={`category.${category}`} />
        </h1>
        {works.length > 0 && <p className={styles.count}>{t('worksCount', { count: total })}</p>}
      </header>
      <CategoryFilter current={category} counts={counts} />
      {works.length === 0 && <p>{t('categoryEmpty')}</p>}
      <div className={styles.works}>
        <CategoryWorks
          key={category}
          works={works}
          openerOf={(index) => openerOf(aheadOfPage + index)}
        />
      </div>
      {pages.length > 1 && <CategoryPages category={category} page={page} numbers={pages} />}
      {lightbox}
    </div>
  );
}
