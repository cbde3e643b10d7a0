import { useTranslation } from 'react-i18next';
import { PageLink } from '#app/ui/page-link.tsx';
import styles from './category-pages.module.css';

interface CategoryPagesProps {
  /** The address of a page, counted from 1. */
  readonly pageAt: (page: number) => string;
  readonly page: number;
  /** The pages that are led to by number, ascending, the last one among them. */
  readonly numbers: readonly number[];
}

/** The ways to the other pages of a long category, or of all works: one page on, one back, and by number. */
export function CategoryPages({ pageAt, page, numbers }: CategoryPagesProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles.root} aria-label={t('pages.label')}>
      {page > 1 && (
        <PageLink className={styles.step} to={pageAt(page - 1)} rel="prev">
          {t('pages.previous')}
        </PageLink>
      )}
      <ul className={styles.numbers}>
        {numbers.map((number, index) => (
          <li key={number} data-after-gap={number - (numbers[index - 1] ?? 0) > 1 || undefined}>
            <PageLink
              className={styles.number}
              to={pageAt(number)}
              aria-label={t('pages.number', { number })}
              {...(number === page && { 'aria-current': 'page' as const })}
            >
              {number}
            </PageLink>
          </li>
        ))}
      </ul>
      {page !== numbers.at(-1) && (
        <PageLink className={styles.step} to={pageAt(page + 1)} rel="next">
          {t('pages.next')}
        </PageLink>
      )}
    </nav>
  );
}
