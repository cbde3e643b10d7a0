import type { Photo } from '#catalogue/photo.ts';
import { phonePlaces } from './phone-rows.ts';

/**
 * The widths of the pictures of a category, each in the syntax of the HTML attribute: on a phone as foreseen; else about a
 * quarter more than in the lowest row that `--row-height` allows.
 */
export function thumbnailSizes(photos: readonly Photo[]): readonly string[] {
  const onPhone = phonePlaces(photos);
  return photos.map(({ width, height }, index) => {
    const [least, wanted, most] = [15, 20, 21].map((size) => Math.round((size * width) / height));
    const phoneWidth = Math.round(onPhone[index]?.width ?? 92);
    return `(width < 620px) ${phoneWidth}vw, clamp(${least}rem, ${wanted}vw, ${most}rem)`;
  });
}
