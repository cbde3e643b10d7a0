import type { ReactNode } from 'react';
import { type Photo, pictureFile } from '#catalogue/photo.ts';
import { fileAddress } from '../lib/base-path.ts';
import styles from './full-size-link.module.css';
import { openerOf } from './picture-opener.ts';

interface FullSizeLinkProps {
  readonly photo: Photo;
  /** The place of the picture in the series of the page, counted from 0. */
  readonly index: number;
  /** The picture, whose alternative text names the link. */
  readonly children: ReactNode;
}

/** Opens a picture of a page; without scripts, leads to the largest one that there is. */
export function FullSizeLink({ photo, index, children }: FullSizeLinkProps) {
  const width = photo.widths.at(-1) ?? photo.width;
  return (
    <a
      className={styles.root}
      href={fileAddress(pictureFile(photo.name, width, 'jpg'))}
      {...openerOf(index)}
    >
      {children}
    </a>
  );
}
