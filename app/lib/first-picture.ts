import type { Photo } from '#catalogue/photo.ts';
import { warmPicture } from './warm-picture.ts';

/** The picture that a page shows first. */
export interface FirstPicture {
  readonly photo: Photo;
  /** The width that the layout gives it, in the syntax of the HTML attribute. */
  readonly sizes: string;
}

/** What a route says of its pages before they are shown. */
export interface PageHandle<Data> {
  readonly firstPicture: (data: Data) => FirstPicture | undefined;
}

let held: { readonly name: string; readonly letGo: () => void } | undefined;

/** Has the first picture of the page that seems to be next at hand, and lets go of that of the page before. */
export function holdFirstPicture({ photo, sizes }: FirstPicture): void {
  if (held?.name === photo.name) return;
  held?.letGo();
  held = { name: photo.name, letGo: warmPicture(photo, sizes) };
}
