import type { Pen } from './pen.ts';
import type { Tones } from './tones.ts';

/** A mouth in three-quarter view; `fullness` 1 is young, less is narrower. */
export function mouth(
  pen: Pen,
  { lip, middle, shade, dark, light }: Tones,
  fullness: number,
): void {
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
