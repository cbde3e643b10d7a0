import { smoothstep } from '../noise.ts';
import type { Sheet } from './sheet.ts';

const STRIP_UNITS = 20;

/** How one side of the sheet was left: behind tape, or where the brush happened to stop. */
interface Side {
  readonly strip: number;
  readonly lean: number;
  readonly ragged: number;
}

/** Leaves bare paper around the painting, each side a little differently. */
export function leaveBorder({ studio, density, noise }: Sheet): void {
  const { width, height, unit, random } = studio;
  const taped = random.chance(0.65);
  const sides = Array.from(
    { length: 4 },
    (): Side => ({
      strip: STRIP_UNITS * random.between(0.75, 1.25),
      lean: random.bell() * 2.5,
      ragged: taped ? random.between(0.1, 0.3) : random.between(0.6, 2.6),
    }),
  );
  const reach = STRIP_UNITS * 3 * unit;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (Math.min(x, y, width - 1 - x, height - 1 - y) > reach) continue;
      const across = x / width - 0.5;
      const down = y / height - 0.5;
      const places = [
        [x, down],
        [width - 1 - x, down],
        [y, across],
        [height - 1 - y, across],
      ] as const;
      let keep = 1;
      places.forEach(([from, along], i) => {
        const { strip, lean, ragged } = sides[i] as Side;
        const shake =
          noise(x / (70 * unit) + i * 9, y / (70 * unit)) * 4.5 * ragged +
          noise(x / (15 * unit), y / (15 * unit) + i * 7) * 1.8 * ragged +
          noise(x / (3 * unit), y / (3 * unit)) * (0.4 + 0.3 * ragged);
        const edge = from / unit - strip - along * lean + shake;
        const rim = 1 + 0.22 * smoothstep(3.5, 0.4, edge) * (taped ? 1 : 0.5);
        keep *= smoothstep(-0.6, 0.6, edge) * rim;
      });
      for (let c = 0; c < 3; c++) {
        const i = (y * width + x) * 3 + c;
        density[i] = (density[i] ?? 0) * keep;
      }
    }
  }
}
