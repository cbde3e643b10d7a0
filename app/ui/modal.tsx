import type { ReactNode } from 'react';
import styles from './modal.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

// No element has this id: leaves `:target` without scrolling.
const NOWHERE = '#_';

interface ModalProps {
  readonly id: string;
  readonly label: string;
  readonly closeLabel: string;
  readonly placement: 'side' | 'centre';
  readonly children: ReactNode;
}

/** `shell/dialogs.ts` opens and closes it. Without scripts it is the page's `:target`, closed by links. */
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
      <a className={styles.overlay} href={NOWHERE} tabIndex={-1} aria-hidden="true" />
    </dialog>
  );
}
