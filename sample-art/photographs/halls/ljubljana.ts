import { oklch } from '../../colour.ts';
import { boards } from '../floor.ts';
import { drawBlock, drawBowl } from '../furniture.ts';
import type { Hall } from '../hall.ts';
import { windowLight } from '../wall-dressing.ts';
import { PHOTO_SIZE, WARM_LAMP } from './setting.ts';

/** Ljubljana: carps among bowls, peonies at home. */
export const LJUBLJANA: Readonly<Record<string, Hall>> = {
  'news/news-2.jpg': {
    wall: {
      seed: 'ljubljana',
      widthCm: 620,
      heightCm: 320,
      colour: oklch(0.74, 0.045, 45),
      ambient: 0.66,
      lamps: WARM_LAMP,
      skirting: oklch(0.93, 0.01, 90),
      gapCm: 62,
      hangings: [
        { id: 58, frame: 'oak' },
        { id: 117, frame: 'black' },
        { id: 76, frame: 'walnut' },
      ],
    },
    camera: {
      ...PHOTO_SIZE,
      alongCm: 290,
      distanceCm: 440,
      eyeCm: 150,
      yaw: 0.08,
      focal: 0.82,
      horizon: 0.53,
    },
    floor: boards({ colour: oklch(0.63, 0.055, 70), seed: 'herring floor' }, 9),
    gloss: 0.2,
    furnish: (context, camera) => {
      const bowls = [
        [135, 26, 0.5, oklch(0.72, 0.04, 200)],
        [300, 20, 0.95, oklch(0.5, 0.07, 35)],
        [465, 30, 0.42, oklch(0.84, 0.02, 95)],
      ] as const;
      for (const [at, widthCm, tall, colour] of bowls) {
        drawBlock(context, camera, {
          alongCm: at,
          outCm: 95,
          widthCm: 36,
          depthCm: 36,
          heightCm: 92,
          colour: oklch(0.93, 0.008, 90),
        });
        drawBowl(context, camera, { at: [at, 95], up: 92, widthCm, tall, colour });
      }
    },
    development: { cast: [1.04, 1, 0.95], vignette: 0.36 },
  },
  'news/news-2-2.jpg': {
    wall: {
      seed: 'home-in-ljubljana',
      widthCm: 520,
      heightCm: 300,
      colour: oklch(0.84, 0.035, 145),
      ambient: 0.8,
      lamps: null,
      hangings: [{ id: 148, frame: 'gilt', centreCm: 160 }],
      over: windowLight({ atCm: 190, upCm: 225, colour: oklch(0.93, 0.08, 80), strength: 0.6 }),
    },
    camera: {
      ...PHOTO_SIZE,
      alongCm: 262,
      distanceCm: 235,
      eyeCm: 135,
      yaw: 0.04,
      focal: 1.1,
      horizon: 0.55,
    },
    floor: boards({ colour: oklch(0.5, 0.06, 55), seed: 'home floor' }),
    gloss: 0.1,
    furnish: (context, camera) => {
      drawBlock(context, camera, {
        alongCm: 262,
        outCm: 22,
        widthCm: 150,
        depthCm: 42,
        heightCm: 84,
        colour: oklch(0.46, 0.06, 50),
      });
      drawBowl(context, camera, {
        at: [205, 22],
        up: 84,
        widthCm: 16,
        tall: 1.3,
        colour: oklch(0.55, 0.06, 245),
      });
      drawBowl(context, camera, {
        at: [318, 20],
        up: 84,
        widthCm: 24,
        tall: 0.4,
        colour: oklch(0.86, 0.03, 85),
      });
    },
    development: { cast: [1.05, 1, 0.94], vignette: 0.36 },
  },
};
