import type { Colour } from '../../colour.ts';
import { ellipse } from '../../curve.ts';
import type { Scene } from '../../scene.ts';
import type { Pen } from './pen.ts';
import type { Tones } from './tones.ts';

export interface Look {
  /** Half-closed lids: a lowered glance, sleep. */
  readonly isLidLow?: boolean;
  /** 1 a young mouth, less an old and narrow one, 0 none (a beard grows over it). */
  readonly lips?: number;
}

/** A face in three-quarter view to the left, lit from the left: the light plane in front, the near side in shadow. */
export function threeQuarterFace(scene: Scene, pen: Pen, tones: Tones, look: Look = {}): void {
  const { light, middle, shade, deep, dark } = tones;
  const face = [
    -0.24, -0.4, -0.305, -0.28, -0.325, -0.17, -0.303, -0.085, -0.303, -0.02, -0.325, 0.05, -0.318,
    0.13, -0.288, 0.24, -0.265, 0.33, -0.228, 0.42, -0.165, 0.48, -0.08, 0.5, 0.0, 0.475, 0.12, 0.4,
    0.22, 0.29, 0.27, 0.17, 0.29, 0.03, 0.31, -0.14, 0.28, -0.34, 0.12, -0.47, -0.1, -0.48,
  ];
  pen.area(face, pen.blend([-0.3, -0.2, 0.25, 0.2], light, light, middle), {
    detail: 0.9,
    direction: 1.2,
  });
  scene.within(pen.curve(face), () => {
    pen.area(
      [
        0.16, -0.5, 0.1, -0.3, 0.085, -0.15, 0.125, -0.06, 0.135, 0.03, 0.07, 0.12, 0.03, 0.22,
        0.02, 0.31, -0.04, 0.39, -0.07, 0.46, -0.1, 0.54, 0.4, 0.5, 0.5, -0.5,
      ],
      pen.blend([0.02, 0, 0.32, 0.1], shade, shade, middle),
      { edge: 5, detail: 0.8, direction: 1.25, contour: 0 },
    );
    const soft = { edge: 4, contour: 0, detail: 0.9, direction: 0.4 };
    pen.area(
      [-0.085, -0.105, 0.0, -0.14, 0.13, -0.11, 0.145, -0.02, 0.03, 0.02, -0.07, -0.015],
      shade,
      { ...soft, opacity: 0.9 },
    );
    pen.area(
      [-0.3, -0.1, -0.245, -0.125, -0.18, -0.105, -0.145, -0.03, -0.2, 0.0, -0.29, -0.01],
      middle,
      { ...soft, opacity: 0.9 },
    );
    // The side of the nose that is turned away, then what lies under its tip.
    pen.area(
      [
        -0.135, -0.1, -0.165, 0.02, -0.2, 0.09, -0.218, 0.13, -0.18, 0.165, -0.12, 0.165, -0.093,
        0.13, -0.108, 0.08, -0.075, -0.02, -0.08, -0.1,
      ],
      pen.blend([-0.14, -0.1, -0.15, 0.18], middle, shade),
      { ...soft, edge: 2.5, direction: 1.3 },
    );
    pen.area(
      [
        -0.216, 0.136, -0.17, 0.146, -0.11, 0.138, -0.09, 0.158, -0.06, 0.185, -0.13, 0.188, -0.19,
        0.17,
      ],
      deep,
      { ...soft, edge: 3, opacity: 0.8 },
    );
    pen.area([-0.3, 0.08, -0.22, 0.06, -0.2, 0.12, -0.27, 0.18], tones.blush, {
      glaze: true,
      edge: pen.size * 0.05,
      opacity: 0.28,
    });
    pen.area([-0.02, 0.09, 0.08, 0.05, 0.12, 0.13, 0.02, 0.18], tones.blush, {
      glaze: true,
      edge: pen.size * 0.05,
      opacity: 0.28,
    });
  });
  eye(scene, pen, tones, [-0.065, -0.018, 0.0, -0.056, 0.06, -0.048, 0.108, -0.008], 0.002, look);
  eye(
    scene,
    pen,
    tones,
    [-0.278, -0.018, -0.243, -0.05, -0.205, -0.045, -0.18, -0.02],
    -0.238,
    look,
  );
  drawBrow(pen, dark, [-0.085, -0.128, -0.02, -0.152, 0.06, -0.15, 0.15, -0.108], 0.03);
  drawBrow(pen, dark, [-0.3, -0.118, -0.255, -0.142, -0.21, -0.14, -0.165, -0.126], 0.025);
  if (look.lips !== 0) mouth(pen, tones, look.lips ?? 1);
}

