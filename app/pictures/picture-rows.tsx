import type { ReactNode } from 'react';
import type { Photo } from '#catalogue/photos/photo.ts';
import styles from './picture-rows.module.css';
import { ratioBits } from './ratio-bits.ts';

interface PictureRowsProps {
  /**
   * Rows as `rowBits` has shared them out; a single one of these, which on a phone goes on beyond the window; or one
   * that always does.
   */
  readonly lines: 'balanced' | 'one' | 'endless';
  readonly children: ReactNode;
}

/**
 * Pictures in rows, as on a wall: those in a row are equally high and together as wide as there is room, none of them
 * cropped. The parent may give the gap between rows, `--row-gap`; of a row that goes on beyond the window, also its
 * `--row-height` and `--picture-gap`.
 */
export function PictureRows({ lines, children }: PictureRowsProps) {
  return (
    <div className={styles.root}>
      <ul className={styles.list} data-lines={lines}>
        {children}
      </ul>
    </div>
  );
}

interface PictureRowsItemProps {
  readonly id?: string | undefined;
  readonly photo: Photo;
  /** Of `rowBits`; an endless row needs none. */
  readonly rows?: string | undefined;
  /** The picture, as high as its place, and what belongs to it. */
  readonly children: ReactNode;
}

export function PictureRowsItem({ id, photo, rows, children }: PictureRowsItemProps) {
  return (
    <li id={id} className={styles.item} data-ratio={ratioBits(photo)} data-rows={rows}>
      {children}
    </li>
  );
}
