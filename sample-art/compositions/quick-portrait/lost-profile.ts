import { mix, shift } from '../../colour.ts';
import type { Random } from '../../random.ts';
import type { Brief, Scene } from '../../scene.ts';
import { type Hair, hairMass } from '../portrait/hair.ts';
import type { Pen } from '../portrait/pen.ts';
import type { Tones } from '../portrait/tones.ts';

/** Cut short round the ear and in the nape, seen from behind and from the side. */
const SHORT_LOST: Hair = {
  outline: [
    -0.27, -0.3, -0.25, -0.45, -0.1, -0.56, 0.1, -0.58, 0.3, -0.5, 0.43, -0.33, 0.46, -0.1, 0.44,
    0.08, 0.4, 0.22, 0.36, 0.3, 0.3, 0.325, 0.22, 0.28, 0.14, 0.18, 0.1, 0.06, 0.07, -0.07, 0.0,
    -0.09, -0.045, 0.0, -0.06, 0.05, -0.09, 0.03, -0.1, -0.08, -0.14, -0.2, -0.22, -0.25,
  ],
  flows: [
    {
      inner: [-0.2, -0.28, -0.1, -0.22, 0.04, -0.12, 0.14, 0.06, 0.22, 0.32],
      outer: [-0.26, -0.44, 0.04, -0.58, 0.36, -0.44, 0.46, -0.1, 0.36, 0.32],
      locks: 26,
    },
    {
      inner: [-0.18, -0.26, -0.1, -0.1, -0.08, 0.1],
      outer: [0.0, -0.3, 0.0, -0.16, -0.05, 0.08],
      locks: 7,
    },
  ],
};

/** A young man who has turned away: brow, cheekbone and jaw in one line, and of the eye no more than its lashes. */
export function lostProfile(scene: Scene, brief: Brief, pen: Pen, tones: Tones): void {
  neck(scene, pen, tones);
  shirt(scene, brief, pen);
  face(scene, pen, tones);
  hair(scene, pen, tones, brief.random);
  ear(scene, pen, tones);
}

function face(scene: Scene, pen: Pen, { light, middle, shade, deep, dark, blush }: Tones): void {
  const outline = [
    -0.2, -0.42, -0.27, -0.3, -0.292, -0.2, -0.3, -0.15, -0.284, -0.1, -0.286, -0.04, -0.31, 0.02,
    -0.346, 0.085, -0.338, 0.115, -0.298, 0.135, -0.294, 0.19, -0.304, 0.235, -0.282, 0.272, -0.296,
    0.305, -0.276, 0.345, -0.286, 0.39, -0.268, 0.44, -0.215, 0.468, -0.14, 0.44, 0.0, 0.35, 0.09,
    0.24, 0.18, 0.2, 0.2, -0.2, 0.0, -0.4,
  ];
  pen.area(outline, pen.blend([-0.3, 0, 0.16, 0.14], light, light, middle), {
    detail: 0.9,
    direction: 1.2,
  });
  scene.within(pen.curve(outline), () => {
    const soft = { contour: 0, detail: 0.85, direction: 1.2 };
    pen.area(
      [
        -0.12, -0.4, -0.16, -0.1, -0.14, 0.08, -0.16, 0.2, -0.2, 0.32, -0.22, 0.5, 0.3, 0.4, 0.3,
        -0.4,
      ],
      middle,
      { ...soft, edge: pen.size * 0.1, opacity: 0.7 },
    );
    pen.area(
      [
        -0.04, -0.3, -0.06, 0.0, -0.05, 0.12, -0.1, 0.24, -0.14, 0.34, -0.16, 0.5, 0.3, 0.4, 0.3,
        -0.3,
      ],
      shade,
      { ...soft, edge: pen.size * 0.07, opacity: 0.75 },
    );
    pen.area([-0.32, -0.1, -0.26, -0.09, -0.215, -0.05, -0.24, -0.01, -0.3, -0.02], shade, {
      ...soft,
      edge: pen.size * 0.025,
      opacity: 0.6,
    });
    pen.area([-0.27, 0.06, -0.2, 0.05, -0.18, 0.12, -0.24, 0.16], blush, {
      glaze: true,
      edge: pen.size * 0.05,
      opacity: 0.28,
    });
    pen.area([-0.12, 0.3, 0.0, 0.22, 0.1, 0.16, 0.2, 0.3, 0.0, 0.44, -0.14, 0.46], deep, {
      ...soft,
      edge: pen.size * 0.05,
      opacity: 0.45,
    });
  });
  pen.line([-0.236, -0.048, -0.265, -0.042, -0.298, -0.03], dark, {
    width: 0.014,
    dry: 0.2,
    opacity: 0.8,
  });
  pen.line([-0.2, -0.128, -0.245, -0.158, -0.294, -0.152], dark, {
    width: 0.022,
    dry: 0.4,
    opacity: 0.75,
  });
  pen.line([-0.24, 0.278, -0.262, 0.277, -0.288, 0.27], dark, {
    width: 0.01,
    dry: 0.3,
    opacity: 0.6,
  });
}

