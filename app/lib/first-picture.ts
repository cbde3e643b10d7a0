import type { PlacedPhoto } from './picture-candidates.ts';
import { pictureWarmer } from './picture-warmer.ts';

const warmPicture = pictureWarmer();

let heldName: string | undefined;

/** Has the first picture of the page that seems to be next at hand, and lets go of that of the page before. */
export function holdFirstPicture(placed: PlacedPhoto): void {
  const { name } = placed.photo;
  if (heldName === name) return;
  heldName = name;
  warmPicture(placed);
}
