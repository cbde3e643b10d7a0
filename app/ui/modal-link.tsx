import type { ReactNode } from 'react';

interface ModalLinkProps {
  /** The id of the modal that it opens. */
  readonly modal: string;
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Opens a modal. A real link to it, so that it works before the script has come and without (see `:target` there). */
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
