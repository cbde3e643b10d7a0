import { mix, oklch, shift } from '../../colour.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { plot } from '../plot.ts';
import type { Fur } from './cat-body.ts';
import { type Figure, placeFigure } from './figure.ts';

/** The sleeping head, laid on its side upon the paws. */
export function paintCatHead(
  scene: Scene,
  brief: Brief,
  body: Figure,
  { colour, marks, muzzle }: Fur,
): void {
  const { palette, random } = brief;
  const { area, at, path, limb, scale } = placeFigure({
    to: body.at(-0.5, 0.2),
    scale: body.scale * 0.4,
    turn: random.between(-0.32, -0.16),
  });
  const shade = mix(shift(colour, { light: -0.17 }), palette.shadow, 0.3);
  scene.shape(area(plot('-95,75 -50,50 40,50 90,72 60,95 -60,98')), shade, {
    edge: 5,
    opacity: 0.75,
    contour: 0,
  });
  scene.shape(
    area(plot('-55,62 -10,55 50,68 70,84 40,96 -30,93 -62,82')),
    mix(muzzle, colour, 0.3),
    { contour: 0.8, detail: 0.8 },
  );
  for (const side of [-1, 1]) {
    const x = side * 0.56;
    scene.shape(
      area([
        [x - side * 0.36, -0.52],
        [x - side * 0.02, -0.86],
        [x + side * 0.26, -1.16],
        [x + side * 0.36, -0.8],
        [x + side * 0.34, -0.22],
        [x, -0.3],
      ]),
      side < 0 ? colour : shift(colour, { light: -0.05 }),
      { contour: 1, detail: 0.9 },
    );
    scene.shape(
      area([
        [x - side * 0.1, -0.56],
        [x + side * 0.2, -0.98],
        [x + side * 0.24, -0.42],
      ]),
      mix(shade, palette.lit(oklch(0.6, 0.06, 20), 0.3), 0.4),
      { edge: 3, contour: 0, detail: 0.8 },
    );
  }
  const skull = area(
    plot('0,-70 45,-64 83,-34 98,8 86,42 48,68 0,76 -48,68 -88,42 -100,8 -84,-34 -45,-64'),
  );
  scene.shape(
    skull,
    along(
      at(-0.6, -0.7),
      at(0.5, 0.75),
      shift(colour, { light: 0.08 }),
      colour,
      mix(colour, shade, 0.75),
    ),
    { detail: 0.95, direction: 1.3 },
  );
  scene.within(skull, () => {
    scene.shape(area(plot('0,0 16,10 46,28 40,58 0,72 -40,58 -46,28 -16,10')), muzzle, {
      edge: 6,
      opacity: 0.85,
      contour: 0,
    });
    if (!marks) return;
    for (const x of [-0.24, 0, 0.24])
      scene.shape(
        limb(
          [
            [x * 1.5, -0.72],
            [x * 1.1, -0.5],
            [x, -0.24],
          ],
          [0.07, 0.06, 0.01],
        ),
        marks,
        { edge: 3, opacity: 0.8, contour: 0 },
      );
    for (const side of [-1, 1])
      scene.shape(
        limb(
          [
            [side * 1, 0.14],
            [side * 0.74, 0.2],
            [side * 0.58, 0.16],
          ],
          [0.05, 0.05, 0.01],
        ),
        marks,
        { edge: 3, opacity: 0.7, contour: 0 },
      );
  });
  const line = mix(palette.dark, colour, 0.12);
  for (const side of [-1, 1]) {
    scene.line(
      path([
        [side * 0.64, 0],
        [side * 0.46, 0.12],
        [side * 0.2, 0.13],
      ]),
      line,
      { width: scale * 0.075, pressure: (t) => 0.35 + Math.sin(t * Math.PI) * 0.65, dry: 0 },
    );
    scene.line(
      path([
        [0, 0.42],
        [side * 0.1, 0.5],
        [side * 0.26, 0.48],
      ]),
      line,
      { width: scale * 0.035, dry: 0 },
    );
  }
  scene.shape(area(plot('-12,27 12,27 5,38 -5,38')), palette.lit(oklch(0.55, 0.075, 20), 0.25), {
    detail: 1,
    contour: 0.5,
  });
}
