import type { Photo } from '#catalogue/photo.ts';
import { phonePlaces } from './phone-rows.ts';

/**
 * The widths of the pictures of a category, each in the syntax of the HTML attribute: on a phone as foreseen; else about a
 * quarter more than in the lowest row that `--row-height` allows.
 */
export function thumbnailSizes(photos: readonly Photo[]): readonly string[] {
  const onPhone = phonePlaces(photos);
  return photos.map(({ width, height }, index) => {
    const phoneWidth = Math.round(onPhone[index]?.width ?? 92);
    const ratio = (width / height).toFixed(2);
    return `(width < 620px) ${phoneWidth}vw, calc(${ratio} * clamp(15rem, 20vw, 21rem))`;
  });
}
