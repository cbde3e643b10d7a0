import { type Canvas, createCanvas, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import { type Colour, css, mix, shift } from '../colour.ts';
import type { Point } from '../curve.ts';
import { trace } from '../raster.ts';
import { boards } from './floor.ts';

/** A table top seen from above, on which things lie; lengths in pixels. */
export interface Table {
  readonly canvas: Canvas;
  readonly context: SKRSContext2D;
}

/** An empty table of wide boards. */
export function layTable({
  width,
  height,
  seed,
  colour,
}: {
  width: number;
  height: number;
  seed: string;
  colour: Colour;
}): Table {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const wood = boards({ colour, seed, fade: 1 }, 34);
  const image = context.createImageData(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      image.data.set([...wood(x / 8 + 400, y / 8 + 60), 255], i);
    }
  }
  context.putImageData(image, 0, 0);
  return { canvas, context };
}

export interface Pose {
  readonly at: Point;
  readonly turn: number;
}

/** Draws around a place, turned, with a shadow to the lower right. */
export function lay(
  { context }: Table,
  { at: [x, y], turn }: Pose,
  { lift, draw }: { lift: number; draw: (context: SKRSContext2D) => void },
): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.shadowColor = 'rgba(25,16,8,0.55)';
  context.shadowBlur = lift * 2.2;
  context.shadowOffsetX = lift * 0.8;
  context.shadowOffsetY = lift;
  draw(context);
  context.restore();
}

export const fillPath = (context: SKRSContext2D, points: readonly Point[], fill: string) => {
  context.fillStyle = fill;
  trace(context, points);
  context.fill();
};

/** Nothing more of what is drawn throws a shadow of its own. */
export const noShadow = (context: SKRSContext2D) => {
  context.shadowColor = 'transparent';
};

/** A sheet with a picture on it. */
export function laySheet(
  table: Table,
  pose: Pose,
  { image, width, height }: { image: Image | Canvas; width: number; height: number },
): void {
  lay(table, pose, {
    lift: 7,
    draw: (context) => {
      context.fillStyle = '#efe9dc';
      context.fillRect(-width / 2, -height / 2, width, height);
      noShadow(context);
      context.drawImage(image, -width / 2, -height / 2, width, height);
      const sheen = context.createLinearGradient(-width / 2, 0, width / 2, 0);
      sheen.addColorStop(0, 'rgba(255,252,240,0.16)');
      sheen.addColorStop(1, 'rgba(60,45,25,0.14)');
      context.fillStyle = sheen;
      context.fillRect(-width / 2, -height / 2, width, height);
    },
  });
}

/** Evening or morning light from one corner over the whole table. */
export function lightTable(
  { canvas, context }: Table,
  { from, colour }: { from: Point; colour: Colour },
): void {
  const reach = Math.hypot(canvas.width, canvas.height);
  const light = context.createRadialGradient(...from, 0, ...from, reach);
  light.addColorStop(0, css(shift(colour, { light: 0.05 })));
  light.addColorStop(0.5, css(mix(colour, [214, 206, 198], 0.5)));
  light.addColorStop(1, css([158, 148, 140]));
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = light;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.restore();
}
