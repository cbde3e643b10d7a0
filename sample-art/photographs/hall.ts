import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Sharp } from 'sharp';
import { type Camera, expose, type Room } from './camera.ts';
import { type Development, develop } from './finish.ts';
import { paintWall, type WallPlan } from './wall.ts';

/** An exhibition room to be photographed. */
export interface Hall extends Omit<Room, 'wall'> {
  readonly wall: WallPlan;
  readonly camera: Camera;
  /** Furniture in front of the wall. */
  readonly furnish?: (context: SKRSContext2D, camera: Camera) => void;
  readonly development: Omit<Development, 'seed'>;
}

/** Pixels a centimetre at which the wall is painted, for a photo of that camera. */
function scaleFor({ width, focal, distanceCm, yaw }: Camera): number {
  return Math.min(9, ((focal * width) / distanceCm) * (1.1 + Math.abs(yaw) * 0.8));
}

/** Photographs a hall. */
export async function photographHall(hall: Hall): Promise<Sharp> {
  const { camera } = hall;
  const wall = await paintWall(hall.wall, scaleFor(camera));
  const canvas = expose(camera, { ...hall, wall });
  const context = canvas.getContext('2d');
  hall.furnish?.(context, camera);
  return develop(canvas, { ...hall.development, seed: hall.wall.seed });
}
