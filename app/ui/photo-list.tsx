import type { Photo } from '#catalogue/photo.ts';
import { FullSizeLink } from './full-size-link.tsx';
import styles from './photo-list.module.css';
import { Picture } from './picture.tsx';
import type { PictureOpener } from './picture-opener.ts';

interface PhotoListProps {
  readonly photos: readonly Photo[];
  /** The alternative text of a photo by its number, counted from 1. */
  readonly labelOf: (number: number) => string;
  readonly sizes: string;
  /** What opens a photo, by its number, counted from 1. */
  readonly openerOf: (number: number) => PictureOpener;
}

/** Further photos of a work or a post, uncropped, side by side. */
export function PhotoList({ photos, labelOf, sizes, openerOf }: PhotoListProps) {
  if (photos.length === 0) return null;
  return (
    <ul className={styles.root}>
      {photos.map((photo, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a photo may stand in it twice.
        <li key={index}>
          <FullSizeLink photo={photo} opener={openerOf(index + 1)}>
            <Picture
              photo={photo}
              alt={labelOf(index + 1)}
              sizes={sizes}
              className={styles.picture}
            />
          </FullSizeLink>
        </li>
      ))}
    </ul>
  );
}
