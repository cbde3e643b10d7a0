import type { Colour } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { drawEyes, type Eyes } from './eyes.ts';
import { mouth } from './mouth.ts';
import type { Pen } from './pen.ts';
import type { Tones } from './tones.ts';

/** What a face expresses, as far as a sketch can say. */
export interface Look {
  readonly eyes?: Eyes;
  /** 1 a young mouth, less an old and narrow one, 0 none (a beard grows over it). */
  readonly lips?: number;
  /** The colour of the brows, if not dark. */
  readonly brow?: Colour;
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
    // The half-tone goes first, so that light turns into shadow instead of ending at it.
    pen.area(
      [
        0.06, -0.5, 0.0, -0.3, 0.0, -0.14, 0.03, -0.04, 0.03, 0.04, -0.02, 0.14, -0.05, 0.24, -0.07,
        0.34, -0.12, 0.42, -0.14, 0.54, 0.4, 0.5, 0.5, -0.5,
      ],
      middle,
      { edge: pen.size * 0.1, opacity: 0.75, detail: 0.8, direction: 1.25, contour: 0 },
    );
    pen.area(
      [
        0.16, -0.5, 0.1, -0.3, 0.085, -0.15, 0.125, -0.06, 0.135, 0.03, 0.07, 0.12, 0.03, 0.22,
        0.02, 0.31, -0.04, 0.39, -0.07, 0.46, -0.1, 0.54, 0.4, 0.5, 0.5, -0.5,
      ],
      pen.blend([0.02, 0, 0.32, 0.1], shade, shade, middle),
      { edge: pen.size * 0.06, opacity: 0.85, detail: 0.8, direction: 1.25, contour: 0 },
    );
    const soft = { edge: pen.size * 0.03, contour: 0, detail: 0.9, direction: 0.4 };
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
      { ...soft, edge: pen.size * 0.02, opacity: 0.85, direction: 1.3 },
    );
    pen.area(
      [
        -0.216, 0.136, -0.17, 0.146, -0.11, 0.138, -0.09, 0.158, -0.06, 0.185, -0.13, 0.188, -0.19,
        0.17,
      ],
      deep,
      { ...soft, edge: pen.size * 0.016, opacity: 0.65 },
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
  drawEyes(pen, tones, look.eyes ?? 'lowered');
  const brow = look.brow ?? dark;
  drawBrow(pen, brow, [-0.085, -0.128, -0.02, -0.152, 0.06, -0.15, 0.15, -0.108], 0.03);
  drawBrow(pen, brow, [-0.3, -0.118, -0.255, -0.142, -0.21, -0.14, -0.165, -0.126], 0.025);
  if (look.lips !== 0) mouth(pen, tones, look.lips ?? 1);
}

/** What a stick draws of a face whose light side stays paper: the nose in one line, its wing, the jaw. */
export function drawnFace(pen: Pen, { dark, shade }: Tones): void {
  const line = { dry: 0.45, opacity: 0.75 };
  pen.line(
    [-0.13, -0.1, -0.16, 0.0, -0.205, 0.085, -0.222, 0.13, -0.205, 0.165, -0.17, 0.162],
    dark,
    {
      ...line,
      width: 0.012,
    },
  );
  pen.line([-0.128, 0.176, -0.095, 0.165, -0.088, 0.135, -0.105, 0.11], dark, {
    ...line,
    width: 0.013,
  });
  pen.line([-0.25, 0.38, -0.2, 0.46, -0.12, 0.497, -0.02, 0.485, 0.1, 0.42, 0.2, 0.31], shade, {
    ...line,
    width: 0.014,
  });
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
