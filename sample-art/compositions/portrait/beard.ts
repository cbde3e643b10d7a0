import { type Colour, mix, shift } from '../../colour.ts';
import type { Brief, Scene } from '../../scene.ts';
import { hairMass } from './hair.ts';
import type { Pen } from './pen.ts';
import type { Tones } from './tones.ts';

/** A white beard with moustache and brows; `long` stretches it below the chin. */
export function beard(
  scene: Scene,
  { random, palette }: Brief,
  pen: Pen,
  tones: Tones,
  long: number,
): void {
  const y = (v: number) => (v > 0.4 ? 0.4 + (v - 0.4) * long : v);
  const white = mix(tones.hair, palette.white, 0.35);
  const grey = mix(shift(tones.hair, { light: -0.16 }), palette.shadow, 0.35);
  const strands: Tones = {
    ...tones,
    hair: mix(white, grey, 0.35),
    hairLight: white,
    hairDark: grey,
  };
  hairMass(scene, pen, strands, random, {
    outline: [
      -0.275,
      0.2,
      -0.29,
      0.34,
      -0.285,
      0.5,
      -0.24,
      y(0.66),
      -0.14,
      y(0.8),
      -0.04,
      y(0.84),
      0.1,
      y(0.72),
      0.22,
      0.5,
      0.28,
      0.28,
      0.28,
      0.06,
      0.24,
      0.04,
      0.2,
      0.17,
      0.1,
      0.25,
      0.02,
      0.28,
      -0.06,
      0.22,
      -0.2,
      0.23,
    ],
    flows: [
      {
        inner: [-0.18, 0.3, -0.16, 0.44, -0.12, 0.6, -0.08, y(0.8)],
        outer: [-0.28, 0.24, -0.29, 0.42, -0.24, 0.6, -0.14, y(0.78)],
        locks: 8,
      },
      {
        inner: [-0.14, 0.3, -0.12, 0.46, -0.09, 0.6, -0.06, y(0.82)],
        outer: [0.26, 0.08, 0.26, 0.32, 0.18, 0.54, 0.02, y(0.78)],
        locks: 20,
      },
    ],
  });
  pen.area([-0.17, 0.3, -0.1, 0.285, -0.04, 0.31, -0.12, 0.335, -0.2, 0.325], tones.deep, {
    edge: 2.5,
    contour: 0,
    opacity: 0.8,
  });
  pen.area(
    [
      -0.19, 0.195, -0.24, 0.23, -0.29, 0.31, -0.3, 0.36, -0.23, 0.33, -0.17, 0.285, -0.12, 0.31,
      -0.02, 0.35, 0.06, 0.36, 0.03, 0.29, -0.04, 0.225, -0.12, 0.19,
    ],
    pen.blend([-0.28, 0.2, 0.05, 0.35], white, white, grey),
    { edge: 2, detail: 0.8, contour: 0.5, direction: 0.6 },
  );
  for (const brow of [
    [-0.08, -0.125, 0.02, -0.165, 0.16, -0.1],
    [-0.31, -0.11, -0.25, -0.15, -0.16, -0.125],
  ])
    pen.line(brow, brow[0] === -0.08 ? mix(white, grey, 0.25) : white, {
      width: 0.045,
      dry: 0.35,
      pressure: (t) => 0.5 + Math.sin(t * 3) * 0.5,
    });
}

/** A bald crown with grey hair around it. */
export function crown(scene: Scene, { random, palette }: Brief, pen: Pen, tones: Tones): void {
  const grey: Colour = mix(shift(tones.hair, { light: -0.14 }), palette.shadow, 0.25);
  hairMass(scene, pen, { ...tones, hairDark: grey }, random, {
    outline: [
      0.08, -0.5, 0.24, -0.5, 0.4, -0.36, 0.45, -0.14, 0.42, 0.1, 0.34, 0.26, 0.31, 0.14, 0.35, 0.0,
      0.33, -0.1, 0.26, -0.1, 0.24, 0.05, 0.2, -0.1, 0.22, -0.26, 0.14, -0.4,
    ],
    flows: [
      {
        inner: [0.16, -0.4, 0.24, -0.26, 0.25, -0.1, 0.28, -0.06],
        outer: [0.2, -0.5, 0.4, -0.36, 0.45, -0.1, 0.36, 0.2],
        locks: 14,
      },
    ],
  });
}
