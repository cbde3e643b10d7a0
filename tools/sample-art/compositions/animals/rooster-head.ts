import { mix, oklch, shift } from '../../colour.ts';
import { ellipse } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import type { Figure } from './figure.ts';
import type { Plumage } from './rooster-plumage.ts';

/** Comb, face, beak and wattles: the picture's one red. */
export function paintRoosterHead(
  scene: Scene,
  { random, palette }: Brief,
  { area, at, path, scale }: Figure,
  { red, hackle }: Plumage,
): void {
  const deep = mix(shift(red, { light: -0.13 }), palette.shadow, 0.15);
  const flop = () => random.bell() * 0.015;
  scene.shape(
    area([
      [-0.6, -1.72],
      [-0.64, -1.86 + flop()],
      [-0.56, -1.8],
      [-0.55, -1.98 + flop()],
      [-0.47, -1.84],
      [-0.42, -2.05 + flop()],
      [-0.37, -1.86],
      [-0.28, -2.02 + flop()],
      [-0.26, -1.84],
      [-0.15, -1.92 + flop()],
      [-0.17, -1.76],
      [-0.3, -1.7],
      [-0.46, -1.68],
    ]),
    along(at(-0.5, -2), at(-0.3, -1.68), shift(red, { light: 0.05 }), red, deep),
    { accent: true, detail: 0.9 },
  );
  scene.shape(
    area([
      [-0.66, -1.6],
      [-0.6, -1.73],
      [-0.46, -1.78],
      [-0.32, -1.74],
      [-0.26, -1.64],
      [-0.34, -1.52],
      [-0.5, -1.48],
      [-0.62, -1.52],
    ]),
    mix(hackle, red, 0.55),
    { accent: true, detail: 0.9 },
  );
  scene.shape(
    area([
      [-0.64, -1.6],
      [-0.56, -1.7],
      [-0.42, -1.72],
      [-0.34, -1.62],
      [-0.42, -1.52],
      [-0.58, -1.52],
    ]),
    red,
    { accent: true, edge: 2, detail: 0.95, contour: 0.4 },
  );
  const horn = palette.lit(oklch(0.74, 0.09, 82), 0.3);
  scene.shape(
    area([
      [-0.59, -1.69],
      [-0.69, -1.67],
      [-0.775, -1.58],
      [-0.775, -1.535],
      [-0.69, -1.56],
      [-0.6, -1.57],
    ]),
    horn,
    { detail: 0.95, accent: true },
  );
  scene.shape(
    area([
      [-0.6, -1.58],
      [-0.69, -1.565],
      [-0.745, -1.545],
      [-0.69, -1.53],
      [-0.6, -1.53],
    ]),
    shift(horn, { light: -0.16 }),
    { detail: 0.9, accent: true, contour: 0.6 },
  );
  scene.shape(
    area([
      [-0.57, -1.53],
      [-0.64, -1.42],
      [-0.65, -1.28],
      [-0.57, -1.22],
      [-0.5, -1.3],
      [-0.48, -1.46],
    ]),
    along(at(-0.65, -1.4), at(-0.48, -1.3), shift(red, { light: 0.05 }), deep),
    { accent: true, detail: 0.9 },
  );
  scene.shape(
    area([
      [-0.47, -1.53],
      [-0.5, -1.42],
      [-0.48, -1.32],
      [-0.42, -1.3],
      [-0.38, -1.4],
      [-0.4, -1.5],
    ]),
    deep,
    { accent: true, detail: 0.9, contour: 0.6 },
  );
  scene.shape(
    ellipse(at(-0.5, -1.635), scale * 0.034, scale * 0.033),
    palette.lit(oklch(0.75, 0.12, 75), 0.2),
    { detail: 1, accent: true, contour: 0 },
  );
  scene.shape(ellipse(at(-0.505, -1.635), scale * 0.02, scale * 0.021), palette.dark, {
    detail: 1,
    contour: 0,
  });
  scene.line(
    path([
      [-0.57, -1.665],
      [-0.5, -1.685],
      [-0.44, -1.66],
    ]),
    deep,
    { width: scale * 0.018, accent: true, dry: 0 },
  );
}
