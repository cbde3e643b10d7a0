import { type Colour, mix, shift } from '../../colour.ts';
import { blob, ellipse, type Point } from '../../curve.ts';
import { around } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';

/** Light, tone, shadow and reflected light over any round body; the light comes from the upper left. */
export function modelRound(
  scene: Scene,
  { random, palette }: Brief,
  {
    outline,
    centre: [x, y],
    r,
    colour,
    gloss = 1,
  }: { outline: readonly Point[]; centre: Point; r: number; colour: Colour; gloss?: number },
): void {
  const direction = (px: number, py: number) => Math.atan2(py - y, px - x) + Math.PI / 2;
  const shade = mix(shift(colour, { light: -0.19, chroma: 0.85, hue: -8 }), palette.shadow, 0.16);
  scene.shape(
    outline,
    around(
      [x - r * 0.4, y - r * 0.45],
      r * 1.7,
      shift(colour, { light: 0.06 }),
      colour,
      shift(colour, { light: -0.04 }),
      shift(colour, { light: -0.08 }),
    ),
    { detail: 0.8, direction },
  );
  scene.within(outline, () => {
    const shadow = [
      ...ellipse([x, y], r * 1.6, r * 1.7, { from: -0.75, to: 2.5, steps: 24 }),
      ...ellipse([x - r * 0.3, y - r * 0.3], r * 1.02, r * 0.98, {
        from: 2.3,
        to: -0.6,
        steps: 24,
      }),
    ];
    scene.shape(shadow, shade, {
      edge: Math.min(10, r * 0.16),
      opacity: 0.85,
      contour: 0,
      direction,
    });
    scene.shape(
      [
        ...ellipse([x, y], r * 1.3, r * 1.4, { from: 0.35, to: 1.9, steps: 16 }),
        ...ellipse([x - r * 0.06, y - r * 0.06], r * 0.9, r * 0.9, {
          from: 1.9,
          to: 0.35,
          steps: 16,
        }),
      ],
      mix(shade, palette.harmony.pale, 0.38),
      { edge: Math.min(9, r * 0.12), opacity: 0.6, contour: 0, direction },
    );
    scene.shape(
      blob(random, [x - r * 0.36, y - r * 0.42], r * 0.42, r * 0.34, 0.15),
      shift(colour, { light: 0.1, chroma: 0.92 }),
      { edge: Math.min(10, r * 0.13), opacity: 0.75, contour: 0, direction },
    );
  });
  if (gloss > 0) {
    scene.shape(
      blob(random, [x - r * 0.38, y - r * 0.48], r * 0.13 * gloss, r * 0.085 * gloss, 0.25),
      mix(palette.white, colour, 0.12),
      { edge: 1.2, detail: 1, contour: 0 },
    );
  }
}
