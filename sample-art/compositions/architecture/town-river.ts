import { mix } from '../../colour.ts';
import { rectangle } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';

/** The river in front of the town, broken by reflections and ripples. */
export function river(scene: Scene, brief: Brief, water: number): void {
  const { width: w, height: h, random, palette } = brief;
  const deep = mix(palette.water, palette.dark, 0.35);
  scene.shape(
    rectangle(-20, water, w + 40, h - water + 20),
    vertical(water, h, mix(palette.skyLow, palette.water, 0.35), palette.water, deep),
    { direction: 0, contour: 0, detail: 0.35 },
  );
  const mirrored = [
    mix(palette.wall, palette.water, 0.45),
    mix(palette.roof, palette.water, 0.5),
    mix(palette.foliage[1], palette.water, 0.45),
  ];
  for (let i = 0; i < 16; i++) {
    const x = w * (0.2 + 0.8 * random());
    const reach = h * random.between(0.05, 0.16);
    scene.line(
      [
        [x, water + h * 0.04],
        [x + random.bell() * 3, water + h * 0.05 + reach],
      ],
      random.pick(mirrored),
      {
        width: w * random.between(0.012, 0.035),
        opacity: 0.5,
        dry: 0.4,
        pressure: (t) => 0.9 - t * 0.5,
      },
    );
  }
  for (let i = 0; i < 22; i++) {
    const t = random() ** 1.3;
    const y = water + (h - water) * (0.15 + 0.85 * t);
    const x = w * random();
    const reach = w * random.between(0.03, 0.1) * (0.4 + t);
    scene.line(
      [
        [x - reach, y],
        [x, y + 2 * random.bell()],
        [x + reach, y],
      ],
      random.chance(0.55) ? mix(palette.skyLow, palette.white, 0.3) : deep,
      { width: 2.5 + 6 * t, opacity: 0.55, dry: 0.5 },
    );
  }
}
