import { type Photo, type PictureFormat, pictureFile } from '#catalogue/photo.ts';
import { fileAddress } from './base-path.ts';

/** A photo at every width that it has in one format, in the syntax of the HTML attribute `srcset`. */
export function pictureCandidates({ name, widths }: Photo, format: PictureFormat): string {
  return widths
    .map((width) => `${fileAddress(pictureFile(name, width, format))} ${width}w`)
    .join(', ');
}
