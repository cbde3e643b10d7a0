import type { Sharp } from 'sharp';
import { photographHall } from './hall.ts';
import { FIFTH_HOUR } from './halls/fifth-hour.ts';
import { LETTERS_FROM_HANGZHOU } from './halls/letters-from-hangzhou.ts';
import { LJUBLJANA } from './halls/ljubljana.ts';
import { SEA_FROM_THE_NORTH } from './halls/sea-from-the-north.ts';
import { TEA_HOUSE_HALLS } from './halls/tea-house.ts';
import { dryingCircles, guestBook, inkTable, nearAndAslant } from './news-still-lifes.ts';

const HALLS = {
  ...FIFTH_HOUR,
  ...TEA_HOUSE_HALLS,
  ...SEA_FROM_THE_NORTH,
  ...LJUBLJANA,
  ...LETTERS_FROM_HANGZHOU,
};

/** How each photo of the news is taken, by its file below `content/images`. */
export const NEWS: Readonly<Record<string, () => Promise<Sharp>>> = {
  ...Object.fromEntries(
    Object.entries(HALLS).map(([file, hall]) => [file, () => photographHall(hall)]),
  ),
  'news/news-5-3.jpg': guestBook,
  'news/news-4-1.jpg': inkTable,
  'news/news-4-2.jpg': dryingCircles,
  'news/news-1-2.jpg': () => nearAndAslant(107, { yaw: 0.72, seed: 'storm' }),
  'news/news-2-1.jpg': () => nearAndAslant(117, { yaw: 0.6, seed: 'koi' }),
};
