import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import type { Colour } from '../colour.ts';
import type { Point } from '../curve.ts';
import { smoothstep } from '../noise.ts';
import type { FloorSample } from './floor.ts';
import { blurred, type Pixels, pixelsOf, sample } from './pixels.ts';

/** Where the photographer stands. Places are in centimetres: along the wall, out from it, up from the floor. */
export interface Camera {
  readonly width: number;
  readonly height: number;
  readonly alongCm: number;
  readonly distanceCm: number;
  readonly eyeCm: number;
  /** How far the camera turns away from the wall's normal, in radians; positive looks to the right. */
  readonly yaw: number;
  /** Focal length in widths of the picture: 0.8 is wide, 1.6 is narrow. */
  readonly focal: number;
  /** Height of the horizon in the picture, 0 top to 1 bottom. */
  readonly horizon: number;
  /** Distance of sharpness and how fast it is lost, for close-ups. */
  readonly focus?: { readonly atCm: number; readonly depthCm: number };
}

/** A wall as it looks from straight ahead; `scale` is its pixels a centimetre. */
export interface Elevation {
  readonly canvas: Canvas;
  readonly scale: number;
  readonly widthCm: number;
  readonly heightCm: number;
}

export interface Spot {
  readonly at: Point;
  /** Pixels a centimetre at that depth. */
  readonly scale: number;
}

/** Where a place in the room is seen. */
export function project(camera: Camera, along: number, out: number, up: number): Spot {
  const focal = camera.focal * camera.width;
  const ds = along - camera.alongCm;
  const dz = camera.distanceCm - out;
  const z = Math.max(1, ds * Math.sin(camera.yaw) + dz * Math.cos(camera.yaw));
  const x = ds * Math.cos(camera.yaw) - dz * Math.sin(camera.yaw);
  const scale = focal / z;
  return {
    at: [
      camera.width / 2 + x * scale,
      camera.height * camera.horizon - (up - camera.eyeCm) * scale,
    ],
    scale,
  };
}

export interface Room {
  readonly wall: Elevation;
  readonly floor: FloorSample;
  /** How much the floor mirrors the wall, 0 to 1. */
  readonly gloss: number;
  /** A plain wall across the end of the first one, at this place along it. */
  readonly corner?: { readonly atCm: number; readonly colour: Colour };
}

/** Follows the light from every pixel to the wall or the floor. */
export function expose(camera: Camera, room: Room): Canvas {
  const { width, height } = camera;
  const wall = pixelsOf(room.wall.canvas);
  const soft = blurred(wall, room.wall.scale * 9);
  const hazy = camera.focus ? blurred(wall, room.wall.scale * 0.9) : wall;
  const image = new ImageData(width, height);
  const focal = camera.focal * width;
  const [sin, cos] = [Math.sin(camera.yaw), Math.cos(camera.yaw)];
  const k = room.wall.scale;
  const onWall = (pixels: Pixels, along: number, up: number) =>
    sample(pixels, along * k, (room.wall.heightCm - up) * k);
  for (let py = 0; py < height; py++) {
    const v = (height * camera.horizon - py) / focal;
    for (let px = 0; px < width; px++) {
      const u = (px - width / 2) / focal;
      const dAlong = sin + u * cos;
      const dIn = cos - u * sin;
      const toWall = dIn > 0.001 ? camera.distanceCm / dIn : Infinity;
      const toFloor = v < 0 ? camera.eyeCm / -v : Infinity;
      const toCorner =
        room.corner && dAlong !== 0 ? (room.corner.atCm - camera.alongCm) / dAlong : Infinity;
      const end = toCorner > 0 ? Math.min(toWall, toCorner) : toWall;
      const along = camera.alongCm + dAlong * end;
      let colour: Colour;
      if (toFloor < end) {
        const here = camera.alongCm + dAlong * toFloor;
        const out = camera.distanceCm - dIn * toFloor;
        const mirrored = onWall(soft, along, (end - toFloor) * -v);
        const shine = room.gloss * (0.35 + 0.65 * smoothstep(0.5, 0.05, -v));
        colour = blend(room.floor(here, out), mirrored, shine);
      } else if (end === toCorner && room.corner) {
        const fade = 0.86 + 0.14 * smoothstep(0, 180, camera.distanceCm - dIn * end);
        const [r, g, b] = room.corner.colour;
        colour = [r * fade, g * fade, b * fade];
      } else {
        const up = camera.eyeCm + v * end;
        colour = onWall(wall, along, up);
        if (camera.focus) {
          const off = Math.abs(end - camera.focus.atCm) / camera.focus.depthCm;
          colour = blend(colour, onWall(hazy, along, up), smoothstep(0.25, 1, off));
        }
      }
      image.data.set([colour[0], colour[1], colour[2], 255], (py * width + px) * 4);
    }
  }
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(image, 0, 0);
  return canvas;
}

function blend(a: Colour, b: Colour, t: number): Colour {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}
