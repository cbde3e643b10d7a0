import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers that the layout already shows. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.root}>{children}</span>;
}