function eye(
  scene: Scene,
  pen: Pen,
  { dark, shade }: Tones,
  lash: readonly number[],
  iris: number,
  { isLidLow = false }: Look,
): void {
  const drop = isLidLow ? 0.03 : 0;
  const lid = lash.map((v, i) => (i % 2 ? (isLidLow ? -0.018 - v * 0.35 : v) : v));
  if (!isLidLow) {
    const disc = ellipse(pen.at(iris, -0.03), pen.size * 0.024, pen.size * 0.027);
    scene.shape(disc, dark, { edge: 1, detail: 1, contour: 0, opacity: 0.9 });
  }
  pen.line(lid, dark, { width: 0.021, dry: 0.1, pressure: (t) => 0.5 + Math.sin(t * 2.6) * 0.5 });
  const under = lash.map((v, i) => (i % 2 ? -v * 0.5 + 0.004 + drop : v));
  pen.line(under, shade, { width: 0.008, dry: 0.5, opacity: 0.4 });
}

/** A brow, from the nose outwards. */
export function drawBrow(
  pen: Pen,
  colour: Colour,
  numbers: readonly number[],
  width: number,
): void {
  pen.line(numbers, colour, {
    width,
    dry: 0.4,
    opacity: 0.75,
    pressure: (t) => (0.5 + t * 0.9) * (1 - t ** 4) + 0.1,
  });
}

function mouth(pen: Pen, { lip, middle, shade, dark, light }: Tones, fullness: number): void {
  const y = (v: number) => 0.292 + (v - 0.292) * fullness;
  const flesh = { edge: 1.5, detail: 1, contour: 0.15, direction: 0 };
  pen.area(
    [
      -0.252,
      0.29,
      -0.21,
      y(0.258),
      -0.182,
      y(0.265),
      -0.155,
      y(0.257),
      -0.1,
      y(0.275),
      -0.056,
      0.29,
      -0.15,
      0.294,
    ],
    lip,
    { ...flesh, opacity: 0.9 },
  );
  pen.area(
    [-0.245, 0.293, -0.15, 0.296, -0.062, 0.293, -0.1, y(0.33), -0.15, y(0.344), -0.21, y(0.335)],
    pen.blend([-0.24, 0.3, -0.08, 0.32], lip, lip, shade),
    { ...flesh, opacity: 0.6 },
  );
  pen.area([-0.225, y(0.318), -0.18, y(0.312), -0.165, y(0.325), -0.2, y(0.331)], light, {
    edge: 2,
    contour: 0,
    opacity: 0.5,
  });
  pen.line([-0.256, 0.284, -0.2, 0.288, -0.178, 0.296, -0.14, 0.291, -0.05, 0.291], dark, {
    width: 0.011,
    dry: 0.15,
    opacity: 0.85,
  });
  pen.area(
    [-0.21, 0.36, -0.15, 0.366, -0.09, 0.357, -0.14, 0.388],
    pen.blend([-0.2, 0.36, -0.1, 0.36], middle, shade),
    {
      edge: 4,
      contour: 0,
      opacity: 0.9,
    },
  );
}

/** Neck and chest under a three-quarter head, with the shadow of the jaw. */
export function threeQuarterNeck(
  scene: Scene,
  pen: Pen,
  { light, middle, shade, deep }: Tones,
): void {
  const neck = [
    -0.05, 0.4, -0.035, 0.5, -0.04, 0.6, -0.12, 0.7, -0.34, 0.8, -0.2, 1.1, 0.3, 1.2, 0.8, 0.95,
    0.56, 0.72, 0.38, 0.6, 0.32, 0.46, 0.31, 0.2, 0.1, 0.2,
  ];
  pen.area(neck, pen.blend([-0.1, 0.6, 0.4, 0.6], light, middle, shade), {
    detail: 0.7,
    direction: 1.3,
    contour: 0.7,
  });
  scene.within(pen.curve(neck), () => {
    pen.area(
      [
        -0.1, 0.42, -0.03, 0.51, 0.05, 0.55, 0.13, 0.62, 0.2, 0.76, 0.34, 0.84, 0.55, 0.8, 0.4, 0.2,
        0.1, 0.3,
      ],
      pen.blend([0, 0.48, 0.38, 0.66], deep, shade, shade),
      { edge: 4, contour: 0, direction: 1.0 },
    );
    pen.area([-0.06, 0.84, 0.06, 0.78, 0.1, 0.66, 0.13, 0.8, 0.04, 0.9], middle, {
      edge: 6,
      contour: 0,
      opacity: 0.7,
    });
  });
}

/** The near ear of a three-quarter head with short hair. */
export function threeQuarterEar(pen: Pen, { middle, shade, deep }: Tones): void {
  pen.area(
    [0.25, -0.05, 0.3, -0.09, 0.35, -0.06, 0.35, 0.03, 0.31, 0.12, 0.27, 0.16, 0.25, 0.08],
    pen.blend([0.25, 0, 0.36, 0.1], middle, shade),
    { detail: 0.8 },
  );
  pen.area([0.275, -0.02, 0.31, -0.05, 0.33, -0.01, 0.3, 0.06, 0.28, 0.06], deep, {
    edge: 2,
    contour: 0,
    opacity: 0.7,
  });
}
