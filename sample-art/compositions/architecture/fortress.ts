import { mix, shift } from '../../colour.ts';
import { below, type Point, pointAt, rectangle, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { sky } from '../landscape/skies.ts';
import { mirror } from '../mirror.ts';
import { hill, slope } from './fortress-hill.ts';
import { tower, wall } from './ramparts.ts';

/** A sea fortress: walls and towers climb a bare hill to a rock above the water. */
export const fortress: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette } = brief;
  const isPanorama = w > h * 2;
  const horizon = h * (isPanorama ? 0.6 : 0.55);
  sky(scene, brief, {
    horizon,
    sun: [w * 0.12, horizon * 0.7],
    clouds: brief.hour === 'day' ? 'heaps' : 'streaks',
  });
  const cape = smooth([
    [-20, horizon - h * 0.07],
    [w * 0.08, horizon - h * 0.1],
    [w * 0.15, horizon - h * 0.05],
    [w * 0.24, horizon - h * 0.035],
    [w * 0.33, horizon + 2],
  ]);
  scene.shape(
    below(cape, horizon + 4),
    palette.away(mix(palette.stone, palette.shadow, 0.6), 0.6),
    { edge: 3, detail: 0.3 },
  );
  sea(scene, brief, horizon);
  const wobble = () => random.between(-0.015, 0.015);
  const crest = smooth(
    (isPanorama
      ? [
          [0.12, 1.02],
          [0.2, 0.8],
          [0.3, 0.7],
          [0.4, 0.62],
          [0.5, 0.52],
          [0.6, 0.44],
          [0.7, 0.33],
          [0.77, 0.24],
          [0.82, 0.3],
          [0.9, 0.46],
          [1.03, 0.54],
        ]
      : [
          [0.04, 1.02],
          [0.16, 0.78],
          [0.26, 0.7],
          [0.36, 0.65],
          [0.46, 0.56],
          [0.56, 0.49],
          [0.66, 0.38],
          [0.73, 0.27],
          [0.79, 0.3],
          [0.88, 0.46],
          [1.03, 0.52],
        ]
    ).map(([x = 0, y = 0]): Point => [w * (x + wobble() * 0.5), h * (y + wobble())]),
  );
  hill(scene, brief, crest);
  const size = h * (isPanorama ? 0.19 : 0.125);
  const path: Point[] = [];
  for (let t = 0.13; t <= 0.66; t += 0.02) path.push(pointAt(crest, t));
  wall(scene, brief, path, size * 0.62);
  for (const t of [0.655, 0.545, 0.43, 0.315, 0.2]) {
    const [x, y] = pointAt(crest, t + random.between(-0.012, 0.012));
    const k = random.between(0.85, 1.2) * (t > 0.6 ? 1.15 : 1);
    tower(scene, brief, [x, y + size * 0.3], size * 0.62 * k, size * 1.5 * k);
  }
  slope(scene, brief, crest);
  if (random.chance(0.4)) mirror(scene, w);
};

function sea(scene: Scene, brief: Brief, horizon: number): void {
  const { width: w, height: h, random, palette } = brief;
  const deep = mix(palette.water, palette.lit([40, 92, 120]), 0.55);
  scene.shape(
    rectangle(-20, horizon, w + 40, h - horizon + 20),
    vertical(horizon, h, shift(deep, { light: -0.02 }), mix(deep, palette.skyLow, 0.35)),
    { direction: 0, contour: 0.4, detail: 0.35 },
  );
  for (let i = 0; i < 24; i++) {
    const t = random();
    const y = horizon + (h - horizon) * t;
    const x = w * random.between(0, 0.4);
    scene.line(
      [
        [x, y],
        [x + w * random.between(0.02, 0.07), y + random.bell()],
      ],
      mix(palette.skyLow, palette.white, 0.4),
      { width: 2.5 + 4 * t, dry: 0.6, opacity: 0.6 },
    );
  }
}
