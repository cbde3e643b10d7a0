import type { PlacedPhoto } from './picture-candidates.ts';
import { warmPicture } from './warm-picture.ts';

/** What a route says of its pages before they are shown. */
export interface PageHandle<Data> {
  readonly firstPicture: (data: Data) => PlacedPhoto | undefined;
}

let held: { readonly name: string; readonly letGo: () => void } | undefined;

/** Has the first picture of the page that seems to be next at hand, and lets go of that of the page before. */
export function holdFirstPicture(placed: PlacedPhoto): void {
  const { name } = placed.photo;
  if (held?.name === name) return;
  held?.letGo();
  held = { name, letGo: warmPicture(placed) };
}
