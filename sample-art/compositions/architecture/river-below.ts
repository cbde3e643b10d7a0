import { type Colour, mix } from '../../colour.ts';
import { rectangle } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';

/** Still water under the hill, with what it mirrors. */
export function river(scene: Scene, brief: Brief, water: number): void {
  const { width: w, height: h, random, palette } = brief;
  scene.shape(
    rectangle(-20, water - h * 0.03, w + 40, h - water + h * 0.06),
    vertical(
      water,
      h,
      mix(palette.skyLow, palette.water, 0.3),
      palette.water,
      mix(palette.water, palette.dark, 0.25),
    ),
    { direction: 0, contour: 0, detail: 0.35 },
  );
  const mirrored = [
    mix(palette.white, palette.water, 0.3),
    mix(palette.foliage[2], palette.water, 0.35),
    mix(palette.foliage[1], palette.water, 0.4),
  ];
  for (let i = 0; i < 26; i++) {
    const x = w * random();
    const reach = h * random.between(0.03, 0.1);
    const isWall = Math.abs(x - w * 0.58) < w * 0.12;
    scene.line(
      [
        [x, water + h * 0.015],
        [x + random.bell() * 2, water + h * 0.02 + reach],
      ],
      isWall ? (mirrored[0] as Colour) : random.pick(mirrored.slice(1)),
      {
        width: w * random.between(0.015, 0.04),
        opacity: 0.55,
        dry: 0.4,
        pressure: (t) => 0.9 - t * 0.5,
      },
    );
  }
  for (let i = 0; i < 14; i++) {
    const y = water + (h - water) * random.between(0.15, 0.9);
    const x = w * random();
    scene.line(
      [
        [x, y],
        [x + w * random.between(0.04, 0.14), y + random.bell()],
      ],
      mix(palette.skyLow, palette.white, 0.3),
      { width: 4, dry: 0.5, opacity: 0.6 },
    );
  }
}
