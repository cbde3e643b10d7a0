import { mix } from '../../colour.ts';
import { below, ellipse, type Point, ridge } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import type { Frame } from './frame.ts';

export interface River {
  readonly frame: Frame;
  readonly horizon: number;
}

/** Wooded hills one behind the other, each paler at its foot. */
export function hills(scene: Scene, brief: Brief, { frame, horizon }: River): void {
  const { width: w, height: h, random, palette } = brief;
  for (const [depth, lift, cut] of [
    [0.86, 0.26, 1],
    [0.7, 0.2, 0.9],
    [0.5, 0.13, 0.62],
  ] as const) {
    const line = ridge(random, {
      from: -20,
      to: w + 20,
      y: 0,
      height: h * lift * 0.55,
      size: Math.min(w, h * 1.5) * 0.42,
      octaves: 4,
    }).map(([x, y]): Point => {
      const t = frame.side > 0 ? 1 - x / w : x / w;
      const fall = Math.max(0, Math.cos(((t - 0.1) / cut) * 1.4));
      return [x, horizon - Math.max(1, (h * lift * 0.75 - y) * fall)];
    });
    const body = palette.away(mix(palette.foliage[2], palette.shadow, 0.5), depth);
    scene.shape(
      below(line, horizon + 2),
      vertical(
        horizon - h * lift,
        horizon,
        body,
        mix(body, palette.haze, 0.45),
        mix(palette.haze, palette.white, 0.3),
      ),
      { edge: 2 + depth * 4, detail: 0.25, direction: 0.15, contour: 0.6 },
    );
  }
}

/** Veils of mist along the water. */
export function mist(
  scene: Scene,
  { width: w, height: h, random, palette }: Brief,
  y: number,
): void {
  for (let i = 0; i < 4; i++) {
    const at: Point = [random.between(0, w), y + h * random.between(-0.025, 0.025)];
    scene.shape(
      ellipse(at, w * random.between(0.2, 0.42), h * random.between(0.01, 0.024)),
      mix(palette.haze, palette.white, 0.5),
      { edge: 22, opacity: 0.5, detail: 0.1, direction: 0, contour: 0 },
    );
  }
}
