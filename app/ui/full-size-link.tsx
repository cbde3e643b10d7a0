import type { ReactNode } from 'react';
import { type Photo, pictureFile } from '#catalogue/photo.ts';
import { fileAddress } from '../lib/base-path.ts';
import styles from './full-size-link.module.css';
import type { PictureOpener } from './picture-opener.ts';

interface FullSizeLinkProps {
  readonly photo: Photo;
  /** The picture, whose alternative text names the link. */
  readonly children: ReactNode;
  readonly opener: PictureOpener;
}

/** Opens a picture of a page; without scripts, leads to the largest one that there is. */
export function FullSizeLink({ photo, children, opener }: FullSizeLinkProps) {
  const width = photo.widths.at(-1) ?? photo.width;
  return (
    <a
      className={styles.root}
      href={fileAddress(pictureFile(photo.name, width, 'jpg'))}
      {...opener}
    >
      {children}
    </a>
  );
}
