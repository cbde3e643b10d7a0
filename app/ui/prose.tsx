import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Running text in a column that is comfortable to read. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
