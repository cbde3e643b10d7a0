import { mix, oklch, shift } from '../../colour.ts';
import { blob, type Point } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { coat, type Figure, placeFigure } from './figure.ts';

/** A fox trotting to the left, its brush carried straight behind. */
export function paintFox(scene: Scene, brief: Brief, figure: Figure, inSnow: boolean): void {
  const { random, palette } = brief;
  const { area, at, limb } = figure;
  const rust = palette.lit(
    random.pick([oklch(0.58, 0.13, 48), oklch(0.54, 0.125, 42), oklch(0.62, 0.12, 55)]),
    0.3,
  );
  const white = mix(palette.lit(oklch(0.92, 0.02, 75), 0.3), palette.shadow, 0.1);
  const sooty = mix(palette.dark, rust, 0.18);
  const shade = mix(shift(rust, { light: -0.16 }), palette.shadow, 0.3);
  scene.shape(
    area([
      [-0.8, 0],
      [0, -0.05],
      [0.9, 0],
      [1.6, 0.06],
      [0.4, 0.09],
      [-0.6, 0.06],
    ]),
    palette.shadow,
    { glaze: true, edge: 6, opacity: 0.55, direction: 0 },
  );
  const leg = (points: readonly Point[], halves: readonly number[], isFar: boolean) => {
    const [top, foot] = [points[0] as Point, points[points.length - 1] as Point];
    scene.shape(
      limb(points, halves),
      along(
        at(...top),
        at(...foot),
        isFar ? shade : rust,
        isFar ? shade : mix(rust, sooty, 0.25),
        sooty,
        sooty,
      ),
      { edge: 3, contour: 0.7, detail: 0.7, direction: 1.4 },
    );
  };
  // A trot lifts the legs in diagonal pairs.
  leg(
    [
      [-0.42, -0.66],
      [-0.4, -0.42],
      [-0.3, -0.24],
      [-0.22, -0.1],
      [-0.26, -0.04],
    ],
    [0.11, 0.065, 0.045, 0.036, 0.04],
    true,
  );
  leg(
    [
      [0.46, -0.7],
      [0.38, -0.48],
      [0.46, -0.3],
      [0.34, -0.1],
      [0.26, -0.01],
    ],
    [0.16, 0.1, 0.045, 0.036, 0.045],
    true,
  );
  brush(scene, brief, figure, { rust, white, shade });
  const body = area([
    [-0.52, -1.02],
    [-0.3, -1.06],
    [0, -1.0],
    [0.3, -1.03],
    [0.54, -1],
    [0.7, -0.84],
    [0.66, -0.66],
    [0.46, -0.56],
    [0.16, -0.55],
    [-0.14, -0.5],
    [-0.4, -0.48],
    [-0.58, -0.56],
    [-0.7, -0.74],
    [-0.68, -0.92],
  ]);
  coat(scene, brief, body, {
    colour: rust,
    top: at(0, -1.05)[1],
    bottom: at(0, -0.46)[1],
    direction: 0.12,
  });
  scene.within(body, () => {
    scene.shape(
      area([
        [-0.8, -0.86],
        [-0.62, -0.7],
        [-0.44, -0.52],
        [-0.1, -0.5],
        [0.2, -0.53],
        [0, -0.42],
        [-0.6, -0.42],
        [-0.85, -0.6],
      ]),
      white,
      { edge: 6, opacity: 0.8, contour: 0, direction: 0.5 },
    );
    scene.shape(
      area([
        [0.2, -0.98],
        [0.5, -0.94],
        [0.62, -0.76],
        [0.44, -0.64],
        [0.28, -0.74],
      ]),
      shift(rust, { light: 0.07 }),
      { edge: 8, opacity: 0.6, contour: 0 },
    );
  });
  leg(
    [
      [-0.5, -0.72],
      [-0.55, -0.44],
      [-0.62, -0.26],
      [-0.66, -0.08],
      [-0.73, -0.005],
    ],
    [0.14, 0.075, 0.047, 0.038, 0.048],
    false,
  );
  leg(
    [
      [0.54, -0.78],
      [0.56, -0.5],
      [0.72, -0.32],
      [0.7, -0.12],
      [0.62, -0.005],
    ],
    [0.2, 0.12, 0.05, 0.038, 0.048],
    false,
  );
  head(scene, brief, figure, { rust, white, sooty, shade });
  if (inSnow) {
    for (const x of [-0.7, 0.64, 0.28])
      scene.shape(
        blob(random, at(x, 0.01), figure.scale * 0.09, figure.scale * 0.022, 0.3),
        mix(palette.white, palette.shadow, 0.12),
        { contour: 0, edge: 2 },
      );
  }
}

interface Fur {
  readonly rust: ReturnType<typeof oklch>;
  readonly white: ReturnType<typeof oklch>;
  readonly shade: ReturnType<typeof oklch>;
}

