import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/page-address.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { paths } from '#catalogue/site/paths.ts';
import type { Category } from '#catalogue/works/categories.ts';
import styles from './category-pages.module.css';

interface CategoryPagesProps {
  readonly category: Category;
  readonly page: number;
  /** The pages that are led to by number, ascending, the last one among them. */
  readonly numbers: readonly number[];
}

/** The ways to the other pages of a long category: one page on, one back, and by number. */
export function CategoryPages({ category, page, numbers }: CategoryPagesProps) {
  const { t } = useTranslation();
  const to = paths(useLanguage());
  return (
    <nav className={styles.root} aria-label={t('pages.label')}>
      {page > 1 && (
        <PageLink className={styles.step} to={to.categoryPage(category, page - 1)} rel="prev">
          {t('pages.previous')}
        </PageLink>
      )}
      <ul className={styles.numbers}>
        {numbers.map((number, index) => (
          <li key={number} data-after-gap={number - (numbers[index - 1] ?? 0) > 1 || undefined}>
            <PageLink
              className={styles.number}
              to={to.categoryPage(category, number)}
              aria-label={t('pages.number', { number })}
              {...(number === page && { 'aria-current': 'page' as const })}
            >
              {number}
            </PageLink>
          </li>
        ))}
      </ul>
      {page !== numbers.at(-1) && (
        <PageLink className={styles.step} to={to.categoryPage(category, page + 1)} rel="next">
          {t('pages.next')}
        </PageLink>
      )}
    </nav>
  );
}
