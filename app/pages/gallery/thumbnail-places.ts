import type { Photo } from '#catalogue/photos/photo.ts';
import { phonePlaces } from './phone-rows.ts';

/** What the picture of a thumbnail needs to know of its place. */
export interface ThumbnailPlace {
  /** Its width, in the syntax of the HTML attribute. */
  readonly sizes: string;
  readonly loading: 'eager' | 'lazy';
}

/**
 * The places of the pictures of a category: on a phone as predicted; else about a quarter wider than in the lowest row that
 * `--row-height` allows.
 */
export function thumbnailPlaces(photos: readonly Photo[]): readonly ThumbnailPlace[] {
  const onPhone = phonePlaces(photos);
  return photos.map(({ width, height }, index) => {
    const phoneWidth = Math.round(onPhone[index]?.width ?? 92);
    const ratio = (width / height).toFixed(2);
    return {
      sizes: `(width < 620px) ${phoneWidth}vw, calc(${ratio} * clamp(15rem, 20vw, 21rem))`,
      loading: onPhone[index]?.isOnFirstScreen ? 'eager' : 'lazy',
    };
  });
}
