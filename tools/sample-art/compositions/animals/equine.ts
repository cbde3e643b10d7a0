import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { type Point, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { coat, type Figure, placeFigure } from './figure.ts';

export type Pose = 'standing' | 'grazing';

/** Trunk from the tail's root over the belly to the chest: the neck's front and crest close it. */
const TRUNK: readonly Point[] = [
  [-0.35, -1.53],
  [-0.12, -1.46],
  [0.15, -1.43],
  [0.38, -1.47],
  [0.58, -1.49],
  [0.76, -1.38],
  [0.85, -1.16],
  [0.79, -0.96],
  [0.62, -0.9],
  [0.4, -0.87],
  [0.1, -0.8],
  [-0.22, -0.77],
  [-0.46, -0.82],
  [-0.66, -0.93],
  [-0.78, -1.08],
];

const NECKS: Record<Pose, readonly Point[]> = {
  standing: [
    [-0.82, -1.24],
    [-0.9, -1.44],
    [-0.99, -1.62],
    [-1.05, -1.66],
    [-1.13, -1.66],
    [-1.22, -1.57],
    [-1.33, -1.46],
    [-1.4, -1.44],
    [-1.47, -1.5],
    [-1.45, -1.6],
    [-1.34, -1.75],
    [-1.22, -1.93],
    [-1.13, -2.03],
    [-1.02, -2.08],
    [-0.9, -2.03],
    [-0.74, -1.9],
    [-0.56, -1.7],
  ],
  grazing: [
    [-0.84, -0.98],
    [-0.9, -0.78],
    [-0.97, -0.6],
    [-0.99, -0.48],
    [-0.97, -0.36],
    [-1.0, -0.2],
    [-1.0, -0.09],
    [-1.05, -0.02],
    [-1.14, -0.03],
    [-1.19, -0.12],
    [-1.24, -0.32],
    [-1.29, -0.5],
    [-1.29, -0.64],
    [-1.22, -0.78],
    [-1.08, -0.98],
    [-0.86, -1.23],
    [-0.6, -1.43],
  ],
};

const EARS: Record<Pose, readonly Point[]> = {
  standing: [
    [-1.08, -2.03],
    [-1.09, -2.18],
    [-1.0, -2.12],
    [-0.95, -2.05],
  ],
  grazing: [
    [-1.27, -0.6],
    [-1.42, -0.72],
    [-1.33, -0.78],
    [-1.22, -0.74],
  ],
};

const CRESTS: Record<Pose, readonly Point[]> = {
  standing: [
    [-1.04, -2.07],
    [-0.88, -2.03],
    [-0.72, -1.9],
    [-0.55, -1.71],
    [-0.36, -1.55],
  ],
  grazing: [
    [-1.26, -0.68],
    [-1.2, -0.8],
    [-1.06, -1],
    [-0.84, -1.25],
    [-0.55, -1.46],
  ],
};

interface Steed {
  /** Where it stands, and its height at the withers. */
  readonly at: Point;
  readonly tall: number;
  readonly pose: Pose;
  readonly colour: Colour;
}

/** A horse seen from the side, facing left. */
export function paintHorse(
  scene: Scene,
  brief: Brief,
  { at: to, tall, pose, colour }: Steed,
): void {
  const { random, palette } = brief;
  const figure = placeFigure({ to, scale: tall / 1.5 });
  const { area, at, limb, scale } = figure;
  const dark = mix(shift(colour, { light: -0.14 }), palette.dark, 0.45);
  const far = mix(dark, palette.haze, 0.16);
  const step = random.between(-0.06, 0.08);
  scene.shape(
    area([
      [-1, 0],
      [-0.2, -0.06],
      [0.9, -0.03],
      [1.2, 0.05],
      [0.2, 0.1],
      [-0.9, 0.06],
    ]),
    palette.shadow,
    { glaze: true, edge: 8, opacity: 0.5, direction: 0 },
  );
  const foreleg = (x: number, bend: number, paint: Colour) => {
    scene.shape(
      limb(
        [
          [-0.56, -1.02],
          [-0.53 + x * 0.3, -0.7],
          [-0.53 + x - bend, -0.44],
          [-0.52 + x, -0.2],
          [-0.53 + x, -0.1],
          [-0.57 + x, 0.005],
        ],
        [0.16, 0.1, 0.062, 0.042, 0.05, 0.078],
      ),
      along(at(0, -0.85), at(0, 0), paint, mix(paint, dark, 0.6), dark),
      { edge: 3, contour: 0.8, detail: 0.6, direction: 1.5 },
    );
  };
  const hindleg = (x: number, paint: Colour) => {
    scene.shape(
      limb(
        [
          [0.56, -1.08],
          [0.6 + x * 0.4, -0.78],
          [0.76 + x, -0.48],
          [0.71 + x, -0.24],
          [0.7 + x, -0.11],
          [0.65 + x, 0.005],
        ],
        [0.25, 0.16, 0.07, 0.045, 0.052, 0.08],
      ),
      along(at(0, -0.85), at(0, 0), paint, mix(paint, dark, 0.6), dark),
      { edge: 3, contour: 0.8, detail: 0.6, direction: 1.5 },
    );
  };
  foreleg(-0.17 + step, 0.03, far);
  hindleg(-0.2 + step, far);
  tail(scene, brief, figure, dark);
  scene.shape(area(EARS[pose].map(([x, y]): Point => [x + 0.07, y + 0.01])), far, {
    detail: 0.8,
    contour: 0.5,
  });
  const body = area([...TRUNK, ...NECKS[pose]]);
  foreleg(0.06 - step, -0.01, colour);
  hindleg(0.04 - step * 0.5, colour);
  coat(scene, brief, body, {
    colour,
    top: at(0, -1.6)[1],
    bottom: at(0, -0.62)[1],
    contour: 0.9,
    direction: 0.2,
  });
  scene.within(body, () => {
    const light = shift(colour, { light: 0.09 });
    scene.shape(
      area([
        [0.3, -1.4],
        [0.58, -1.42],
        [0.72, -1.2],
        [0.6, -1],
        [0.36, -1.1],
      ]),
      light,
      { edge: 9, opacity: 0.6, contour: 0, direction: 1 },
    );
    scene.shape(
      area([
        [-0.5, -1.34],
        [-0.28, -1.3],
        [-0.32, -1.02],
        [-0.55, -0.98],
        [-0.64, -1.15],
      ]),
      light,
      { edge: 9, opacity: 0.55, contour: 0, direction: 1.3 },
    );
    const jaw: readonly Point[] =
      pose === 'standing'
        ? [
            [-1.06, -1.62],
            [-1.02, -1.8],
            [-0.86, -1.6],
            [-0.78, -1.2],
            [-0.62, -1.1],
            [-0.84, -1.3],
          ]
        : [
            [-0.95, -0.6],
            [-1.06, -0.7],
            [-0.98, -0.88],
            [-0.78, -1.1],
            [-0.6, -1],
            [-0.84, -0.9],
          ];
    scene.shape(area(jaw), dark, { edge: 8, opacity: 0.5, contour: 0 });
    const muzzle: readonly Point[] =
      pose === 'standing'
        ? [
            [-1.5, -1.6],
            [-1.37, -1.62],
            [-1.3, -1.5],
            [-1.36, -1.4],
            [-1.52, -1.42],
          ]
        : [
            [-1.24, -0.16],
            [-1.12, -0.22],
            [-0.98, -0.16],
            [-0.98, 0.02],
            [-1.22, 0.02],
          ];
    scene.shape(area(muzzle), dark, { edge: 5, opacity: 0.7, contour: 0 });
  });
  const eye = pose === 'standing' ? at(-1.17, -1.84) : at(-1.2, -0.52);
  scene.shape(
    smooth(
      [
        [eye[0] - scale * 0.03, eye[1]],
        [eye[0], eye[1] - scale * 0.018],
        [eye[0] + scale * 0.032, eye[1] + scale * 0.006],
        [eye[0], eye[1] + scale * 0.018],
      ],
      { closed: true },
    ),
    palette.dark,
    { detail: 0.9, contour: 0 },
  );
  scene.shape(area(EARS[pose]), mix(colour, dark, 0.3), { detail: 0.8, contour: 0.8 });
  mane(scene, brief, figure, pose, dark);
}

function tail(scene: Scene, { random }: Brief, { path, limb, scale }: Figure, dark: Colour): void {
  const blown = random.between(0.02, 0.34);
  scene.shape(
    limb(
      [
        [0.74, -1.38],
        [0.92 + blown * 0.4, -1.24],
        [0.98 + blown * 0.8, -0.85],
        [0.98 + blown, -0.42],
      ],
      [0.05, 0.1, 0.12, 0.02],
    ),
    dark,
    { edge: 2, contour: 0.4, direction: 1.4 },
  );
  for (let i = 0; i < 9; i++) {
    const off = random.bell() * 0.05;
    scene.line(
      path([
        [0.75, -1.37],
        [0.93 + blown * 0.4 + off * 0.4, -1.22],
        [0.99 + blown * 0.8 + off, -0.84],
        [0.98 + blown * random.between(0.9, 1.35) + off * 2, random.between(-0.5, -0.24)],
      ]),
      shift(dark, { light: random.bell() * 0.04 }),
      { width: scale * 0.055, dry: 0.65, pressure: (t) => 0.5 + 0.5 * Math.sin(t * 3) },
    );
  }
}

function mane(
  scene: Scene,
  { random }: Brief,
  { path, scale }: Figure,
  pose: Pose,
  dark: Colour,
): void {
  const crest = CRESTS[pose];
  const fall = pose === 'standing' ? 0.28 : 0.17;
  for (let i = 0; i < 22; i++) {
    const t = i / 21;
    const k = t * (crest.length - 1);
    const [a, b] = [
      crest[Math.floor(k)] as Point,
      crest[Math.min(crest.length - 1, Math.floor(k) + 1)] as Point,
    ];
    const [x, y] = [a[0] + (b[0] - a[0]) * (k % 1), a[1] + (b[1] - a[1]) * (k % 1)];
    const long = fall * random.between(0.6, 1.1) * (0.6 + Math.sin(t * Math.PI) * 0.5);
    scene.line(
      path([
        [x, y - 0.015],
        [x + 0.05 + random.bell() * 0.02, y + long * 0.4],
        [x + 0.05 + random.bell() * 0.05, y + long],
      ]),
      shift(dark, { light: random.bell() * 0.035 }),
      { width: scale * 0.045, dry: 0.55, pressure: (p) => 1 - p * 0.75 },
    );
  }
}

export const COATS = [
  oklch(0.42, 0.06, 45),
  oklch(0.34, 0.03, 50),
  oklch(0.72, 0.015, 80),
  oklch(0.5, 0.075, 55),
] as const;
