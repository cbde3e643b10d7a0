import type { ReactNode } from 'react';
import styles from './prose.module.css';

export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
