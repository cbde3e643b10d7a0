import { mix, oklch, shift } from '../../colour.ts';
import { ellipse, type Point, place, rectangle, smooth, strew } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Compose } from '../../scene.ts';

/** A head in three-quarter view, ten minutes by the clock: one side in light, one in shadow, features only hinted at. */
export const headSketch: Compose = (scene, { width: w, height: h, random, palette, framing }) => {
  const s = Math.min(w * 0.62, h * 0.5) * { wide: 0.66, middle: 0.8, close: 0.95 }[framing];
  const flip = random.chance(0.5);
  const turn = random.between(-0.14, 0.1);
  const centre: Point = [w * 0.5, h * 0.43];
  const put = (points: readonly Point[]) => place(points, { to: centre, scale: s, turn, flip });
  const curve = (points: readonly Point[], closed = true) =>
    put(smooth(points, { closed, steps: 8 }));
  const wall = palette.lit(palette.harmony.ground, 0.3);
  scene.shape(rectangle(-20, -20, w + 40, h + 40), shift(wall, { light: 0.12 }), {
    backdrop: true,
    direction: -0.9,
  });
  const skin = palette.lit(oklch(0.8, 0.055, 60), 0.4);
  const shade = mix(shift(skin, { light: -0.2 }), palette.shadow, 0.3);
  const hair = palette.lit(
    random.pick([
      oklch(0.3, 0.03, 45),
      oklch(0.4, 0.05, 55),
      oklch(0.24, 0.02, 270),
      oklch(0.58, 0.06, 75),
    ]),
    0.4,
  );
  const cloth = palette.lit(
    random.pick([palette.harmony.second, palette.harmony.accent, palette.harmony.deep]),
    0.3,
  );
  const long = random.chance(0.55);

  // Hair behind, then neck and shoulders, so that the face comes last.
  if (long)
    scene.shape(
      curve([
        [-0.1, -0.62],
        [0.36, -0.5],
        [0.5, -0.05],
        [0.55, 0.5],
        [0.36, 0.78],
        [0.1, 0.5],
        [-0.34, 0.62],
        [-0.46, 0.2],
        [-0.42, -0.35],
      ]),
      shift(hair, { light: -0.04 }),
      { edge: 3, direction: 1.4, contour: 0.5 },
    );
  scene.shape(
    curve([
      [-0.9, 1.15],
      [-0.62, 0.8],
      [-0.2, 0.66],
      [0.22, 0.62],
      [0.62, 0.74],
      [1.0, 1.1],
      [1.25, 2.3],
      [-1.2, 2.3],
    ]),
    along(
      [centre[0] - s, 0],
      [centre[0] + s, 0],
      shift(cloth, { light: 0.08 }),
      shift(cloth, { light: -0.1 }),
    ),
    { edge: 5, direction: 1.1, contour: 0.7, opacity: 0.85 },
  );
  scene.shape(
    curve([
      [-0.12, 0.3],
      [-0.14, 0.62],
      [-0.2, 0.76],
      [0.06, 0.86],
      [0.28, 0.7],
      [0.3, 0.2],
    ]),
    along(put([[-0.2, 0.5]])[0] ?? centre, put([[0.3, 0.5]])[0] ?? centre, skin, shade),
    { contour: 0.6 },
  );
  scene.shape(
    curve([
      [-0.12, 0.42],
      [0.1, 0.42],
      [0.3, 0.24],
      [0.29, 0.56],
      [0.0, 0.62],
    ]),
    shade,
    { glaze: true, edge: 6, opacity: 0.7, direction: 0.5 },
  );
  const face = curve([
    [-0.3, -0.38],
    [-0.36, -0.12],
    [-0.335, -0.03],
    [-0.37, 0.1],
    [-0.32, 0.3],
    [-0.22, 0.46],
    [-0.08, 0.52],
    [0.08, 0.46],
    [0.28, 0.24],
    [0.37, -0.02],
    [0.38, -0.3],
    [0.2, -0.52],
    [-0.1, -0.54],
  ]);
  scene.shape(face, skin, { detail: 0.9, direction: 1.2 });
  scene.within(face, () => {
    scene.shape(
      curve([
        [0.12, -0.3],
        [0.02, -0.08],
        [0.12, 0.1],
        [0.02, 0.3],
        [0.0, 0.55],
        [0.5, 0.4],
        [0.5, -0.5],
      ]),
      shade,
      { edge: 16, opacity: 0.75, direction: 1.1, detail: 0.7 },
    );
    scene.shape(
      curve([
        [-0.32, -0.12],
        [-0.16, -0.16],
        [-0.11, -0.06],
        [-0.2, -0.02],
        [-0.32, -0.04],
      ]),
      shade,
      { glaze: true, edge: 7, opacity: 0.5, detail: 0.9 },
    );
    scene.shape(
      curve([
        [-0.02, -0.15],
        [0.16, -0.15],
        [0.2, -0.05],
        [0.04, -0.01],
      ]),
      shade,
      { glaze: true, edge: 7, opacity: 0.55, detail: 0.9 },
    );
    scene.shape(
      curve([
        [-0.12, -0.1],
        [-0.08, 0.1],
        [-0.19, 0.2],
        [-0.06, 0.22],
        [0.0, 0.14],
        [-0.04, -0.05],
      ]),
      shade,
      { glaze: true, edge: 5, opacity: 0.5, detail: 0.9 },
    );
    scene.shape(
      ellipse(put([[-0.22, 0.12]])[0] ?? centre, s * 0.11, s * 0.08),
      oklch(0.7, 0.1, 30),
      { glaze: true, edge: 14, opacity: 0.25 },
    );
    scene.shape(
      curve([
        [-0.2, 0.43],
        [-0.1, 0.4],
        [0.02, 0.43],
        [-0.08, 0.47],
      ]),
      shade,
      { glaze: true, edge: 5, opacity: 0.5 },
    );
  });
  const dark = mix(palette.dark, hair, 0.3);
  const draw = (points: readonly Point[], width: number, opacity = 0.9) =>
    scene.line(curve(points, false), dark, { width: s * width, opacity, dry: 0.25 });
  draw(
    [
      [-0.32, -0.07],
      [-0.24, -0.1],
      [-0.15, -0.065],
    ],
    0.02,
  );
  draw(
    [
      [0.0, -0.065],
      [0.09, -0.1],
      [0.19, -0.06],
    ],
    0.022,
  );
  scene.shape(ellipse(put([[-0.235, -0.065]])[0] ?? centre, s * 0.021, s * 0.024), dark, {
    detail: 1,
  });
  scene.shape(ellipse(put([[0.085, -0.06]])[0] ?? centre, s * 0.023, s * 0.025), dark, {
    detail: 1,
  });
  draw(
    [
      [-0.34, -0.17],
      [-0.25, -0.21],
      [-0.14, -0.18],
    ],
    0.026,
    0.75,
  );
  draw(
    [
      [-0.01, -0.18],
      [0.11, -0.22],
      [0.24, -0.17],
    ],
    0.028,
    0.75,
  );
  draw(
    [
      [-0.2, 0.17],
      [-0.15, 0.2],
      [-0.08, 0.18],
    ],
    0.016,
  );
  scene.shape(
    curve([
      [-0.23, 0.31],
      [-0.17, 0.285],
      [-0.13, 0.295],
      [-0.08, 0.285],
      [0.02, 0.315],
      [-0.08, 0.36],
      [-0.17, 0.355],
    ]),
    palette.lit(oklch(0.56, 0.11, 25), 0.3),
    { edge: 1.5, detail: 1, contour: 0.2 },
  );
  draw(
    [
      [-0.23, 0.315],
      [-0.13, 0.312],
      [0.02, 0.315],
    ],
    0.012,
  );
  const cap = curve(
    random.pick([
      [
        [-0.33, -0.3],
        [-0.2, -0.42],
        [0.06, -0.42],
        [0.2, -0.28],
        [0.3, -0.05],
        [0.34, 0.08],
        [0.46, -0.1],
        [0.48, -0.42],
        [0.28, -0.68],
        [-0.06, -0.72],
        [-0.32, -0.58],
        [-0.38, -0.42],
      ],
      [
        [-0.34, -0.22],
        [-0.3, -0.4],
        [-0.08, -0.38],
        [0.14, -0.46],
        [0.28, -0.2],
        [0.32, 0.1],
        [0.44, 0.06],
        [0.52, -0.3],
        [0.36, -0.64],
        [0.02, -0.74],
        [-0.3, -0.62],
        [-0.42, -0.4],
      ],
    ]),
  );
  scene.shape(
    cap,
    along(
      put([[-0.3, -0.7]])[0] ?? centre,
      put([[0.5, 0]])[0] ?? centre,
      shift(hair, { light: 0.08 }),
      hair,
      shift(hair, { light: -0.07 }),
    ),
    { edge: 3, detail: 0.6, direction: flip ? 2.3 : 0.8, contour: 0.6 },
  );
  for (const [x, y] of strew(random, cap, 16)) {
    const reach = s * random.between(0.08, 0.2);
    const side = flip ? -1 : 1;
    scene.line(
      smooth([
        [x - side * reach * 0.5, y - reach * 0.35],
        [x, y],
        [x + side * reach * 0.35, y + reach * 0.6],
      ]),
      shift(hair, { light: random.pick([-0.1, 0.1, -0.08]) }),
      { width: s * 0.014, dry: 0.5, opacity: 0.8 },
    );
  }
  if (!long && random.chance(0.6))
    scene.shape(
      curve([
        [0.4, -0.5],
        [0.58, -0.62],
        [0.68, -0.46],
        [0.56, -0.3],
        [0.42, -0.34],
      ]),
      hair,
      { edge: 3 },
    );
};
