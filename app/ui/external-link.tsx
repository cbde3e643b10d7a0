import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

interface ExternalLinkProps {
  readonly address: string;
  /** Announces the new tab to screen readers, which do not see the arrow. */
  readonly newTabLabel: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly onClick?: (() => void) | undefined;
}

export function ExternalLink({ address, newTabLabel, children, ...props }: ExternalLinkProps) {
  return (
    <a {...props} href={address} target="_blank" rel="noopener noreferrer">
      {children}
      <span aria-hidden="true">&#8239;↗</span>
      <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
    </a>
  );
}
