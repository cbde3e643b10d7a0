import type { CSSProperties, ReactNode } from 'react';
import styles from './picture-rows.module.css';

interface PictureRowsProps {
  /** `balanced` and `one` by `rowStyles`, others of one height; all but `balanced` scroll sideways on phones. */
  readonly lines: 'balanced' | 'one' | 'wrapped' | 'endless';
  readonly children: ReactNode;
}

/** The parent may set `--row-gap` and `--picture-gap`, and must set `--row-height` for rows that scroll. */
export function PictureRows({ lines, children }: PictureRowsProps) {
  return (
    // No wrapper around the list: reader modes drop an element that holds only pictures.
    <ul className={styles.root} data-lines={lines}>
      {children}
    </ul>
  );
}

interface PictureRowsItemProps {
  readonly id?: string | undefined;
  /** From `rowStyles`. */
  readonly rowStyle?: CSSProperties | undefined;
  readonly children: ReactNode;
}

export function PictureRowsItem({ id, rowStyle, children }: PictureRowsItemProps) {
  return (
    <li id={id} className={styles.item} style={rowStyle}>
      {children}
    </li>
  );
}
