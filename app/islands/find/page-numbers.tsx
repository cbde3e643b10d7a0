import type { IslandLabels } from '#app/ui/island.ts';
import { PageLink } from '#app/ui/link.tsx';
import primitives from '#app/ui/primitives.module.css';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import styles from './page-numbers.module.css';

interface PageNumbersProps {
  readonly labels: IslandLabels['pages'];
  /** Path of a page, counted from 1. */
  readonly pageAt: (page: number) => string;
  readonly page: number;
  /** Linked page numbers, ascending; includes the last page. */
  readonly numbers: readonly number[];
}

export function PageNumbers({ labels, pageAt, page, numbers }: PageNumbersProps) {
  if (numbers.length < 2) return null;
  return (
    <nav className={styles.root} aria-label={labels.label}>
      {page > 1 && (
        <PageLink className={primitives.button} to={pageAt(page - 1)} rel="prev">
          {labels.previous}
        </PageLink>
      )}
      <ul>
        {numbers.map((number, index) => (
          <li key={number} data-after-gap={number - (numbers[index - 1] ?? 0) > 1 || undefined}>
            <PageLink
              className={styles.number}
              to={pageAt(number)}
              aria-label={fillLabel(labels.number, { number: `${number}` })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </PageLink>
          </li>
        ))}
      </ul>
      {page !== numbers.at(-1) && (
        <PageLink className={primitives.button} to={pageAt(page + 1)} rel="next">
          {labels.next}
        </PageLink>
      )}
    </nav>
  );
}