function brush(
  scene: Scene,
  { random }: Brief,
  { limb, at, area, path, scale }: Figure,
  { rust, white, shade }: Fur,
): void {
  const droop = random.between(-0.06, 0.16);
  const points: Point[] = [
    [0.6, -0.84],
    [0.86, -0.76],
    [1.16, -0.66 + droop * 0.5],
    [1.48, -0.6 + droop],
    [1.78, -0.62 + droop],
  ];
  const outline = limb(points, [0.06, 0.1, 0.165, 0.15, 0.012]);
  scene.shape(
    outline,
    along(at(1.1, -0.85), at(1.1, -0.45), shift(rust, { light: 0.07 }), rust, shade),
    { detail: 0.7, contour: 0.9, direction: 0.1 },
  );
  scene.within(outline, () => {
    scene.shape(
      area([
        [1.5, -0.9 + droop],
        [1.46, -0.66 + droop],
        [1.54, -0.4 + droop],
        [1.95, -0.5 + droop],
        [1.9, -0.8 + droop],
      ]),
      white,
      { edge: 4, contour: 0, direction: 0.1 },
    );
    for (let i = 0; i < 12; i++) {
      const [x, y] = [random.between(0.85, 1.3), random.between(-0.74, -0.62) + droop * 0.6];
      scene.line(
        path([
          [x, y],
          [x + 0.1, y + 0.015],
          [x + 0.22, y + 0.01],
        ]),
        shift(rust, { light: random.pick([-0.09, 0.07]) }),
        { width: scale * 0.022, dry: 0.5, opacity: 0.6 },
      );
    }
  });
}

/** A narrow face in profile: dark-backed ears, white cheek, black nose. */
function head(
  scene: Scene,
  { palette }: Brief,
  body: Figure,
  { rust, white, sooty, shade }: Fur & { sooty: ReturnType<typeof oklch> },
): void {
  const { area, at, path, scale } = placeFigure({
    to: body.at(-0.09, -0.11),
    scale: body.scale * 0.89,
    turn: 0.03,
  });
  scene.shape(
    area([
      [-0.84, -1.18],
      [-0.82, -1.46],
      [-0.7, -1.22],
    ]),
    mix(sooty, shade, 0.4),
    { detail: 0.8, contour: 0.7 },
  );
  const skull = area([
    [-1.27, -0.95],
    [-1.18, -1.01],
    [-1.04, -1.08],
    [-0.95, -1.2],
    [-0.82, -1.26],
    [-0.66, -1.22],
    [-0.54, -1.08],
    [-0.5, -0.92],
    [-0.6, -0.8],
    [-0.76, -0.78],
    [-0.9, -0.84],
    [-1.04, -0.87],
    [-1.2, -0.88],
  ]);
  scene.shape(
    skull,
    along(at(-0.9, -1.25), at(-0.84, -0.8), shift(rust, { light: 0.06 }), rust, shade),
    { detail: 0.95, direction: -0.3 },
  );
  scene.within(skull, () => {
    scene.shape(
      area([
        [-1.3, -0.93],
        [-1.1, -0.95],
        [-0.92, -0.99],
        [-0.72, -0.95],
        [-0.62, -0.86],
        [-0.5, -0.72],
        [-0.9, -0.74],
        [-1.3, -0.82],
      ]),
      white,
      { edge: 3, contour: 0, detail: 0.9 },
    );
  });
  scene.shape(
    area([
      [-0.6, -0.9],
      [-0.72, -0.84],
      [-0.64, -0.76],
      [-0.7, -0.66],
      [-0.56, -0.7],
      [-0.5, -0.82],
    ]),
    white,
    { edge: 3, contour: 0, detail: 0.8 },
  );
  scene.shape(
    area([
      [-0.76, -1.16],
      [-0.78, -1.34],
      [-0.67, -1.54],
      [-0.58, -1.36],
      [-0.54, -1.14],
      [-0.64, -1.1],
    ]),
    rust,
    { detail: 0.9 },
  );
  scene.shape(
    area([
      [-0.64, -1.3],
      [-0.66, -1.53],
      [-0.57, -1.36],
      [-0.56, -1.22],
    ]),
    sooty,
    { edge: 2, detail: 0.9, contour: 0.3 },
  );
  scene.shape(
    area([
      [-1.3, -0.95],
      [-1.24, -1],
      [-1.2, -0.96],
      [-1.24, -0.91],
    ]),
    palette.dark,
    { detail: 1, contour: 0 },
  );
  scene.line(
    path([
      [-1.05, -1.03],
      [-0.99, -1.07],
      [-0.92, -1.055],
    ]),
    palette.dark,
    { width: scale * 0.036, pressure: (t) => 0.4 + Math.sin(t * Math.PI) * 0.6, dry: 0 },
  );
}
