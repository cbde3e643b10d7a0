import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

interface ExternalLinkProps {
  readonly address: string;
  /** Says, to those who cannot see the arrow, that a new tab opens. */
  readonly newTabLabel: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A link to somebody else's site, in a new tab, and saying so. */
export function ExternalLink({ address, newTabLabel, children, className }: ExternalLinkProps) {
  return (
    <a className={className} href={address} target="_blank" rel="noopener noreferrer">
      {children}
      <span aria-hidden="true">&#8239;↗</span>
      <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
    </a>
  );
}
