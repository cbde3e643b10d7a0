import type { ReactNode } from 'react';
import type { IslandLabels } from '#app/ui/island.ts';
import { PageLink } from '#app/ui/link.tsx';
import { BANDS, balancedRows, PictureRows, ratioOf } from '#app/ui/pictures/picture-rows.tsx';
import primitives from '#app/ui/primitives.module.css';
import type { Photo } from '#catalogue/photos/photo.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import type { Work } from '#catalogue/works/work.ts';
import styles from './work-pages.module.css';

/** More than a large desktop shows first: its last row changes when the others arrive. */
export const FIRST_SCREEN = 20;

export const FIRST_SCREEN_END = 'first-screen-end';

const ROWS_WIDTH = 92;

interface WorkRowsProps<Shown> {
  readonly works: readonly Shown[];
  readonly children: (work: Shown, sizes: string, index: number) => ReactNode;
}

export function WorkRows<Shown extends Pick<Work, 'id' | 'photo'>>(props: WorkRowsProps<Shown>) {
  const { works, children } = props;
  const sizes = sizesOf(works.map(({ photo }) => photo));
  return (
    <PictureRows works={works} lines="balanced" ids={{ [FIRST_SCREEN - 1]: FIRST_SCREEN_END }}>
      {(work, index) => children(work, sizes[index] ?? '', index)}
    </PictureRows>
  );
}

/** Browsers choose image files before they have the stylesheet, so sizes are computed here. */
function sizesOf(photos: readonly Photo[]): readonly string[] {
  const heights = balancedRows(photos, 'a').flatMap(({ count, height }) =>
    Array<number>(count).fill(height * ROWS_WIDTH),
  );
  return photos.map((photo, index) => {
    const phone = inSteps((heights[index] ?? 0) * ratioOf(photo));
    const wide = inSteps(100 * BANDS.c.height * ratioOf(photo));
    return `(width < 620px) ${phone}vw, max(${wide}vw, ${wide - 2}rem)`;
  });
}

function inSteps(width: number): number {
  return Math.max(4, Math.round(width / 4) * 4);
}

interface PageNumbersProps {
  readonly labels: IslandLabels['pages'];
  readonly pageAt: (page: number) => string;
  readonly page: number;
  readonly pages: number;
}

export function PageNumbers({ labels, pageAt, page, pages }: PageNumbersProps) {
  if (pages < 2) return null;
  const numbers = linkedPageNumbers(page, pages);
  const beside = (rel: 'prev' | 'next', number: number) =>
    number >= 1 &&
    number <= pages && (
      <PageLink className={primitives.button} to={pageAt(number)} rel={rel}>
        {rel === 'prev' ? labels.previous : labels.next}
      </PageLink>
    );
  return (
    <nav className={styles.pages} aria-label={labels.label}>
      {beside('prev', page - 1)}
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
      {beside('next', page + 1)}
    </nav>
  );
}

/** Few enough to fit on one line of a small phone: page 17 of 35 links 1, 16, 17, 18, 35. */
export function linkedPageNumbers(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages];
  return [...new Set(near)].filter((each) => each >= 1 && each <= pages);
}
