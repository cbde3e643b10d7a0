import type { ReactNode } from 'react';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { openerOf } from '#app/ui/pictures/picture-opener.ts';
import { type Photo, pictureFile } from '#catalogue/photos/photo.ts';
import styles from './full-size-link.module.css';

interface FullSizeLinkProps {
  readonly photo: Photo;
  /** Index in the lightbox of the page, counted from 0. */
  readonly index: number;
  readonly children: ReactNode;
}

/** Without scripts, leads to the largest file. */
export function FullSizeLink({ photo, index, children }: FullSizeLinkProps) {
  const width = photo.widths.at(-1) ?? photo.width;
  return (
    <a
      className={styles.root}
      href={urlOf(pictureFile(photo.name, width, 'avif'))}
      {...openerOf(index)}
    >
      {children}
    </a>
  );
}
