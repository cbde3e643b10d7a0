import type { Scene } from '../../scene.ts';
import type { Pen } from './pen.ts';
import type { Tones } from './tones.ts';

/** What shows of a face that looks away from us to the left: brow, lash, cheek and jaw. */
export function lostProfile(
  scene: Scene,
  pen: Pen,
  { light, middle, shade, deep, dark }: Tones,
): void {
  const face = [
    -0.15, -0.4, -0.26, -0.3, -0.305, -0.19, -0.312, -0.12, -0.295, -0.07, -0.305, -0.01, -0.318,
    0.06, -0.308, 0.14, -0.285, 0.24, -0.265, 0.33, -0.225, 0.395, -0.16, 0.4, -0.06, 0.36, 0.05,
    0.28, 0.12, 0.1, 0.05, -0.3,
  ];
  pen.line([-0.3, -0.055, -0.325, -0.065, -0.345, -0.06], dark, { width: 0.012, dry: 0.2 });
  pen.area([-0.29, 0.06, -0.325, 0.1, -0.335, 0.125, -0.31, 0.145, -0.28, 0.14], light, {
    detail: 0.8,
    edge: 1,
  });
  pen.area(face, pen.blend([-0.32, 0, 0.1, 0.1], light, middle, shade), {
    detail: 0.9,
    direction: 1.3,
  });
  scene.within(pen.curve(face), () => {
    pen.area(
      [-0.06, -0.3, -0.13, -0.05, -0.12, 0.12, -0.16, 0.26, -0.2, 0.42, 0.2, 0.5, 0.3, -0.2],
      shade,
      {
        edge: 7,
        opacity: 0.75,
        contour: 0,
        direction: 1.2,
      },
    );
    pen.area([-0.2, 0.42, -0.08, 0.34, 0.04, 0.24, 0.14, 0.2, 0.1, 0.45], deep, {
      edge: 6,
      opacity: 0.7,
      contour: 0,
    });
  });
}
