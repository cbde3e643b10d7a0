import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { ellipse, leaf, type Point, place, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';

interface Feathers {
  readonly breast: Colour;
  readonly back: Colour;
  readonly wing: Colour;
  readonly cap: Colour;
  readonly bib: Colour;
  readonly beak: Colour;
  /** Length of the tail in body lengths. */
  readonly tail: number;
  /** How far down the dark of the head reaches: 0 a cap, 1 the whole breast. */
  readonly hood: number;
}

export interface Perch {
  /** Where the feet hold. */
  readonly at: Point;
  /** Length of the body without the tail, in units. */
  readonly size: number;
  readonly facing: 1 | -1;
  readonly turn?: number;
}

/** A round brown bird with a chestnut cap and a black bib. */
export function sparrow(scene: Scene, brief: Brief, perch: Perch): void {
  const lit = (colour: Colour) => brief.palette.lit(colour, 0.4);
  const brown = lit(oklch(0.5, 0.065, 55));
  perched(scene, brief, perch, {
    breast: lit(oklch(0.86, 0.02, 80)),
    back: brown,
    wing: lit(oklch(0.37, 0.04, 50)),
    cap: lit(oklch(0.43, 0.08, 42)),
    bib: lit(oklch(0.25, 0.02, 40)),
    beak: lit(oklch(0.28, 0.02, 50)),
    tail: 0.55,
    hood: 0,
  });
}

/** Black and white, a blue gleam in the wing, a tail as long as the bird. */
export function magpie(scene: Scene, brief: Brief, perch: Perch): void {
  const lit = (colour: Colour) => brief.palette.lit(colour, 0.35);
  const black = lit(oklch(0.23, 0.02, 270));
  perched(scene, brief, perch, {
    breast: lit(oklch(0.94, 0.01, 90)),
    back: black,
    wing: lit(oklch(0.34, 0.06, 245)),
    cap: black,
    bib: black,
    beak: lit(oklch(0.2, 0.01, 270)),
    tail: 1.15,
    hood: 1,
  });
}

function perched(scene: Scene, { random }: Brief, perch: Perch, feathers: Feathers): void {
  const { at, size, facing, turn = 0 } = perch;
  const put = (points: readonly Point[], closed = true) =>
    place(smooth(points, { closed, steps: 6 }), {
      to: at,
      scale: size,
      flip: facing < 0,
      turn: turn * facing,
    });
  const { breast, back, wing, cap, bib, beak, tail, hood } = feathers;
  const dark = shift(wing, { light: -0.08 });
  const fat = random.between(0.96, 1.1);

  for (const [drop, width] of [
    [0.05, 0.13],
    [0, 0.15],
  ] as const) {
    const end: Point = [-0.34 - tail * 0.8, -0.16 + tail * (0.42 + drop)];
    scene.shape(
      place(leaf([-0.3, -0.34], end, width * (0.8 + tail * 0.25), { bend: 0.05, belly: 0.6 }), {
        to: at,
        scale: size,
        flip: facing < 0,
        turn: turn * facing,
      }),
      drop ? dark : mix(wing, bib, hood * 0.6),
      { edge: 0.8, detail: 0.9 },
    );
  }
  const body: Point[] = [
    [0.38, -0.66],
    [0.36, -0.8],
    [0.24, -0.92],
    [0.08, -0.9],
    [-0.06, -0.76],
    [-0.26, -0.58],
    [-0.44, -0.34],
    [-0.46, -0.18],
    [-0.3, -0.06 * fat],
    [-0.04, 0.04 * fat],
    [0.2, -0.06],
    [0.36 * fat, -0.28],
    [0.4 * fat, -0.48],
  ];
  const [light] = put([[0.3, -0.3]]);
  const [shade] = put([[-0.35, -0.05]]);
  scene.shape(
    put(body),
    along(
      light ?? at,
      shade ?? at,
      breast,
      shift(breast, { light: -0.08 }),
      mix(breast, back, 0.45),
    ),
    { edge: 1, detail: 0.9 },
  );
  scene.within(put(body), () => {
    scene.shape(
      put([
        [0.02, -0.88],
        [-0.3, -0.7],
        [-0.62, -0.2],
        [-0.34, -0.18],
        [-0.1, -0.42],
        [0.06, -0.66],
      ]),
      back,
      {
        edge: 1.5,
        detail: 0.9,
        contour: 0,
      },
    );
    if (hood > 0) {
      scene.shape(
        put([
          [0.5, -1],
          [-0.2, -1.02],
          [-0.2, -0.62],
          [0.02, -0.4],
          [0.26, -0.26],
          [0.5, -0.36],
        ]),
        cap,
        {
          edge: 1,
          detail: 0.9,
        },
      );
    } else {
      scene.shape(
        put([
          [0.46, -0.86],
          [0.2, -1],
          [-0.1, -0.84],
          [-0.08, -0.68],
          [0.08, -0.74],
          [0.24, -0.8],
        ]),
        cap,
        {
          edge: 1,
          detail: 0.9,
          contour: 0,
        },
      );
      scene.shape(
        put([
          [0.44, -0.72],
          [0.3, -0.7],
          [0.22, -0.56],
          [0.3, -0.48],
          [0.44, -0.52],
        ]),
        bib,
        {
          edge: 1,
          detail: 0.9,
          contour: 0,
        },
      );
      scene.shape(
        put([
          [0.12, -0.7],
          [0.2, -0.66],
          [0.15, -0.6],
          [0.06, -0.63],
        ]),
        bib,
        { edge: 0.8, contour: 0 },
      );
    }
  });
  const folded: Point[] = [
    [0.1, -0.56],
    [-0.1, -0.6],
    [-0.4, -0.36],
    [-0.66, -0.04],
    [-0.36, -0.12],
    [-0.06, -0.2],
    [0.12, -0.36],
  ];
  scene.shape(
    put(folded),
    along(
      put([[0.1, -0.5]])[0] ?? at,
      put([[-0.6, 0]])[0] ?? at,
      mix(back, breast, hood ? 0 : 0.2),
      wing,
      dark,
    ),
    {
      edge: 0.8,
      detail: 0.9,
    },
  );
  for (const i of [0, 1, 2, 3]) {
    scene.line(
      put(
        [
          [0.02 - i * 0.08, -0.5 + i * 0.07],
          [-0.26 - i * 0.06, -0.28 + i * 0.05],
          [-0.56 - i * 0.02, -0.08 + i * 0.01],
        ],
        false,
      ),
      i === 1 ? mix(breast, back, 0.15) : dark,
      {
        width: size * 0.035,
        dry: 0.4,
        opacity: 0.85,
      },
    );
  }
  if (hood > 0) {
    scene.shape(
      put([
        [0.1, -0.58],
        [-0.16, -0.56],
        [-0.36, -0.34],
        [-0.14, -0.34],
        [0.06, -0.46],
      ]),
      breast,
      { edge: 1, detail: 0.9 },
    );
  }
  scene.shape(
    place(
      [
        [0.34, -0.83],
        [0.58, -0.735],
        [0.36, -0.69],
      ],
      { to: at, scale: size, flip: facing < 0, turn: turn * facing },
    ),
    beak,
    { detail: 1 },
  );
  const [eye] = put([[0.24, -0.79]]);
  if (eye) {
    if (hood > 0)
      scene.shape(ellipse(eye, size * 0.04, size * 0.04), mix(breast, back, 0.4), { detail: 1 });
    scene.shape(ellipse(eye, size * 0.03, size * 0.032), oklch(0.18, 0.01, 60), { detail: 1 });
  }
  for (const x of [-0.02, 0.1]) {
    scene.line(
      put(
        [
          [x, -0.04],
          [x + 0.02, 0.07],
          [x + 0.08, 0.1],
        ],
        false,
      ),
      beak,
      { width: Math.max(2, size * 0.04), pressure: () => 1 },
    );
  }
}

/** A sparrow in the air, wings up. */
export function flyingSparrow(
  scene: Scene,
  brief: Brief,
  { at, size, facing, turn = 0 }: Perch,
): void {
  const lit = (colour: Colour) => brief.palette.lit(colour, 0.4);
  const put = (points: readonly Point[]) =>
    place(smooth(points, { closed: true, steps: 6 }), {
      to: at,
      scale: size,
      flip: facing < 0,
      turn: turn * facing,
    });
  const wing = lit(oklch(0.37, 0.04, 50));
  const brown = lit(oklch(0.5, 0.065, 55));
  scene.shape(
    put([
      [0.12, -0.1],
      [0.2, -0.5],
      [0.02, -0.95],
      [-0.14, -0.6],
      [-0.2, -0.1],
    ]),
    shift(wing, { light: 0.1 }),
    { edge: 1 },
  );
  scene.shape(
    put([
      [-0.4, 0.06],
      [-0.92, 0.0],
      [-0.98, 0.14],
      [-0.44, 0.2],
    ]),
    wing,
    { edge: 0.8 },
  );
  const body = put([
    [0.52, -0.1],
    [0.36, -0.2],
    [0.06, -0.14],
    [-0.3, -0.04],
    [-0.56, 0.1],
    [-0.2, 0.24],
    [0.16, 0.22],
    [0.42, 0.08],
  ]);
  scene.shape(
    body,
    along(
      [at[0], at[1] - size * 0.2],
      [at[0], at[1] + size * 0.2],
      brown,
      lit(oklch(0.85, 0.02, 80)),
    ),
    { edge: 1, detail: 0.9 },
  );
  scene.shape(
    put([
      [0.52, -0.1],
      [0.38, -0.21],
      [0.2, -0.17],
      [0.34, -0.08],
    ]),
    lit(oklch(0.43, 0.08, 42)),
    { detail: 0.9, contour: 0 },
  );
  scene.shape(
    put([
      [0.1, -0.02],
      [-0.1, -0.42],
      [-0.5, -0.86],
      [-0.62, -0.56],
      [-0.44, -0.14],
      [-0.2, 0.08],
    ]),
    along(
      at,
      [at[0] - facing * size * 0.4, at[1] - size * 0.7],
      brown,
      wing,
      shift(wing, { light: -0.06 }),
    ),
    { edge: 1, detail: 0.9 },
  );
  scene.shape(
    place(
      [
        [0.5, -0.14],
        [0.68, -0.04],
        [0.49, -0.02],
      ],
      { to: at, scale: size, flip: facing < 0, turn: turn * facing },
    ),
    wing,
    { detail: 1 },
  );
  const [eye] = put([[0.42, -0.1]]);
  if (eye)
    scene.shape(ellipse(eye, size * 0.028, size * 0.028), oklch(0.18, 0.01, 60), { detail: 1 });
}