function neck(scene: Scene, pen: Pen, { light, middle, shade, deep }: Tones): void {
  const outline = [
    -0.16, 0.34, -0.11, 0.5, -0.12, 0.66, -0.2, 0.8, 0.1, 1.0, 0.5, 0.86, 0.42, 0.7, 0.37, 0.52,
    0.35, 0.3, 0.1, 0.1,
  ];
  pen.area(outline, pen.blend([-0.12, 0.6, 0.38, 0.56], middle, light, middle, shade), {
    detail: 0.75,
    direction: 1.4,
    contour: 0.8,
  });
  scene.within(pen.curve(outline), () => {
    const soft = { contour: 0, detail: 0.7, direction: 1.3 };
    pen.area([-0.2, 0.36, -0.08, 0.54, 0.0, 0.5, 0.1, 0.36, 0.22, 0.3, 0.2, 0.1, -0.1, 0.2], deep, {
      ...soft,
      edge: pen.size * 0.05,
      opacity: 0.75,
    });
    // The muscle from the ear to the collarbone, and the hollow before it.
    pen.area([0.16, 0.32, 0.12, 0.5, 0.02, 0.7, -0.06, 0.82, 0.06, 0.82, 0.16, 0.62], shade, {
      ...soft,
      edge: pen.size * 0.05,
      opacity: 0.5,
    });
    pen.area([0.3, 0.3, 0.28, 0.5, 0.32, 0.7, 0.5, 0.9, 0.5, 0.3], shade, {
      ...soft,
      edge: pen.size * 0.07,
      opacity: 0.6,
    });
  });
}

function hair(scene: Scene, pen: Pen, tones: Tones, random: Random): void {
  // Shorn short, it thins out towards the nape.
  pen.area(
    [0.18, 0.18, 0.24, 0.3, 0.27, 0.38, 0.32, 0.4, 0.355, 0.36, 0.37, 0.26, 0.3, 0.1],
    tones.hair,
    { edge: pen.size * 0.02, opacity: 0.5, contour: 0, detail: 0.7, direction: 1.5 },
  );
  hairMass(scene, pen, tones, random, SHORT_LOST);
}

function ear(scene: Scene, pen: Pen, { light, middle, shade, deep }: Tones): void {
  const outline = [
    -0.032, 0.03, -0.03, -0.05, 0.012, -0.085, 0.06, -0.07, 0.082, -0.015, 0.072, 0.05, 0.042, 0.1,
    0.018, 0.138, -0.014, 0.132, -0.03, 0.09,
  ];
  pen.area(outline, pen.blend([-0.04, -0.06, 0.08, 0.1], light, middle, shade), {
    detail: 0.95,
    edge: 1.5,
  });
  scene.within(pen.curve(outline), () => {
    pen.area([-0.02, 0.04, 0.0, -0.03, 0.036, -0.04, 0.04, 0.01, 0.016, 0.07, -0.01, 0.08], shade, {
      edge: pen.size * 0.02,
      contour: 0,
      detail: 0.95,
    });
    pen.area([-0.016, 0.045, 0.0, 0.012, 0.018, 0.03, 0.004, 0.066], deep, {
      edge: pen.size * 0.012,
      contour: 0,
      opacity: 0.7,
      detail: 0.95,
    });
  });
  pen.line([-0.02, -0.035, 0.012, -0.066, 0.052, -0.05, 0.064, 0.0, 0.05, 0.05], shade, {
    width: 0.009,
    dry: 0.3,
    opacity: 0.7,
  });
}

/** A round collar and the shoulder that is nearest, laid in broadly. */
function shirt(scene: Scene, { palette }: Brief, pen: Pen): void {
  const cloth = palette.lit(palette.harmony.deep, 0.3);
  const lit = shift(cloth, { light: 0.2 });
  const collar = [-0.2, 0.73, -0.05, 0.84, 0.14, 0.87, 0.32, 0.79, 0.45, 0.63];
  const outline = [
    ...collar,
    0.7,
    0.76,
    1.0,
    0.9,
    1.2,
    1.14,
    1.3,
    1.5,
    -0.78,
    1.5,
    -0.68,
    1.06,
    -0.44,
    0.86,
  ];
  pen.area(outline, pen.blend([-0.6, 0.9, 1.1, 1.2], lit, lit, cloth), {
    detail: 0.4,
    direction: 2.1,
    contour: 0.6,
  });
  scene.within(pen.curve(outline), () => {
    for (const fold of [
      [0.6, 0.8, 0.5, 1.0, 0.56, 1.5, 0.78, 1.5, 0.7, 1.0],
      [-0.2, 0.98, -0.3, 1.2, -0.28, 1.5, -0.12, 1.5, -0.16, 1.16],
    ])
      pen.area(fold, mix(cloth, palette.dark, 0.3), {
        edge: pen.size * 0.07,
        opacity: 0.5,
        contour: 0,
      });
  });
  pen.line(collar, mix(cloth, palette.dark, 0.2), {
    width: 0.07,
    dry: 0.1,
    pressure: () => 0.9,
  });
}
