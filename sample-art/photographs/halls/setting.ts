import { type Colour, oklch } from '../../colour.ts';
import type { Visitor } from '../visitors.ts';

export const PHOTO_SIZE = { width: 1600, height: 1067 } as const;
export const WARM_LAMP: Colour = oklch(0.93, 0.06, 80);
export const COOL_LAMP: Colour = oklch(0.97, 0.012, 95);
export const BLACK_COAT: Colour = oklch(0.23, 0.012, 260);
export const BROWN_COAT: Colour = oklch(0.28, 0.03, 50);
export const NAVY_COAT: Colour = oklch(0.26, 0.035, 265);

/** Someone at a place in the room, so and so tall. */
export const visitor = (
  alongCm: number,
  outCm: number,
  heightCm: number,
  look: Pick<Visitor, 'hair' | 'coat' | 'colour'>,
): Visitor => ({ alongCm, outCm, heightCm, ...look });
