import type { IslandLabels } from '#app/ui/island.ts';
import { PageLink } from '#app/ui/link.tsx';
import primitives from '#app/ui/primitives.module.css';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import styles from './page-numbers.module.css';

interface PageNumbersProps {
  readonly labels: IslandLabels['pages'];
  readonly pageAt: (page: number) => string;
  readonly page: number;
  readonly pages: number;
}

export function PageNumbers({ labels, pageAt, page, pages }: PageNumbersProps) {
  if (pages < 2) return null;
  const numbers = linkedPageNumbers(page, pages);
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
      {page < pages && (
        <PageLink className={primitives.button} to={pageAt(page + 1)} rel="next">
          {labels.next}
        </PageLink>
      )}
    </nav>
  );
}

/** Few enough to fit on one line of a small phone: page 17 of 35 links 1, 16, 17, 18, 35. */
export function linkedPageNumbers(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages];
  return [...new Set(near)].filter((each) => each >= 1 && each <= pages);
}
