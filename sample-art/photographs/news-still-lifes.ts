import { createCanvas } from '@napi-rs/canvas';
import type { Sharp } from 'sharp';
import { type Colour, oklch } from '../colour.ts';
import { paintWork, toSharp } from '../paint-work.ts';
import { createRandom } from '../random.ts';
import { layBrush, layDish, layInkStone } from './brushes-and-dishes.ts';
import { expose } from './camera.ts';
import { develop } from './finish.ts';
import { concrete } from './floor.ts';
import { findWork, imageOf, openWork } from './gallery-files.ts';
import { layBook } from './guest-book.ts';
import { laySheet, layTable, lightTable } from './table.ts';
import { paintWall } from './wall.ts';
import { panelling } from './wall-dressing.ts';

const SIZE = { width: 1600, height: 1067 } as const;
const BAMBOO = oklch(0.72, 0.07, 85);
const INK = oklch(0.2, 0.01, 260);

/** The book of the exhibition, and a small sheet beside it. */
export async function guestBook(): Promise<Sharp> {
  const table = layTable({ ...SIZE, seed: 'guest book', colour: oklch(0.6, 0.05, 68) });
  const card = await openWork(128);
  const item = findWork(128);
  const [width, height] = [470, (470 * item.heightCm) / item.widthCm];
  laySheet(
    table,
    { at: [1290, 300], turn: 0.13 },
    { image: await imageOf(card, width, height), width, height },
  );
  layBook(table, { at: [690, 600], turn: -0.07 }, { width: 1000, seed: 'early to bed' });
  layBrush(
    table,
    { at: [1270, 740], turn: 1.95 },
    { length: 480, width: 17, handle: oklch(0.3, 0.06, 25), tip: oklch(0.5, 0.06, 250) },
  );
  lightTable(table, { from: [120, -100], colour: oklch(0.95, 0.05, 80) });
  return develop(table.canvas, { seed: 'guest book', vignette: 0.35, cast: [1.04, 1, 0.94] });
}

/** A fresh sheet of ink, brushes, the stone, red paste. */
export async function inkTable(): Promise<Sharp> {
  const table = layTable({ ...SIZE, seed: 'ink table', colour: oklch(0.5, 0.05, 58) });
  const item = findWork(118);
  const [width, height] = [720, (720 * item.heightCm) / item.widthCm];
  laySheet(
    table,
    { at: [620, 545], turn: -0.05 },
    { image: await imageOf(await openWork(118), width, height), width, height },
  );
  layInkStone(table, { at: [1270, 330], turn: 0.16 }, 360);
  layBrush(
    table,
    { at: [1150, 690], turn: -1.2 },
    { length: 620, width: 26, handle: BAMBOO, tip: INK },
  );
  layBrush(
    table,
    { at: [1275, 745], turn: -1.08 },
    { length: 560, width: 17, handle: BAMBOO, tip: INK },
  );
  layDish(
    table,
    { at: [1465, 700], turn: 0 },
    { radius: 88, glaze: oklch(0.9, 0.015, 200), content: oklch(0.5, 0.17, 30) },
  );
  layDish(
    table,
    { at: [120, 180], turn: 0 },
    { radius: 128, glaze: oklch(0.86, 0.02, 95), content: oklch(0.62, 0.012, 240) },
  );
  lightTable(table, { from: [1500, -150], colour: oklch(0.94, 0.06, 75) });
  return develop(table.canvas, { seed: 'ink table', vignette: 0.4, cast: [1.06, 1, 0.9] });
}

const CIRCLES = 11;

/** Circles painted by guests, drying on a rope under the ceiling. */
export async function dryingCircles(): Promise<Sharp> {
  const sheets = await Promise.all(
    Array.from({ length: CIRCLES }, (_, i) =>
      imageOf(
        toSharp(
          paintWork(
            {
              id: 7001 + i,
              category: 'dzen',
              composition: 'enso',
              medium: 'ink',
              ground: 'rice-paper',
              season: 'autumn',
              hour: 'day',
              framing: 'close',
              widthCm: 40,
              heightCm: 40,
            },
            420,
          ),
        ),
        420,
        420,
      ),
    ),
  );
  const wood: Colour = oklch(0.6, 0.055, 65);
  const wall = await paintWall(
    {
      seed: 'circles',
      widthCm: 560,
      heightCm: 330,
      colour: wood,
      ambient: 0.82,
      lamps: null,
      hangings: [],
      behind: panelling('circles', wood),
      over: (context, { x, y, cm }) => {
        const random = createRandom('pegs');
        for (const [row, count, up] of [
          [0, 6, 268],
          [1, 5, 196],
        ] as const) {
          const rope = (along: number) => up - 15 * Math.sin((along / 560) * Math.PI) + row * 2;
          context.strokeStyle = 'rgb(206,190,160)';
          context.lineWidth = 0.9 * cm;
          context.beginPath();
          for (let along = 0; along <= 560; along += 10) context.lineTo(x(along), y(rope(along)));
          context.stroke();
          for (let i = 0; i < count; i++) {
            const along = 62 + row * 42 + i * 88 + random.bell() * 5;
            context.save();
            context.translate(x(along), y(rope(along)));
            context.rotate(random.bell() * 0.05);
            context.shadowColor = 'rgba(20,12,6,0.5)';
            context.shadowBlur = 9 * cm;
            context.shadowOffsetX = 6 * cm;
            context.shadowOffsetY = 7 * cm;
            const sheet = sheets[row * 6 + i];
            if (sheet) context.drawImage(sheet, -25 * cm, -1 * cm, 50 * cm, 50 * cm);
            context.shadowColor = 'transparent';
            context.fillStyle = 'rgb(214,180,128)';
            for (const dx of [-16, 16])
              context.fillRect((dx - 1) * cm, -3.5 * cm, 2 * cm, 7.5 * cm);
            context.restore();
          }
        }
      },
    },
    4.2,
  );
  const canvas = expose(
    { ...SIZE, alongCm: 200, distanceCm: 330, eyeCm: 165, yaw: 0.28, focal: 0.98, horizon: 0.72 },
    { wall, floor: concrete({ colour: wood, seed: 'circles' }), gloss: 0 },
  );
  return develop(canvas, { seed: 'circles', vignette: 0.45, cast: [1.08, 1, 0.88] });
}

/** The surface of a work from very near and from the side, sharp in one place only. */
export async function nearAndAslant(
  id: number,
  { yaw, seed }: { yaw: number; seed: string },
): Promise<Sharp> {
  const item = findWork(id);
  const scale = 1800 / Math.max(item.widthCm, item.heightCm);
  const canvas = createCanvas(Math.round(item.widthCm * scale), Math.round(item.heightCm * scale));
  const image = await imageOf(await openWork(id), canvas.width, canvas.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const near = Math.min(item.widthCm, item.heightCm) * 0.62;
  const photo = expose(
    {
      ...SIZE,
      alongCm: item.widthCm * (yaw > 0 ? 0.22 : 0.78),
      distanceCm: near * 0.75,
      eyeCm: item.heightCm * 0.5,
      yaw,
      focal: 1.35,
      horizon: 0.5,
      focus: { atCm: near * 0.95, depthCm: near * 0.8 },
    },
    {
      wall: { canvas, scale, widthCm: item.widthCm, heightCm: item.heightCm },
      floor: () => [0, 0, 0],
      gloss: 0,
    },
  );
  return develop(photo, { seed, vignette: 0.45, contrast: 1.1 });
}
