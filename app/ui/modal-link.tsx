import type { MouseEvent, ReactNode, Ref } from 'react';

interface ModalLinkProps {
  /** The id of the modal that it opens. */
  readonly modal: string;
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Opens a modal. A real link to it, so that it works before hydration and without scripts (see `:target` there). */
export function ModalLink({ modal, label, children, className, ref }: ModalLinkProps) {
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    event.currentTarget.closest('dialog')?.close();
    const dialog = document.getElementById(modal);
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  };
  return (
    <a
      ref={ref}
      className={className}
      href={`#${modal}`}
      aria-label={label}
      aria-haspopup="dialog"
      aria-controls={modal}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}
