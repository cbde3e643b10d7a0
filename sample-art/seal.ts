import { Brush } from './brush.ts';
import { oklch } from './colour.ts';
import type { Point } from './curve.ts';
import { createNoise, smoothstep } from './noise.ts';
import type { Picture } from './picture.ts';
import { lay } from './picture.ts';
import type { Random } from './random.ts';

const CINNABAR = oklch(0.53, 0.17, 30);

/** Strokes of an invented sign on a field of 10 by 10: a roof, a branch, a bird. */
const SIGN: readonly (readonly Point[])[] = [
  [
    [2, 3],
    [8, 2.6],
  ],
  [
    [5, 1.4],
    [5, 5],
  ],
  [
    [2.2, 5],
    [7.8, 4.8],
  ],
  [
    [3, 6.4],
    [3, 8.6],
  ],
  [
    [3, 6.4],
    [7.2, 6.3],
    [7.1, 8.6],
  ],
  [
    [3, 8.5],
    [7.1, 8.5],
  ],
  [
    [5, 6.4],
    [5, 8.4],
  ],
];

/** Presses the red seal on a finished sheet: white sign on a worn red square. */
export function pressSeal(
  picture: Picture,
  {
    at: [cx, cy],
    side,
    tooth,
    random,
  }: { at: Point; side: number; tooth: Float32Array; random: Random },
): void {
  const noise = createNoise(random);
  const turn = random.between(-0.05, 0.05);
  const cut = new Uint8Array(picture.width * picture.height);
  const toSheet = ([x, y]: Point): Point => {
    const [px, py] = [((x - 5) / 10) * side, ((y - 5) / 10) * side];
    return [
      cx + px * Math.cos(turn) - py * Math.sin(turn),
      cy + px * Math.sin(turn) + py * Math.cos(turn),
    ];
  };
  const brush = new Brush(picture.width, picture.height);
  for (const stroke of SIGN) {
    brush.sweep(
      stroke.map(toSheet),
      () => side * 0.035,
      ({ index }) => {
        cut[index] = 1;
      },
    );
  }
  brush.sweep(
    [toSheet([0.3, 5]), toSheet([9.7, 5])],
    () => side * 0.48,
    ({ index, x, y, cover }) => {
      if (cut[index]) return;
      const worn =
        0.9 + 0.5 * noise(x / side / 0.11, y / side / 0.11) + ((tooth[index] ?? 0.5) - 0.5) * 1.1;
      lay(picture, index, CINNABAR, cover * smoothstep(0.2, 0.75, worn) * 0.9);
    },
  );
}
