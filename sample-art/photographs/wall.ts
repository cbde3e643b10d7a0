import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { CollectionItem } from '../collection-item.ts';
import { type Colour, css, shift } from '../colour.ts';
import { createNoise, fractal } from '../noise.ts';
import { createRandom } from '../random.ts';
import type { Elevation } from './camera.ts';
import { drawFramed, type Frame, surroundOf } from './frames.ts';
import { findWork, imageOf, openWork } from './gallery-files.ts';

/** A work on the wall, named by its id. */
interface Hanging {
  readonly id: number;
  readonly frame: Frame;
  /** Middle of the work along the wall; without it works stand side by side around the wall's middle. */
  readonly atCm?: number;
  /** Height of its middle above the floor. */
  readonly centreCm?: number;
}

/** Draws something on the wall; lengths in centimetres go through `x`, `y` (up from the floor) and `cm`. */
export type Decorate = (context: SKRSContext2D, measure: Measure) => void | Promise<void>;

interface Measure {
  readonly x: (cm: number) => number;
  readonly y: (upCm: number) => number;
  readonly cm: number;
}

export interface WallPlan {
  readonly seed: string;
  readonly widthCm: number;
  readonly heightCm: number;
  readonly colour: Colour;
  readonly hangings: readonly Hanging[];
  readonly gapCm?: number;
  /** Light away from the lamps, 0 dark to 1 even daylight. */
  readonly ambient: number;
  /** Colour of the lamps over each work; null for daylight only. */
  readonly lamps: Colour | null;
  readonly skirting?: Colour;
  /** Drawn under the works (shelves, panelling) and over everything (window light). */
  readonly behind?: Decorate;
  readonly over?: Decorate;
}

const isOnPaper = ({ ground }: CollectionItem) => ground !== 'canvas' && ground !== 'hardboard';

const EYE_LEVEL_CM = 152;

/** Paints a wall with its works as seen from straight ahead. */
export async function paintWall(plan: WallPlan, scale: number): Promise<Elevation> {
  const { widthCm, heightCm } = plan;
  const canvas = createCanvas(Math.round(widthCm * scale), Math.round(heightCm * scale));
  const context = canvas.getContext('2d');
  const measure: Measure = {
    x: (cm) => cm * scale,
    y: (up) => (heightCm - up) * scale,
    cm: scale,
  };
  plaster(context, plan, scale);
  await plan.behind?.(context, measure);
  if (plan.skirting) {
    context.fillStyle = css(plan.skirting);
    context.fillRect(0, measure.y(9), canvas.width, 9 * scale);
    context.fillStyle = 'rgba(30,22,14,0.3)';
    context.fillRect(0, measure.y(9), canvas.width, 0.5 * scale);
  }
  const spots: { x: number; y: number; reach: number }[] = [];
  for (const { item, frame, at, centre } of arrange(plan)) {
    const [w, h] = [item.widthCm * scale, item.heightCm * scale];
    const place = {
      left: measure.x(at) - w / 2,
      top: measure.y(centre) - h / 2,
      width: w,
      height: h,
      cm: scale,
    };
    const image = await imageOf(await openWork(item.id), w, h);
    drawFramed(context, image, { frame, mounted: isOnPaper(item), place });
    spots.push({
      x: measure.x(at),
      y: measure.y(centre),
      reach: Math.max(w, h) * 0.75 + 45 * scale,
    });
  }
  light(context, plan, spots);
  await plan.over?.(context, measure);
  return { canvas, scale, widthCm, heightCm };
}

/** Side by side around the middle of the wall, unless a hanging names its place. */
function arrange({ hangings, widthCm, gapCm = 28 }: WallPlan) {
  const works = hangings.map((hanging) => {
    const item = findWork(hanging.id);
    const around = surroundOf(hanging.frame, { ...item, mounted: isOnPaper(item) });
    return { ...hanging, item, outer: item.widthCm + 2 * around.side };
  });
  const row = works.filter(({ atCm }) => atCm === undefined);
  const total = row.reduce((sum, { outer }) => sum + outer + gapCm, -gapCm);
  let next = (widthCm - total) / 2;
  return works.map(({ item, frame, outer, atCm, centreCm = EYE_LEVEL_CM }) => {
    const at = atCm ?? next + outer / 2;
    if (atCm === undefined) next += outer + gapCm;
    return { item, frame, at, centre: centreCm };
  });
}

/** Paint rolled over plaster: never quite one colour. */
function plaster(context: SKRSContext2D, { colour, seed }: WallPlan, scale: number): void {
  const { width, height } = context.canvas;
  const noise = createNoise(createRandom(seed));
  context.fillStyle = css(colour);
  context.fillRect(0, 0, width, height);
  const cell = Math.max(2, Math.round(scale));
  for (let y = 0; y < height; y += cell) {
    for (let x = 0; x < width; x += cell) {
      const cloud = fractal(noise, x / (60 * scale), y / (60 * scale), 4);
      const light = cloud * 0.014 + noise(x / cell / 1.7, y / cell / 1.7) * 0.003;
      context.fillStyle = css(shift(colour, { light }));
      context.fillRect(x, y, cell, cell);
    }
  }
}

/** Multiplies the wall with its light: dusk between the works, warm pools on them. */
function light(
  context: SKRSContext2D,
  { ambient, lamps }: WallPlan,
  spots: readonly { x: number; y: number; reach: number }[],
): void {
  const { width, height } = context.canvas;
  const map = createCanvas(width, height);
  const glow = map.getContext('2d');
  const grey = Math.round(255 * ambient);
  const falling = glow.createLinearGradient(0, 0, 0, height);
  falling.addColorStop(0, `rgb(${grey},${grey},${grey})`);
  falling.addColorStop(0.55, `rgb(${grey},${grey},${grey})`);
  const low = Math.round(grey * 0.86);
  falling.addColorStop(1, `rgb(${low},${low},${low})`);
  glow.fillStyle = falling;
  glow.fillRect(0, 0, width, height);
  if (lamps) {
    glow.globalCompositeOperation = 'lighter';
    for (const { x, y, reach } of spots) {
      const pool = glow.createRadialGradient(x, y - reach * 0.28, 0, x, y - reach * 0.1, reach);
      pool.addColorStop(0, css(lamps, 1 - ambient));
      pool.addColorStop(0.5, css(lamps, (1 - ambient) * 0.62));
      pool.addColorStop(1, css(lamps, 0));
      glow.fillStyle = pool;
      glow.fillRect(0, 0, width, height);
    }
  }
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.drawImage(map, 0, 0);
  context.restore();
}
