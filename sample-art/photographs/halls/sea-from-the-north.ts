import { oklch } from '../../colour.ts';
import { concrete } from '../floor.ts';
import { drawRope } from '../furniture.ts';
import type { Hall } from '../hall.ts';
import { COOL_LAMP, PHOTO_SIZE } from './setting.ts';

/** «Море с севера»: white walls, a boat rope instead of a barrier. */
const SEA_WALL = {
  seed: 'sea',
  widthCm: 800,
  heightCm: 340,
  colour: oklch(0.92, 0.012, 235),
  ambient: 0.78,
  lamps: COOL_LAMP,
  gapCm: 50,
} as const;

/** «Море с севера», Minsk: white walls, a boat rope instead of a barrier. */
export const SEA_FROM_THE_NORTH: Readonly<Record<string, Hall>> = {
  'news/news-1.jpg': {
    wall: {
      ...SEA_WALL,
      hangings: [
        { id: 62, frame: 'white' },
        { id: 107, frame: 'oak' },
        { id: 93, frame: 'white' },
        { id: 89, frame: 'oak' },
      ],
    },
    camera: {
      ...PHOTO_SIZE,
      alongCm: 410,
      distanceCm: 470,
      eyeCm: 150,
      yaw: -0.12,
      focal: 0.78,
      horizon: 0.55,
    },
    floor: concrete({ colour: oklch(0.52, 0.012, 240), seed: 'poured floor' }),
    gloss: 0.3,
    furnish: (context, camera) =>
      drawRope(context, camera, {
        posts: [90, 250, 410, 570, 730],
        outCm: 85,
        colour: oklch(0.66, 0.06, 78),
      }),
    development: { cast: [0.99, 1, 1.03], vignette: 0.26 },
  },
  'news/news-1-1.jpg': {
    wall: {
      ...SEA_WALL,
      seed: 'sea-far',
      hangings: [
        { id: 88, frame: 'white' },
        { id: 96, frame: 'oak' },
        { id: 108, frame: 'white' },
        { id: 72, frame: 'oak' },
      ],
    },
    camera: {
      ...PHOTO_SIZE,
      alongCm: 690,
      distanceCm: 300,
      eyeCm: 148,
      yaw: -0.66,
      focal: 0.88,
      horizon: 0.54,
    },
    floor: concrete({ colour: oklch(0.52, 0.012, 240), seed: 'poured floor' }),
    gloss: 0.3,
    corner: { atCm: -60, colour: [196, 204, 210] },
    furnish: (context, camera) =>
      drawRope(context, camera, {
        posts: [60, 220, 380, 540],
        outCm: 80,
        colour: oklch(0.66, 0.06, 78),
      }),
    development: { cast: [0.99, 1, 1.03], vignette: 0.3 },
  },
  'news/news-1-3.jpg': {
    wall: { ...SEA_WALL, seed: 'aunt-galia', ambient: 0.7, hangings: [{ id: 84, frame: 'oak' }] },
    camera: {
      ...PHOTO_SIZE,
      alongCm: 402,
      distanceCm: 240,
      eyeCm: 150,
      yaw: 0,
      focal: 1.05,
      horizon: 0.5,
    },
    floor: concrete({ colour: oklch(0.52, 0.012, 240), seed: 'poured floor' }),
    gloss: 0.3,
    development: { cast: [1, 1, 1.02], vignette: 0.32 },
  },
};
