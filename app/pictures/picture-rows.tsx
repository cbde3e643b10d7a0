import type { ReactNode } from 'react';
import type { Photo } from '#catalogue/photos/photo.ts';
import styles from './picture-rows.module.css';
import { ratioBits } from './ratio-bits.ts';

interface PictureRowsProps {
  /** `balanced` by `rowBits`; `one` goes on beyond the window on a phone, `endless` always. */
  readonly lines: 'balanced' | 'one' | 'endless';
  readonly children: ReactNode;
}

/** The parent may set `--row-gap`, and `--row-height` and `--picture-gap` for rows beyond the window. */
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
  /** From `rowBits`; not for endless rows. */
  readonly rows?: string | undefined;
  readonly children: ReactNode;
}

export function PictureRowsItem({ id, photo, rows, children }: PictureRowsItemProps) {
  return (
    <li id={id} className={styles.item} data-ratio={ratioBits(photo)} data-rows={rows}>
      {children}
    </li>
  );
}
