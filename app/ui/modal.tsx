import type { ReactNode } from 'react';
import styles from './modal.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A fragment that no element has: leaving the `:target` of a modal without scrolling the page. */
const NOWHERE = '#_';

interface ModalProps {
  readonly id: string;
  readonly label: string;
  readonly closeLabel: string;
  readonly placement: 'side' | 'centre';
  readonly children: ReactNode;
}

/**
 * A native modal dialog over a dimmed overlay. What opens and closes it is `shell/dialogs.ts`; without scripts it is
 * shown as the page's `:target`, and its overlay and close button are links that lead away.
 */
export function Modal({ id, label, closeLabel, placement, children }: ModalProps) {
  return (
    <dialog id={id} className={styles.root} aria-label={label} data-modal={placement}>
      <div className={styles.box} data-placement={placement}>
        <a className={styles.close} href={NOWHERE}>
          <span aria-hidden="true">×</span>
          <VisuallyHidden>{closeLabel}</VisuallyHidden>
        </a>
        {children}
      </div>
      {/* biome-ignore lint/a11y/useAnchorContent: for the mouse only; the close button says the same to the others. */}
      <a className={styles.overlay} href={NOWHERE} tabIndex={-1} aria-hidden="true">
        {closeLabel}
      </a>
    </dialog>
  );
}
