import { urlOf } from '#app/ui/i18n/base-path.ts';
import { jpegFile } from '#catalogue/photos/photo.ts';
import { type PlacedPhoto, pictureSources } from './picture-candidates.ts';

// The browser chooses the same file for the same `sizes`, so that the next `Picture` has it in its first frame.
// One element for all: Chromium never releases a picture with `srcset` that was on no page.
// `<link rel="preload">` would warn about unused pictures. Returns a function that cancels the request.
export function picturePreloader(): (placed: PlacedPhoto) => () => void {
  let picture: HTMLPictureElement | undefined;
  let image: HTMLImageElement | undefined;
  const release = () => {
    picture?.replaceChildren();
    image?.removeAttribute('src');
  };
  return (placed) => {
    release();
    picture ??= document.createElement('picture');
    image ??= document.createElement('img');
    const sources = pictureSources(placed).map(({ srcSet, ...source }) =>
      Object.assign(document.createElement('source'), source, { srcset: srcSet }),
    );
    picture.append(...sources, image);
    Object.assign(image, { src: urlOf(jpegFile(placed.photo)), fetchPriority: 'high' });
    // The visible picture reports the failure.
    image.decode().catch(() => {});
    return release;
  };
}
