import './ratio-digits.css';
import type { ReactNode } from 'react';
import type { Photo } from '#catalogue/photos/photo.ts';
import styles from './picture-rows.module.css';
import { ratioDigits } from './ratio-digits.ts';

interface PictureRowsProps {
  /** As many as are needed, a single one, or a single one that goes on beyond the window. */
  readonly lines: 'many' | 'one' | 'endless';
  readonly children: ReactNode;
}

/**
 * Pictures in rows, as on a wall: those in a row are equally high and together as wide as there is room, none of them
 * cropped. The parent gives the heights between which a row may be, `--row-height` and `--row-height-max`, and may give
 * the gaps and the width below which nothing shrinks, `--picture-least`.
 */
export function PictureRows({ lines, children }: PictureRowsProps) {
  return (
    <ul className={styles.root} data-lines={lines}>
      {children}
    </ul>
  );
}

interface PictureRowsItemProps {
  readonly id?: string | undefined;
  readonly photo: Photo;
  /** The picture, as wide as its place, and what belongs to it. */
  readonly children: ReactNode;
}

export function PictureRowsItem({ id, photo, children }: PictureRowsItemProps) {
  return (
    <li id={id} className={styles.item} data-ratio={ratioDigits(photo)}>
      {children}
    </li>
  );
}
