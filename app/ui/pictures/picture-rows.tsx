import type { CSSProperties, ReactNode } from 'react';
import type { Photo } from '#catalogue/photos/photo.ts';
import styles from './picture-rows.module.css';
import { ratioStyle } from './ratio-style.ts';

interface PictureRowsProps {
  /** `balanced` by `rowStyles`; `one` goes on beyond the window on a phone, `endless` always. */
  readonly lines: 'balanced' | 'one' | 'endless';
  readonly children: ReactNode;
}

/** The parent may set `--row-gap`, and `--row-height` and `--picture-gap` for rows beyond the window. */
export function PictureRows({ lines, children }: PictureRowsProps) {
  return (
    // No element around it: reader modes drop one that holds only pictures.
    <ul className={styles.root} data-lines={lines}>
      {children}
    </ul>
  );
}

interface PictureRowsItemProps {
  readonly id?: string | undefined;
  readonly photo: Photo;
  /** From `rowStyles`; not for endless rows. */
  readonly rowStyle?: CSSProperties | undefined;
  readonly children: ReactNode;
}

export function PictureRowsItem({ id, photo, rowStyle, children }: PictureRowsItemProps) {
  return (
    <li id={id} className={styles.item} style={{ ...ratioStyle(photo), ...rowStyle }}>
      {children}
    </li>
  );
}
