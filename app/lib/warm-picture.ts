import { type PlacedPhoto, pictureCandidates, pictureSources } from './picture-candidates.ts';

/**
 * Fetches and decodes what a `Picture` is about to show: from the same formats, widths and `sizes` the browser chooses
 * the same file, which then stands on the page in its first frame.
 *
 * The outside system is the browser's memory of pictures. (A preload would complain where the picture is not shown.)
 *
 * @returns lets go of it: what has not come by then is asked for no longer
 */
export function warmPicture(placed: PlacedPhoto): () => void {
  const picture = document.createElement('picture');
  const image = document.createElement('img');
  const sources = pictureSources(placed).map(({ srcSet, ...source }) =>
    Object.assign(document.createElement('source'), source, { srcset: srcSet }),
  );
  picture.append(...sources, image);
  const jpeg = pictureCandidates(placed.photo, 'jpg');
  Object.assign(image, { sizes: placed.sizes, srcset: jpeg, fetchPriority: 'high' });
  // A picture that does not come is told of where it is shown.
  image.decode().catch(() => {});
  return () => {
    for (const source of sources) source.remove();
    image.removeAttribute('srcset');
  };
}
