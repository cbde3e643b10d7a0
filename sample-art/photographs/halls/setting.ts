import { type Colour, oklch } from '../../colour.ts';

export const PHOTO_SIZE = { width: 1600, height: 1067 } as const;
export const WARM_LAMP: Colour = oklch(0.93, 0.06, 80);
export const COOL_LAMP: Colour = oklch(0.97, 0.012, 95);
