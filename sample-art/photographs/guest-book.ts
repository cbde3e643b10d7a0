import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, oklch } from '../colour.ts';
import { type Point, rectangle, smooth } from '../curve.ts';
import { createRandom } from '../random.ts';
import { trace } from '../raster.ts';
import { fillPath, lay, noShadow, type Pose, type Table } from './table.ts';

/** An open book of blank-ruled pages in which people have written. */
export function layBook(
  table: Table,
  pose: Pose,
  { width, seed }: { width: number; seed: string },
): void {
  const height = width * 0.66;
  const random = createRandom(seed);
  lay(table, pose, {
    lift: width * 0.018,
    draw: (context) => {
      fillPath(
        context,
        rectangle(-width / 2 - 9, -height / 2 - 9, width + 18, height + 18),
        css(oklch(0.36, 0.06, 30)),
      );
      noShadow(context);
      fillPath(
        context,
        rectangle(-width / 2, -height / 2, width, height),
        css(oklch(0.95, 0.018, 88)),
      );
      const fold = context.createLinearGradient(-width * 0.12, 0, width * 0.12, 0);
      fold.addColorStop(0, 'rgba(70,55,35,0)');
      fold.addColorStop(0.48, 'rgba(70,55,35,0.3)');
      fold.addColorStop(0.54, 'rgba(70,55,35,0.18)');
      fold.addColorStop(1, 'rgba(70,55,35,0)');
      context.fillStyle = fold;
      context.fillRect(-width / 2, -height / 2, width, height);
      for (const page of [-1, 1])
        writeLines(context, {
          left: page < 0 ? -width * 0.45 : width * 0.06,
          width: width * 0.39,
          height,
          random,
        });
    },
  });
}

/** Handwriting from afar: words of loops, paragraphs in different inks. */
function writeLines(
  context: SKRSContext2D,
  {
    left,
    width,
    height,
    random,
  }: { left: number; width: number; height: number; random: ReturnType<typeof createRandom> },
): void {
  const inks = [oklch(0.35, 0.09, 265), oklch(0.28, 0.01, 260), oklch(0.42, 0.07, 250)];
  const step = height * 0.062;
  let ink = random.pick(inks);
  context.lineWidth = Math.max(1, height * 0.0042);
  for (let y = -height * 0.4; y < height * 0.4; y += step) {
    if (random.chance(0.2)) {
      ink = random.pick(inks);
      y += step * 0.7;
      continue;
    }
    context.strokeStyle = css(ink, 0.85);
    const end =
      left + width * (random.chance(0.25) ? random.between(0.3, 0.7) : random.between(0.9, 1));
    for (let x = left; x < end; ) {
      const word = Math.min(end - x, random.between(0.06, 0.2) * width);
      const points: Point[] = [];
      for (let s = 0; s < word; s += step * 0.16) {
        points.push([
          x + s,
          y +
            (points.length % 2 ? -1 : 0.1) *
              step *
              random.between(0.12, random.chance(0.15) ? 0.6 : 0.3),
        ]);
      }
      trace(context, smooth(points, { steps: 4 }), false);
      context.stroke();
      x += word + width * 0.03;
    }
  }
}
