import type { Colour } from '../../colour.ts';
import { ellipse } from '../../curve.ts';
import type { Scene } from '../../scene.ts';
import { mouth } from './mouth.ts';
import type { Pen } from './pen.ts';
import type { Tones } from './tones.ts';

/** What a face expresses, as far as a sketch can say. */
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
