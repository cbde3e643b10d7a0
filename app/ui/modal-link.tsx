import type { ReactNode } from 'react';

interface ModalLinkProps {
  readonly modal: string;
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A real link, so that it works before and without scripts (`:target` in modal.module.css). */
export function ModalLink({ modal, label, children, className }: ModalLinkProps) {
  return (
    <a
      className={className}
      href={`#${modal}`}
      aria-label={label}
      aria-haspopup="dialog"
      aria-controls={modal}
    >
      {children}
    </a>
  );
}
