import { type Colour, mix, shift } from '../../colour.ts';
import { type Point, pointAt, smooth } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import { hairMass } from './hair.ts';
import type { Pen } from './pen.ts';
import type { Tones } from './tones.ts';

/** A white beard with moustache and bushy brows; `long` stretches it below the chin. */
export function beard(scene: Scene, brief: Brief, pen: Pen, tones: Tones, long: number): void {
  const { palette, random } = brief;
  const y = (v: number) => (v > 0.4 ? 0.4 + (v - 0.4) * long : v);
  const white = mix(tones.hair, palette.white, 0.35);
  const grey = mix(shift(tones.hair, { light: -0.16 }), palette.shadow, 0.35);
  const shades = [white, mix(white, grey, 0.35), mix(white, grey, 0.7), grey] as const;
  const mass = [
    -0.275,
    0.22,
    -0.29,
    0.34,
    -0.285,
    0.48,
    -0.25,
    y(0.62),
    -0.19,
    y(0.73),
    -0.11,
    y(0.8),
    -0.02,
    y(0.78),
    0.08,
    y(0.69),
    0.17,
    y(0.55),
    0.25,
    0.36,
    0.29,
    0.16,
    0.285,
    0.0,
    0.24,
    0.02,
    0.2,
    0.15,
    0.1,
    0.22,
    0.0,
    0.26,
    -0.08,
    0.22,
    -0.2,
    0.22,
  ];
  pen.area(mass, pen.blend([-0.28, 0.3, 0.26, 0.5], shades[0], shades[1], shades[2]), {
    edge: pen.size * 0.02,
    detail: 0.6,
    contour: 0.25,
    direction: 1.4,
  });
  scene.within(pen.curve(mass), () => {
    // What the moustache and the cheek shade; the lower lip lies in it.
    pen.area([-0.24, 0.3, -0.1, 0.29, 0.06, 0.33, 0.02, 0.4, -0.12, 0.4, -0.24, 0.37], grey, {
      edge: pen.size * 0.04,
      opacity: 0.7,
      contour: 0,
    });
    pen.area([0.12, 0.2, 0.3, 0.1, 0.3, 0.4, 0.14, 0.66, 0.0, y(0.8), 0.04, 0.5], grey, {
      edge: pen.size * 0.07,
      opacity: 0.6,
      contour: 0,
    });
  });
  // From ear to lip each hair begins below its neighbour and falls towards the tip, some beyond it.
  const roots = pen.curve(
    [0.26, 0.08, 0.22, 0.2, 0.13, 0.26, 0.04, 0.32, -0.08, 0.36, -0.18, 0.35, -0.26, 0.3],
    false,
  );
  const waists = pen.curve(
    [0.27, 0.3, 0.21, 0.42, 0.12, 0.5, 0.02, 0.56, -0.1, 0.58, -0.2, 0.55, -0.28, 0.46],
    false,
  );
  const tips = pen.curve(
    [
      0.16,
      y(0.58),
      0.1,
      y(0.68),
      0.03,
      y(0.77),
      -0.06,
      y(0.84),
      -0.13,
      y(0.85),
      -0.2,
      y(0.76),
      -0.25,
      y(0.64),
    ],
    false,
  );
  const hairs = 90;
  for (let i = 0; i < hairs; i++) {
    const across = (i + random()) / hairs;
    const [from, reach] = [random.between(0, 0.5), random.between(0.75, 1.05)];
    const strand = [roots, waists, tips].map((line) =>
      pointAt(line, across + random.bell() * 0.03),
    );
    const path = smooth(strand, { steps: 12 });
    const first = Math.round(from * (path.length - 1));
    const end = pointAt(path, reach);
    scene.line(
      [...path.slice(first, Math.ceil(reach * (path.length - 1))), end],
      random.pick(shades),
      {
        width: pen.size * random.between(0.008, 0.02),
        dry: 0.45,
        opacity: random.between(0.45, 0.8),
        pressure: (t) => Math.min(1, 0.3 + t * 3) * Math.min(1, (1 - t) * 1.6 + 0.05),
      },
    );
  }
  moustache(scene, brief, pen, shades);
  brows(brief, pen, shades);
}

type Shades = readonly [white: Colour, light: Colour, middle: Colour, grey: Colour];

