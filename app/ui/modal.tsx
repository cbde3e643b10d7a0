import type { ReactNode } from 'react';
import styles from './modal.module.css';

// No element has this id: leaves `:target` without scrolling.
export const NOWHERE = '#_';

interface ModalProps {
  readonly id: string;
  readonly label: string;
  readonly closeLabel: string;
  /** A choice in a `sheet` leaves it open. */
  readonly placement: 'side' | 'centre' | 'sheet';
  /** Fills the dialog, so that a click on the dialog itself is one on its backdrop. */
  readonly children: ReactNode;
}

/** `shell/dialogs.ts` opens and closes it. Without scripts it is the page's `:target`, closed by its link. */
export function Modal({ id, label, closeLabel, placement, children }: ModalProps) {
  return (
    <dialog id={id} className={styles.root} aria-label={label} data-modal={placement}>
      <a className={styles.close} href={NOWHERE} aria-label={closeLabel}>
        ×
      </a>
      {children}
    </dialog>
  );
}

interface ModalLinkProps {
  readonly modal: string;
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

export function ModalLink({ modal, label, ...props }: ModalLinkProps) {
  return (
    <a
      href={`#${modal}`}
      aria-label={label}
      aria-haspopup="dialog"
      aria-controls={modal}
      {...props}
    />
  );
}
