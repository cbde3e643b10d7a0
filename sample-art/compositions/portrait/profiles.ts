import { ellipse } from '../../curve.ts';
import type { Scene } from '../../scene.ts';
import { drawBrow } from './heads.ts';
import type { Pen } from './pen.ts';
import type { Tones } from './tones.ts';

/** A profile to the left, lit from the left. */
export function profileFace(
  scene: Scene,
  pen: Pen,
  tones: Tones,
  look: { readonly isLidLow?: boolean } = {},
): void {
  const { light, middle, shade, deep, dark, lip } = tones;
  const face = [
    -0.25, -0.38, -0.312, -0.28, -0.338, -0.19, -0.345, -0.12, -0.324, -0.066, -0.344, -0.005,
    -0.38, 0.062, -0.425, 0.118, -0.422, 0.143, -0.39, 0.158, -0.348, 0.168, -0.353, 0.205, -0.377,
    0.24, -0.372, 0.259, -0.345, 0.27, -0.366, 0.29, -0.359, 0.315, -0.328, 0.336, -0.338, 0.38,
    -0.332, 0.425, -0.295, 0.46, -0.235, 0.468, -0.14, 0.432, -0.02, 0.37, 0.08, 0.28, 0.16, 0.16,
    0.2, -0.1, 0.1, -0.4, -0.1, -0.46,
  ];
  pen.area(face, pen.blend([-0.35, 0, 0.15, 0.1], light, light, middle), {
    detail: 0.95,
    direction: 1.3,
  });
  const soft = { edge: 4, contour: 0, detail: 0.9 };
  scene.within(pen.curve(face), () => {
    pen.area(
      [
        -0.05, -0.4, -0.09, -0.2, -0.06, -0.05, -0.1, 0.08, -0.09, 0.22, -0.14, 0.33, -0.22, 0.4,
        -0.29, 0.5, 0.3, 0.5, 0.3, -0.4,
      ],
      pen.blend([-0.15, 0, 0.15, 0.05], middle, shade),
      { ...soft, edge: 9, direction: 1.2 },
    );
    pen.area(
      [-0.322, -0.09, -0.26, -0.11, -0.19, -0.09, -0.18, -0.02, -0.25, 0.0, -0.308, -0.03],
      shade,
      { ...soft, opacity: 0.75 },
    );
    pen.area(
      [-0.345, 0.1, -0.32, 0.11, -0.318, 0.15, -0.345, 0.168, -0.4, 0.156, -0.365, 0.145],
      shade,
      { ...soft, edge: 2.5 },
    );
    pen.area([-0.33, 0.33, -0.28, 0.335, -0.29, 0.36, -0.33, 0.352], shade, {
      ...soft,
      opacity: 0.8,
    });
    pen.area([-0.26, 0.06, -0.17, 0.04, -0.13, 0.12, -0.22, 0.18], tones.blush, {
      glaze: true,
      edge: pen.size * 0.05,
      opacity: 0.28,
    });
    pen.area([-0.12, 0.4, 0.0, 0.32, 0.1, 0.22, 0.2, 0.3, -0.1, 0.52], deep, {
      ...soft,
      edge: 6,
      opacity: 0.7,
    });
    pen.area([-0.385, 0.245, -0.355, 0.236, -0.295, 0.266, -0.345, 0.27], lip, {
      edge: 1.5,
      detail: 1,
      contour: 0,
      opacity: 0.9,
    });
    pen.area([-0.375, 0.274, -0.3, 0.27, -0.32, 0.305, -0.365, 0.318], lip, {
      edge: 1.5,
      detail: 1,
      contour: 0,
      opacity: 0.6,
    });
    pen.line([-0.372, 0.264, -0.33, 0.268, -0.283, 0.27], dark, {
      width: 0.011,
      dry: 0.1,
      opacity: 0.85,
    });
  });
  const low = look.isLidLow ? 0.022 : 0;
  pen.line([-0.306, -0.034 + low, -0.27, -0.05 + low * 1.8, -0.215, -0.03 + low * 0.6], dark, {
    width: 0.022,
    dry: 0.1,
    pressure: (t) => 1 - t * 0.6,
  });
  if (!look.isLidLow)
    scene.shape(ellipse(pen.at(-0.282, -0.022), pen.size * 0.013, pen.size * 0.024), dark, {
      edge: 1,
      detail: 1,
      contour: 0,
    });
  pen.line([-0.292, 0.002, -0.25, 0.012, -0.22, 0.0], shade, {
    width: 0.008,
    dry: 0.5,
    opacity: 0.4,
  });
  drawBrow(pen, dark, [-0.335, -0.115, -0.27, -0.15, -0.18, -0.12], 0.027);
}
