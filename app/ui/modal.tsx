import type { ComponentProps, ReactNode } from 'react';
import { modalPlacement, NOWHERE } from './modal.client.ts';
import styles from './modal.module.css';

interface ModalProps {
  readonly id: string;
  readonly label: string;
  readonly closeLabel: string;
  readonly placement: Parameters<typeof modalPlacement.props>[0];
  readonly children: ReactNode;
}

export function Modal({ id, label, closeLabel, placement, children }: ModalProps) {
  return (
    <dialog id={id} className={styles.root} aria-label={label} {...modalPlacement.props(placement)}>
      <a className={styles.close} href={NOWHERE} aria-label={closeLabel}>
        ×
      </a>
      {children}
    </dialog>
  );
}

interface ModalLinkProps extends ComponentProps<'a'> {
  readonly modal: string;
  readonly label: string;
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
