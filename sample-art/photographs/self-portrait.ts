import type { Sharp } from 'sharp';
import { paintScene, toSharp } from '../paint-work.ts';
import type { Compose } from '../scene.ts';
import { artist } from './studio-artist.ts';
import { brushTable, easel } from './studio-easel.ts';
import { room } from './studio-room.ts';

const PORTRAIT_PX = 1600;

/** The artist at her easel, seen from behind, with the window to her left. */
export async function paintSelfPortrait(): Promise<Sharp> {
  return toSharp(
    paintScene(
      studio,
      {
        id: 9100,
        category: 'portrait',
        composition: 'back-view',
        medium: 'oil',
        ground: 'canvas',
        season: 'spring',
        hour: 'day',
        framing: 'middle',
        widthCm: 60,
        heightCm: 80,
      },
      PORTRAIT_PX,
    ),
  );
}

/** On a sheet of 750 by 1000 units. */
const studio: Compose = (scene, { random }) => {
  room(scene, random);
  easel(scene, random);
  brushTable(scene, random);
  artist(scene);
};
