import type { Photo } from '#catalogue/photo.ts';
import { pictureCandidates } from './picture-candidates.ts';

/**
 * Fetches and decodes what a `Picture` is about to show: from the same formats, widths and `sizes` the browser chooses
 * the same file, which then stands on the page in its first frame.
 *
 * The outside system is the browser's memory of pictures. (A preload would complain where the picture is not shown.)
 *
 * @returns lets go of it: what has not come by then is asked for no longer
 */
export function warmPicture(photo: Photo, sizes: string): () => void {
  const picture = document.createElement('picture');
  const source = document.createElement('source');
  const image = document.createElement('img');
  const jpeg = pictureCandidates(photo, 'jpg');
  picture.append(source, image);
  Object.assign(source, { type: 'image/avif', sizes, srcset: pictureCandidates(photo, 'avif') });
  Object.assign(image, { sizes, srcset: jpeg, fetchPriority: 'high' });
  // A picture that does not come is told of where it is shown.
  image.decode().catch(() => {});
  return () => {
    source.remove();
    image.removeAttribute('srcset');
  };
}