/** Two wings that part under the nose and hang over the corners of the mouth. */
function moustache(
  scene: Scene,
  { random }: Brief,
  pen: Pen,
  [white, light, , grey]: Shades,
): void {
  for (const { wing, inner, outer } of [
    {
      wing: [
        -0.15, 0.2, -0.2, 0.21, -0.25, 0.25, -0.285, 0.33, -0.29, 0.4, -0.25, 0.36, -0.19, 0.3,
        -0.15, 0.28,
      ],
      inner: [-0.16, 0.27, -0.22, 0.31, -0.27, 0.37],
      outer: [-0.16, 0.21, -0.25, 0.25, -0.3, 0.36],
    },
    {
      wing: [
        -0.16, 0.2, -0.1, 0.195, -0.02, 0.23, 0.05, 0.3, 0.09, 0.4, 0.04, 0.38, -0.04, 0.33, -0.12,
        0.29,
      ],
      inner: [-0.14, 0.27, -0.05, 0.32, 0.05, 0.38],
      outer: [-0.14, 0.2, 0.0, 0.24, 0.08, 0.38],
    },
  ]) {
    pen.area(wing, pen.blend([-0.15, 0.2, -0.13, 0.38], white, light, grey), {
      edge: pen.size * 0.012,
      detail: 0.8,
      contour: 0.3,
      direction: 0.7,
    });
    const [a, b] = [pen.curve(inner, false), pen.curve(outer, false)];
    for (let i = 0; i < 14; i++) {
      const across = random();
      const from = random.between(0, 0.35);
      const hair = [0, 0.5, 1].map((n): Point => {
        const t = from + (1 - from) * n;
        const [[ax, ay], [bx, by]] = [pointAt(a, t), pointAt(b, t)];
        return [ax + (bx - ax) * across, ay + (by - ay) * across];
      });
      scene.line(smooth(hair), random.pick([white, white, grey]), {
        width: pen.size * random.between(0.008, 0.016),
        dry: 0.4,
        opacity: 0.6,
        pressure: (t) => Math.min(1, 0.2 + t * 4) * (1 - t * 0.85),
      });
    }
  }
}

/** Bushy brows, hair by hair, from the nose outwards. */
function brows({ random }: Brief, pen: Pen, [white, light, middle, grey]: Shades): void {
  for (const [from, to, lift] of [
    [-0.09, 0.15, 0.035],
    [-0.17, -0.305, 0.02],
  ] as const) {
    const at = (t: number) => from + (to - from) * t;
    pen.area(
      [
        at(-0.02),
        -0.115,
        at(0.3),
        -0.135 - lift,
        at(0.7),
        -0.12 - lift,
        at(1.04),
        -0.085,
        at(0.7),
        -0.095 - lift * 0.6,
        at(0.3),
        -0.1 - lift * 0.6,
      ],
      pen.blend([at(0), -0.13, at(1), -0.1], light, middle),
      { edge: pen.size * 0.014, detail: 0.9, contour: 0.3, direction: 0.2 },
    );
    for (let i = 0; i < 26; i++) {
      const t = random() * 0.78;
      const x = from + (to - from) * t;
      const y = -0.112 - lift * Math.sin(t * 2.4) + t * 0.03 + random.bell() * 0.008;
      const long = random.between(0.2, 0.32) * (to - from);
      const rise = (0.4 - t) * 0.04;
      pen.line(
        [x, y, x + long * 0.6, y - rise, x + long, y - rise * 0.6],
        random.pick([white, white, light, middle, grey]),
        {
          width: random.between(0.008, 0.015),
          dry: 0.4,
          opacity: 0.8,
          pressure: (p) => Math.sin(Math.PI * (0.08 + p * 0.86)),
        },
      );
    }
  }
}

/** A bald crown; the hair at its side is combed over the ear and joins the beard. */
export function crown(scene: Scene, { random, palette }: Brief, pen: Pen, tones: Tones): void {
  const grey: Colour = mix(shift(tones.hair, { light: -0.26 }), palette.shadow, 0.35);
  const worn: Tones = {
    ...tones,
    hairLight: mix(tones.hair, palette.white, 0.3),
    hair: mix(tones.hair, grey, 0.3),
    hairDark: grey,
  };
  hairMass(scene, pen, worn, random, {
    outline: [
      0.1, -0.5, 0.25, -0.5, 0.4, -0.37, 0.46, -0.14, 0.45, 0.1, 0.41, 0.3, 0.36, 0.43, 0.31, 0.4,
      0.27, 0.3, 0.24, 0.16, 0.23, 0.04, 0.17, -0.04, 0.19, -0.14, 0.22, -0.28, 0.16, -0.4,
    ],
    flows: [
      {
        inner: [0.2, -0.36, 0.24, -0.2, 0.25, 0.0, 0.29, 0.32],
        outer: [0.24, -0.5, 0.41, -0.36, 0.46, -0.08, 0.38, 0.4],
        locks: 26,
      },
    ],
  });
  scene.within(
    pen.curve([
      0.1, -0.5, 0.25, -0.5, 0.4, -0.37, 0.46, -0.14, 0.45, 0.1, 0.41, 0.3, 0.36, 0.43, 0.27, 0.3,
      0.23, 0.04, 0.19, -0.14, 0.16, -0.4,
    ]),
    () =>
      pen.area(
        [0.38, -0.3, 0.36, 0.0, 0.3, 0.24, 0.33, 0.41, 0.4, 0.3, 0.44, 0.1, 0.45, -0.14],
        grey,
        {
          edge: pen.size * 0.03,
          opacity: 0.5,
          contour: 0,
          direction: 1.4,
        },
      ),
  );
}
