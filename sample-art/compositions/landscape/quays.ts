import { mix, oklch } from '../../colour.ts';
import { below, type Point, rectangle, ridge } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import type { Frame } from './frame.ts';
import { town } from './towns.ts';

export interface Quay {
  readonly frame: Frame;
  readonly shore: number;
  readonly isLamplit: boolean;
}

/** Far cape, the hill with its town, the quay wall and a mole with a light. */
export function coast(scene: Scene, brief: Brief, { frame, shore, isLamplit }: Quay): void {
  const { width: w, height: h, random, palette } = brief;
  const cape = ridge(random, {
    from: -20,
    to: w + 20,
    y: shore - h * 0.05,
    height: h * 0.07,
    size: w * 0.4,
    octaves: 4,
  });
  const blue = palette.away(mix(palette.foliage[2], palette.shadow, 0.6), 0.66);
  scene.shape(
    below(cape, shore + 2),
    vertical(shore - h * 0.12, shore, blue, mix(blue, palette.haze, 0.5)),
    { edge: 3, detail: 0.25, direction: 0.1, contour: 0.4 },
  );
  const tall = Math.min(h, w * 0.8) * random.between(0.26, 0.32);
  const hill = frame.curve(
    [
      -0.06,
      (shore - tall * 0.9) / h,
      0.12,
      (shore - tall) / h,
      0.28,
      (shore - tall * 0.82) / h,
      0.44,
      (shore - tall * 0.42) / h,
      0.6,
      (shore - tall * 0.14) / h,
      0.7,
      (shore + 2) / h,
    ],
    false,
  );
  const green = palette.away(mix(palette.foliage[1], palette.foliage[2], 0.5), 0.34);
  const last = hill[hill.length - 1] as Point;
  scene.shape(
    [...hill, [last[0], shore + 3], [frame.at(-0.06, 0)[0], shore + 3]],
    vertical(shore - tall, shore, green, mix(green, palette.haze, 0.35)),
    { direction: frame.side * 0.4, detail: 0.35, edge: 2 },
  );
  town(scene, brief, { frame, shore, tall, reach: 0.6, isLamplit });
  const stone = palette.away(palette.stone, 0.15);
  const wall = [
    frame.at(-0.05, (shore - h * 0.022) / h),
    frame.at(0.68, (shore - h * 0.014) / h),
    frame.at(0.68, (shore + 3) / h),
    frame.at(-0.05, (shore + 3) / h),
  ];
  scene.shape(wall, vertical(shore - h * 0.02, shore + 3, stone, mix(stone, palette.shadow, 0.6)), {
    direction: 0,
    detail: 0.5,
  });
  const end = random.between(0.84, 0.9);
  scene.shape(
    frame.path([
      0.74,
      (shore + 3) / h,
      0.76,
      (shore - h * 0.012) / h,
      end,
      (shore - h * 0.016) / h,
      end + 0.015,
      (shore + 3) / h,
    ]),
    mix(stone, palette.shadow, 0.3),
    { detail: 0.5 },
  );
  const [x, y] = frame.at(end - 0.015, (shore - h * 0.016) / h);
  const up = h * 0.095;
  const white = palette.away(palette.white, 0.15);
  scene.shape(
    [
      [x - up * 0.11, y],
      [x - up * 0.075, y - up],
      [x + up * 0.075, y - up],
      [x + up * 0.11, y],
    ],
    white,
    { detail: 0.8 },
  );
  scene.shape(
    rectangle(x - up * 0.1, y - up * 0.62, up * 0.2, up * 0.2),
    palette.away(palette.harmony.accent, 0.2),
    { detail: 0.8, contour: 0 },
  );
  scene.shape(
    [
      [x - up * 0.09, y - up],
      [x - up * 0.06, y - up * 1.16],
      [x, y - up * 1.26],
      [x + up * 0.06, y - up * 1.16],
      [x + up * 0.09, y - up],
    ],
    isLamplit ? oklch(0.86, 0.12, 85) : palette.away(palette.roof, 0.1),
    { detail: 0.8 },
  );
}
