import type { ComponentProps, ReactNode } from 'react';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { type Photo, pictureFile } from '#catalogue/photos/photo.ts';
import { openedIndex } from './page-attributes.ts';
import primitives from './primitives.module.css';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
}

export function PageLink({ to, ...props }: PageLinkProps) {
  return <a href={urlOf(to)} {...props} />;
}

interface ExternalLinkProps extends ComponentProps<'a'> {
  readonly href: string;
  /** Screen readers do not see the arrow. */
  readonly newTabLabel: string;
}

export function ExternalLink({ newTabLabel, children, ...props }: ExternalLinkProps) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <span aria-hidden="true">&#8239;↗</span>
      <span className={primitives.hidden}> ({newTabLabel})</span>
    </a>
  );
}

interface FullSizeLinkProps {
  readonly photo: Photo;
  readonly index: number;
  readonly children: ReactNode;
}

export function FullSizeLink({ photo, index, children }: FullSizeLinkProps) {
  const file = pictureFile(photo.name, photo.widths.at(-1) ?? photo.width, 'avif');
  return (
    <a className={primitives.enlarge} href={urlOf(file)} {...openerOf(index)}>
      {children}
    </a>
  );
}

export function openerOf(index: number) {
  return { ...openedIndex.props(index), 'aria-haspopup': 'dialog' } as const;
}
