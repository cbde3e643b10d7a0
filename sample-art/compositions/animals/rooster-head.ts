import { mix, oklch, shift } from '../../colour.ts';
import { ellipse } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { plot } from '../plot.ts';
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
    area(plot('-66,-160 -60,-173 -46,-178 -32,-174 -26,-164 -34,-152 -50,-148 -62,-152')),
    mix(hackle, red, 0.55),
    { accent: true, detail: 0.9 },
  );
  scene.shape(area(plot('-64,-160 -56,-170 -42,-172 -34,-162 -42,-152 -58,-152')), red, {
    accent: true,
    edge: 2,
    detail: 0.95,
    contour: 0.4,
  });
  const horn = palette.lit(oklch(0.74, 0.09, 82), 0.3);
  scene.shape(area(plot('-59,-169 -69,-167 -77.5,-158 -77.5,-153.5 -69,-156 -60,-157')), horn, {
    detail: 0.95,
    accent: true,
  });
  scene.shape(
    area(plot('-60,-158 -69,-156.5 -74.5,-154.5 -69,-153 -60,-153')),
    shift(horn, { light: -0.16 }),
    { detail: 0.9, accent: true, contour: 0.6 },
  );
  scene.shape(
    area(plot('-57,-153 -64,-142 -65,-128 -57,-122 -50,-130 -48,-146')),
    along(at(-0.65, -1.4), at(-0.48, -1.3), shift(red, { light: 0.05 }), deep),
    { accent: true, detail: 0.9 },
  );
  scene.shape(area(plot('-47,-153 -50,-142 -48,-132 -42,-130 -38,-140 -40,-150')), deep, {
    accent: true,
    detail: 0.9,
    contour: 0.6,
  });
  scene.shape(
    ellipse(at(-0.5, -1.635), scale * 0.034, scale * 0.033),
    palette.lit(oklch(0.75, 0.12, 75), 0.2),
    { detail: 1, accent: true, contour: 0 },
  );
  scene.shape(ellipse(at(-0.505, -1.635), scale * 0.02, scale * 0.021), palette.dark, {
    detail: 1,
    contour: 0,
  });
  scene.line(path(plot('-57,-166.5 -50,-168.5 -44,-166')), deep, {
    width: scale * 0.018,
    accent: true,
    dry: 0,
  });
}
