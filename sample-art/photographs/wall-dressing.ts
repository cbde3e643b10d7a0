import { type Colour, css, oklch, shift } from '../colour.ts';
import { createNoise, fractal } from '../noise.ts';
import { createRandom } from '../random.ts';
import type { Decorate } from './wall.ts';

/** Low sun through a window: slanting panes of light on the wall, crossed by a frame. */
export function windowLight({
  atCm,
  upCm,
  widthCm = 95,
  heightCm = 130,
  colour = oklch(0.9, 0.07, 75),
  strength = 0.5,
}: {
  atCm: number;
  upCm: number;
  widthCm?: number;
  heightCm?: number;
  colour?: Colour;
  strength?: number;
}): Decorate {
  return (context, { x, y, cm }) => {
    context.save();
    context.globalCompositeOperation = 'soft-light';
    context.filter = `blur(${2.2 * cm}px)`;
    context.fillStyle = css(colour, strength);
    const slant = 0.28;
    const [columns, rows, bar] = [2, 3, 0.06];
    for (let pass = 0; pass < 2; pass++) {
      for (let column = 0; column < columns; column++) {
        for (let row = 0; row < rows; row++) {
          const left = atCm + ((column + bar) / columns) * widthCm;
          const right = atCm + ((column + 1 - bar) / columns) * widthCm;
          const top = upCm - ((row + bar) / rows) * heightCm;
          const bottom = upCm - ((row + 1 - bar) / rows) * heightCm;
          context.beginPath();
          for (const [px, py] of [
            [left, top],
            [right, top],
            [right, bottom],
            [left, bottom],
          ] as const) {
            context.lineTo(x(px + (upCm - py) * slant), y(py - (px - atCm) * slant * 0.5));
          }
          context.closePath();
          context.fill();
        }
      }
    }
    context.restore();
  };
}

/** Shelves with books from `fromCm` to `toCm` along the wall. */
export function bookshelves(
  seed: string,
  { fromCm, toCm, shelves }: { fromCm: number; toCm: number; shelves: number },
): Decorate {
  const wood = oklch(0.5, 0.055, 60);
  return (context, { x, y, cm }) => {
    const random = createRandom(seed);
    const shelfCm = 34;
    const box = (left: number, up: number, width: number, height: number, colour: Colour) => {
      context.fillStyle = css(colour);
      context.fillRect(x(left), y(up), width * cm, height * cm);
    };
    box(
      fromCm - 3,
      shelves * shelfCm + 12,
      toCm - fromCm + 6,
      shelves * shelfCm + 12,
      shift(wood, { light: -0.1 }),
    );
    for (let shelf = 0; shelf < shelves; shelf++) {
      const floor = 9 + shelf * shelfCm;
      box(fromCm, floor + shelfCm - 2, toCm - fromCm, shelfCm - 2, oklch(0.25, 0.02, 55));
      for (let at = fromCm + 1; at < toCm - 6; ) {
        const thick = random.between(1.8, 5);
        const height = random.between(19, 27);
        const colour = oklch(
          random.between(0.38, 0.72),
          random.between(0.015, 0.075),
          random.pick([25, 55, 80, 140, 250, 60]),
        );
        if (!random.chance(0.05)) {
          box(at, floor + height, thick, height, colour);
          box(
            at + thick * 0.75,
            floor + height,
            thick * 0.25,
            height,
            shift(colour, { light: -0.08 }),
          );
          if (random.chance(0.6))
            box(at + 0.3, floor + height * 0.82, thick - 0.6, 1.4, shift(colour, { light: 0.2 }));
        }
        at += thick + 0.15;
      }
      box(fromCm - 1, floor, toCm - fromCm + 2, 2.4, wood);
    }
    box(fromCm - 3, shelves * shelfCm + 12, 3.2, shelves * shelfCm + 12, wood);
    box(toCm, shelves * shelfCm + 12, 3.2, shelves * shelfCm + 12, wood);
    box(fromCm - 3, shelves * shelfCm + 12, toCm - fromCm + 6, 3.4, shift(wood, { light: 0.06 }));
  };
}

/** Upright boards over the whole wall. */
export function panelling(seed: string, wood: Colour, boardCm = 16): Decorate {
  return (context, { cm }) => {
    const { width, height } = context.canvas;
    const random = createRandom(seed);
    const noise = createNoise(random);
    const board = boardCm * cm;
    const cell = Math.max(1, Math.round(cm * 0.6));
    for (let left = 0, n = 0; left < width; left += board, n++) {
      const light = random.bell() * 0.022;
      for (let px = left; px < Math.min(width, left + board); px += cell) {
        for (let py = 0; py < height; py += cell * 8) {
          const grain = fractal(noise, px / (1.6 * cm) + n * 7, py / (70 * cm), 3) * 0.035;
          context.fillStyle = css(shift(wood, { light: light + grain }));
          context.fillRect(px, py, cell, cell * 8);
        }
      }
      context.fillStyle = 'rgba(25,16,8,0.5)';
      context.fillRect(left, 0, Math.max(1, 0.45 * cm), height);
      context.fillStyle = 'rgba(255,240,215,0.16)';
      context.fillRect(left + 0.5 * cm, 0, Math.max(1, 0.3 * cm), height);
    }
  };
}
