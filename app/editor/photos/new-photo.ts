import type { Corners } from './corners.ts';
import type { PreparedPhoto } from './straighten-photo.ts';

/** A photo that is not in the folder yet. */
export interface NewPhoto {
  readonly original: Blob;
  readonly corners: Corners;
  readonly prepared: PreparedPhoto;
}

/** By path in the folder: `images/gallery/river-12.jpg`. */
export type NewPhotos = Readonly<Record<string, NewPhoto>>;

/**
 * Some file systems ignore letter case.
 * @param taken paths
 * @example freePath('images/news/news-6.jpg', ['images/news/news-6.jpg']) // 'images/news/news-6-v2.jpg'
 */
export function freePath(wanted: string, taken: readonly string[]): string {
  const used = new Set(taken.map((path) => path.toLowerCase()));
  let free = wanted;
  for (let copy = 2; used.has(free.toLowerCase()); copy += 1) {
    free = wanted.replace(/(?=\.jpg$)/, `-v${copy}`);
  }
  return free;
}
