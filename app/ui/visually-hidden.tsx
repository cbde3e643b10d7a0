import type { ReactNode } from 'react';
import primitives from './primitives.module.css';

/** Text for screen readers that the layout already shows. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={primitives.hidden}>{children}</span>;
}
