import { oklch } from '../../colour.ts';
import { boards } from '../floor.ts';
import { drawBlock } from '../furniture.ts';
import type { Hall } from '../hall.ts';
import { windowLight } from '../wall-dressing.ts';
import { PHOTO_SIZE, WARM_LAMP } from './setting.ts';

/** «Пятый час»: early works in low light from the side. */
const MORNING_WALL = {
  seed: 'fifth-hour',
  widthCm: 760,
  heightCm: 340,
  colour: oklch(0.8, 0.026, 225),
  ambient: 0.76,
  lamps: WARM_LAMP,
  skirting: oklch(0.9, 0.01, 90),
  gapCm: 44,
} as const;

/** «Пятый час», Minsk: early landscapes in low light. */
export const FIFTH_HOUR: Readonly<Record<string, Hall>> = {
  'news/news-5.jpg': {
    wall: {
      ...MORNING_WALL,
      hangings: [
        { id: 5, frame: 'oak' },
        { id: 164, frame: 'oak' },
        { id: 138, frame: 'walnut' },
        { id: 109, frame: 'oak' },
      ],
      over: windowLight({ atCm: 70, upCm: 250, strength: 0.4 }),
    },
    camera: {
      ...PHOTO_SIZE,
      alongCm: 330,
      distanceCm: 470,
      eyeCm: 150,
      yaw: 0.1,
      focal: 0.8,
      horizon: 0.56,
    },
    floor: boards({ colour: oklch(0.5, 0.05, 60), seed: 'oak floor' }),
    gloss: 0.24,
    furnish: (context, camera) =>
      drawBlock(context, camera, {
        alongCm: 345,
        outCm: 120,
        widthCm: 150,
        depthCm: 40,
        heightCm: 45,
        open: 0.82,
        colour: oklch(0.55, 0.06, 62),
      }),
    development: { cast: [1.05, 1, 0.93], vignette: 0.42 },
  },
  'news/news-5-1.jpg': {
    wall: {
      ...MORNING_WALL,
      seed: 'fifth-hour-far',
      hangings: [
        { id: 25, frame: 'walnut' },
        { id: 151, frame: 'oak' },
        { id: 128, frame: 'white' },
        { id: 81, frame: 'white' },
        { id: 92, frame: 'oak' },
      ],
    },
    camera: {
      ...PHOTO_SIZE,
      alongCm: 120,
      distanceCm: 270,
      eyeCm: 150,
      yaw: 0.72,
      focal: 0.86,
      horizon: 0.53,
    },
    floor: boards({ colour: oklch(0.5, 0.05, 60), seed: 'oak floor' }),
    gloss: 0.24,
    corner: { atCm: 860, colour: [150, 158, 166] },
    development: { cast: [1.05, 1, 0.93], vignette: 0.4 },
  },
  'news/news-5-2.jpg': {
    wall: {
      ...MORNING_WALL,
      seed: 'fifth-hour-mist',
      hangings: [{ id: 164, frame: 'oak' }],
      lamps: null,
      ambient: 0.86,
      over: windowLight({ atCm: 425, upCm: 245, colour: oklch(0.9, 0.02, 240), strength: 0.42 }),
    },
    camera: {
      ...PHOTO_SIZE,
      alongCm: 395,
      distanceCm: 230,
      eyeCm: 150,
      yaw: -0.06,
      focal: 1.1,
      horizon: 0.52,
    },
    floor: boards({ colour: oklch(0.5, 0.05, 60), seed: 'oak floor' }),
    gloss: 0.2,
    development: { cast: [0.97, 1, 1.03], vignette: 0.4 },
  },
};
