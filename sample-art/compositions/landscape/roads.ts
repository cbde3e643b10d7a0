import { mix, oklch } from '../../colour.ts';
import { below, blob, type Point, ribbon, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { glowOf } from './skies.ts';

/** Stubble and meadow in bands that narrow with distance. */
export function field(
  scene: Scene,
  { width: w, height: h, random, palette }: Brief,
  { horizon }: { horizon: number },
): void {
  const near = mix(palette.grass, palette.earth, 0.45);
  scene.shape(
    below(
      [
        [-20, horizon],
        [w + 20, horizon],
      ],
      h + 20,
    ),
    vertical(
      horizon,
      h,
      mix(palette.grass, palette.haze, 0.45),
      palette.grass,
      near,
      mix(near, palette.dark, 0.3),
    ),
    { direction: 0.03, contour: 0 },
  );
  const tones = [
    palette.foliage[0],
    palette.earth,
    oklch(0.6, 0.06, 105),
    palette.light,
    mix(palette.grass, palette.dark, 0.3),
  ];
  for (let i = 0; i < 12; i++) {
    const t = ((i + random() * 0.8) / 12) ** 1.7;
    const y = horizon + (h - horizon) * t;
    const thick = (h - horizon) * (0.008 + 0.05 * t);
    const x = random() * w;
    const reach = w * random.between(0.2, 0.5);
    scene.shape(
      ribbon(
        smooth([
          [x - reach, y],
          [x, y + random.bell() * thick * 0.6],
          [x + reach, y],
        ]),
        (s) => thick * Math.sin(Math.PI * s),
      ),
      mix(palette.lit(random.pick(tones), 0.6), palette.haze, 0.4 * (1 - t)),
      { edge: 3 + t * 4, opacity: 0.6, contour: 0, direction: 0.03, detail: 0.3 },
    );
  }
}

export interface Road {
  readonly road: Point[];
  readonly horizon: number;
}

/** The road with its ruts, and the sky standing in their puddles. */
export function track(scene: Scene, brief: Brief, { road, horizon }: Road): void {
  const { width: w, height: h, random, palette } = brief;
  const clay = mix(mix(palette.earth, palette.wall, 0.45), palette.skyLow, 0.15);
  const near = (y: number) => Math.max(0, (y - horizon) / (h - horizon));
  const half = (y: number) => Math.min(w, h * 1.2) * (0.006 + 0.21 * near(y) ** 1.3);
  const body: Point[] = [
    ...road.map(([x, y]): Point => [x - half(y), y]),
    ...road.toReversed().map(([x, y]): Point => [x + half(y), y]),
  ];
  scene.shape(
    body,
    vertical(horizon, h, mix(clay, palette.light, 0.35), clay, mix(clay, palette.dark, 0.3)),
    { edge: 2, direction: 0.2, contour: 0.5, detail: 0.5 },
  );
  const rut = (offset: number) => road.map(([x, y]): Point => [x + half(y) * offset, y]);
  const width = (n: number) => (t: number) => 0.02 + n * t ** 1.9;
  scene.within(body, () => {
    scene.line(rut(0), mix(palette.grass, clay, 0.3), {
      width: h * 0.07,
      pressure: width(0.9),
      dry: 0.55,
      opacity: 0.85,
    });
    for (const offset of [-0.5, 0.48]) {
      scene.line(rut(offset), mix(clay, palette.dark, 0.32), {
        width: h * 0.06,
        pressure: width(0.9),
        dry: 0.65,
        opacity: 0.7,
      });
    }
    for (const t of [0.3, 0.45, 0.58, 0.7, 0.82]) {
      if (!random.chance(0.85)) continue;
      const [px, py] = rut(random.chance(0.5) ? -0.5 : 0.48)[Math.round(t * (road.length - 1))] ?? [
        0, 0,
      ];
      const s = half(py) * random.between(0.26, 0.4);
      const mirror = mix(palette.skyLow, glowOf(brief), 0.35);
      scene.shape(
        blob(random, [px, py], s * 1.25, s * 0.36, 0.22),
        vertical(py - s * 0.36, py + s * 0.36, mirror, mix(palette.skyTop, mirror, 0.35)),
        { edge: 1, direction: 0, detail: 0.9 },
      );
      scene.line(
        [
          [px - s * 1.1, py - s * 0.3],
          [px, py - s * 0.4],
          [px + s, py - s * 0.26],
        ],
        mix(clay, palette.dark, 0.6),
        { width: s * 0.12, dry: 0.4 },
      );
    }
  });
}
