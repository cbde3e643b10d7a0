import { mix, oklch, shift } from '../../colour.ts';
import { below, blob, type Point, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';

export interface Snow {
  readonly horizon: number;
  /** In light and in shadow. */
  readonly snow: readonly [readonly [number, number, number], readonly [number, number, number]];
}

/** Rolling snow: lit crests, blue hollows. */
export function slope(
  scene: Scene,
  { width: w, height: h, random }: Brief,
  { horizon, snow: [lit, blue] }: Snow,
): void {
  scene.shape(
    below(
      [
        [-20, horizon],
        [w + 20, horizon],
      ],
      h + 20,
    ),
    vertical(horizon, h, mix(lit, blue, 0.4), lit, mix(lit, blue, 0.6)),
    { direction: 0.08, contour: 0 },
  );
  for (let i = 0; i < 9; i++) {
    const t = ((i + random() * 0.8) / 9) ** 1.3;
    const y = horizon + (h - horizon) * (0.05 + t * 0.95);
    const x = random() * w;
    const reach = w * random.between(0.22, 0.5);
    const thick = (h - horizon) * (0.02 + 0.07 * t);
    const bank = smooth(
      [
        [x - reach, y],
        [x - reach * 0.3, y - thick],
        [x + reach * 0.4, y - thick * 0.6],
        [x + reach, y + thick * 0.2],
        [x, y + thick * 0.5],
      ],
      { closed: true },
    );
    scene.shape(
      bank,
      vertical(
        y - thick,
        y + thick * 0.5,
        i % 2 ? mix(lit, blue, 0.12) : blue,
        mix(lit, blue, i % 2 ? 0.5 : 0.35),
      ),
      { edge: 4 + t * 5, opacity: 0.65, contour: 0, direction: 0.1, detail: 0.3 },
    );
  }
}

/** March: wet earth shows, the sky stands in the meltwater. */
export function thaw(
  scene: Scene,
  { width: w, height: h, random, palette }: Brief,
  horizon: number,
): void {
  const soil = palette.lit(oklch(0.5, 0.04, 70));
  for (let i = 0; i < 9; i++) {
    const t = random.between(0.3, 0.98);
    const at: Point = [random() * w, horizon + (h - horizon) * t];
    const reach = w * random.between(0.03, 0.09) * (0.4 + t);
    scene.shape(blob(random, at, reach, reach * 0.2, 0.35), soil, {
      edge: 2,
      direction: 0.05,
      contour: 0.3,
    });
    if (i % 2)
      scene.shape(
        blob(random, [at[0], at[1] + reach * 0.03], reach * 0.66, reach * 0.1, 0.3),
        mix(palette.skyTop, palette.skyLow, 0.3),
        { edge: 1.5, direction: 0, detail: 0.8 },
      );
    else
      scene.line(
        [
          [at[0] - reach * 0.5, at[1]],
          [at[0] - reach * 0.4, at[1] - reach * 0.3],
        ],
        shift(soil, { light: -0.15 }),
        { width: 3 },
      );
  }
}
