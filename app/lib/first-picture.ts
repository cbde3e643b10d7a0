import type { PlacedPhoto } from './picture-candidates.ts';
import { warmPicture } from './warm-picture.ts';

let held: { readonly name: string; readonly letGo: () => void } | undefined;

/** Has the first picture of the page that seems to be next at hand, and lets go of that of the page before. */
export function holdFirstPicture(placed: PlacedPhoto): void {
  const { name } = placed.photo;
  if (held?.name === name) return;
  held?.letGo();
  held = { name, letGo: warmPicture(placed) };
}
