import type { Scene } from '../../scene.ts';
import type { Pen } from './pen.ts';
import type { Tones } from './tones.ts';

/** An ear, seen with a profile. */
export function ear(pen: Pen, { light, middle, shade, deep }: Tones): void {
  pen.area(
    [
      0.05, -0.04, 0.09, -0.075, 0.14, -0.055, 0.15, 0.01, 0.12, 0.07, 0.1, 0.13, 0.07, 0.14, 0.055,
      0.08,
    ],
    pen.blend([0.04, -0.05, 0.14, 0.1], light, middle),
    { detail: 0.9, edge: 1.5 },
  );
  pen.area(
    [0.075, -0.02, 0.105, -0.045, 0.128, -0.01, 0.105, 0.045, 0.085, 0.06, 0.09, 0.015],
    shade,
    { edge: 2.5, detail: 0.9, contour: 0 },
  );
  pen.line([0.072, -0.01, 0.08, 0.05, 0.075, 0.09], deep, { width: 0.009, dry: 0.3, opacity: 0.7 });
}

/** Neck, nape and shoulders under a profile. */
export function profileNeck(scene: Scene, pen: Pen, { light, middle, shade, deep }: Tones): void {
  const neck = [
    -0.2, 0.4, -0.145, 0.47, -0.13, 0.56, -0.15, 0.68, -0.24, 0.78, -0.36, 0.9, 0.0, 1.2, 0.6, 1.1,
    0.62, 0.8, 0.42, 0.66, 0.31, 0.5, 0.28, 0.3, 0.34, 0.05, 0.1, 0.1,
  ];
  pen.area(neck, pen.blend([-0.15, 0.6, 0.35, 0.6], light, middle, shade), {
    detail: 0.7,
    direction: 1.35,
    contour: 0.8,
  });
  scene.within(pen.curve(neck), () => {
    pen.area(
      [
        -0.26, 0.43, -0.14, 0.5, -0.02, 0.52, 0.08, 0.6, 0.14, 0.78, 0.3, 0.95, 0.6, 0.8, 0.4, 0.1,
        0.1, 0.2,
      ],
      pen.blend([-0.1, 0.45, 0.3, 0.6], deep, shade, middle),
      { edge: 7, contour: 0, direction: 1.1, opacity: 0.9 },
    );
  });
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
  pen.area([0.283, 0.0, 0.302, -0.02, 0.308, 0.02, 0.286, 0.06], deep, {
    edge: pen.size * 0.012,
    contour: 0,
    opacity: 0.6,
  });
  pen.line([0.278, -0.04, 0.305, -0.065, 0.333, -0.04, 0.334, 0.02, 0.308, 0.08], shade, {
    width: 0.012,
    dry: 0.3,
    opacity: 0.7,
  });
}
