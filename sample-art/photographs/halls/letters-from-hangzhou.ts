import { oklch } from '../../colour.ts';
import { coatHooks } from '../coats.ts';
import { boards, concrete } from '../floor.ts';
import { drawBlock } from '../furniture.ts';
import type { Hall } from '../hall.ts';
import { bookshelves, windowLight } from '../wall-dressing.ts';
import { PHOTO_SIZE } from './setting.ts';

/** «Письма из Ханчжоу», Soligorsk: a library and its cloakroom. */
export const LETTERS_FROM_HANGZHOU: Readonly<Record<string, Hall>> = {
  'news/news-3.jpg': {
    wall: {
      seed: 'library',
      widthCm: 760,
      heightCm: 330,
      colour: oklch(0.9, 0.03, 95),
      ambient: 0.82,
      lamps: null,
      skirting: oklch(0.55, 0.05, 55),
      behind: bookshelves('library', { fromCm: -20, toCm: 215, shelves: 7 }),
      hangings: [
        { id: 32, frame: 'black', atCm: 300 },
        { id: 50, frame: 'black', atCm: 385 },
        { id: 163, frame: 'black', atCm: 470 },
        { id: 42, frame: 'black', atCm: 590 },
      ],
      over: windowLight({ atCm: 470, upCm: 290, colour: oklch(0.95, 0.03, 95), strength: 0.35 }),
    },
    camera: {
      ...PHOTO_SIZE,
      alongCm: 340,
      distanceCm: 520,
      eyeCm: 150,
      yaw: 0.1,
      focal: 0.8,
      horizon: 0.53,
    },
    floor: boards({ colour: oklch(0.56, 0.065, 62), seed: 'library floor' }, 8),
    gloss: 0.26,
    furnish: (context, camera) =>
      drawBlock(context, camera, {
        alongCm: 420,
        outCm: 170,
        widthCm: 190,
        depthCm: 75,
        heightCm: 74,
        open: 0.88,
        colour: oklch(0.6, 0.065, 65),
      }),
    development: { cast: [1.02, 1, 0.95], vignette: 0.34 },
  },
  'news/news-3-1.jpg': {
    wall: {
      seed: 'library-row',
      widthCm: 640,
      heightCm: 330,
      colour: oklch(0.9, 0.03, 95),
      ambient: 0.84,
      lamps: null,
      skirting: oklch(0.55, 0.05, 55),
      behind: bookshelves('library end', { fromCm: 470, toCm: 660, shelves: 7 }),
      hangings: [
        { id: 43, frame: 'black', atCm: 120 },
        { id: 86, frame: 'black', atCm: 215 },
        { id: 49, frame: 'black', atCm: 315 },
        { id: 146, frame: 'black', atCm: 405 },
      ],
    },
    camera: {
      ...PHOTO_SIZE,
      alongCm: 90,
      distanceCm: 200,
      eyeCm: 150,
      yaw: 0.7,
      focal: 0.9,
      horizon: 0.52,
    },
    floor: boards({ colour: oklch(0.56, 0.065, 62), seed: 'library floor' }, 8),
    gloss: 0.26,
    development: { cast: [1.02, 1, 0.95], vignette: 0.34 },
  },
  'news/news-3-2.jpg': {
    wall: {
      seed: 'cloakroom',
      widthCm: 460,
      heightCm: 290,
      colour: oklch(0.78, 0.04, 150),
      ambient: 0.72,
      lamps: oklch(0.93, 0.05, 85),
      hangings: [{ id: 56, frame: 'bare', centreCm: 190 }],
      behind: coatHooks('coats', { fromCm: 40, toCm: 420, everyCm: 46 }),
    },
    camera: {
      ...PHOTO_SIZE,
      alongCm: 225,
      distanceCm: 330,
      eyeCm: 145,
      yaw: -0.1,
      focal: 1.1,
      horizon: 0.47,
    },
    floor: concrete({ colour: oklch(0.6, 0.02, 80), seed: 'cloakroom floor' }),
    gloss: 0.18,
    development: { cast: [1.04, 1, 0.93], vignette: 0.4 },
  },
};
