import { type PlacedPhoto, pictureCandidates, pictureSources } from './picture-candidates.ts';

/**
 * Makes a place off the page where one picture at a time is fetched and decoded that a `Picture` is about to show: from
 * the same formats, widths and `sizes` the browser chooses the same file, which then stands on the page in its first
 * frame.
 *
 * Synchronizes with the browser's memory of pictures. (A preload would complain where the picture is not shown.)
 * One element serves for all that come to that place: Chromium never lets go of a picture with widths to choose from
 * that has been on no page.
 *
 * @returns fetches a picture in place of the one before, and answers with what lets go of it: what has not come by then
 * is asked for no longer
 */
export function picturePreloader(): (placed: PlacedPhoto) => () => void {
  let picture: HTMLPictureElement | undefined;
  let image: HTMLImageElement | undefined;
  const release = () => {
    picture?.replaceChildren();
    image?.removeAttribute('srcset');
  };
  return (placed) => {
    release();
    picture ??= document.createElement('picture');
    image ??= document.createElement('img');
    const sources = pictureSources(placed).map(({ srcSet, ...source }) =>
      Object.assign(document.createElement('source'), source, { srcset: srcSet }),
    );
    picture.append(...sources, image);
    const jpeg = pictureCandidates(placed.photo, 'jpg');
    Object.assign(image, { sizes: placed.sizes, srcset: jpeg, fetchPriority: 'high' });
    // A picture that does not come is told of where it is shown.
    image.decode().catch(() => {});
    return release;
  };
}
