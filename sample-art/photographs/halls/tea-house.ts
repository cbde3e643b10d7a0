import { oklch } from '../../colour.ts';
import { boards } from '../floor.ts';
import { drawBlock, drawBowl } from '../furniture.ts';
import type { Hall } from '../hall.ts';
import { panelling } from '../wall-dressing.ts';
import { PHOTO_SIZE } from './setting.ts';

/** «Бумага помнит воду»: scrolls on the boards of a tea house. */
const TEA_HOUSE = {
  seed: 'tea-house',
  widthCm: 620,
  heightCm: 330,
  colour: oklch(0.56, 0.055, 62),
  ambient: 0.6,
  lamps: oklch(0.92, 0.075, 72),
  behind: panelling('tea-house', oklch(0.55, 0.055, 60)),
  gapCm: 58,
} as const;

/** «Бумага помнит воду», Moscow: scrolls in a tea house. */
export const TEA_HOUSE_HALLS: Readonly<Record<string, Hall>> = {
  'news/news-4.jpg': {
    wall: {
      ...TEA_HOUSE,
      hangings: [
        { id: 120, frame: 'scroll', centreCm: 165 },
        { id: 46, frame: 'scroll', centreCm: 165 },
        { id: 37, frame: 'scroll', centreCm: 165 },
        { id: 159, frame: 'scroll', centreCm: 165 },
      ],
    },
    camera: {
      ...PHOTO_SIZE,
      alongCm: 300,
      distanceCm: 430,
      eyeCm: 120,
      yaw: 0.06,
      focal: 0.82,
      horizon: 0.55,
    },
    floor: boards({ colour: oklch(0.66, 0.06, 88), seed: 'mats' }, 88),
    gloss: 0.05,
    furnish: (context, camera) => {
      drawBlock(context, camera, {
        alongCm: 330,
        outCm: 130,
        widthCm: 130,
        depthCm: 60,
        heightCm: 34,
        open: 0.75,
        colour: oklch(0.42, 0.05, 45),
      });
      drawBowl(context, camera, {
        at: [300, 130],
        up: 34,
        widthCm: 11,
        colour: oklch(0.8, 0.02, 200),
      });
      drawBowl(context, camera, {
        at: [352, 135],
        up: 34,
        widthCm: 17,
        tall: 0.85,
        colour: oklch(0.45, 0.05, 40),
      });
    },
    development: { cast: [1.07, 1, 0.88], vignette: 0.5 },
  },
};
