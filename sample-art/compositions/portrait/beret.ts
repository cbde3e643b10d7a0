import { mix, oklch, shift } from '../../colour.ts';
import type { Brief, Scene } from '../../scene.ts';
import type { Pen } from './pen.ts';
import type { Tones } from './tones.ts';

/** A soft beret that hangs over to the near side; brow and eyes lie in its shade. */
export function beret(scene: Scene, { palette }: Brief, pen: Pen, tones: Tones): void {
  const wool = palette.lit(oklch(0.34, 0.05, 30), 0.3);
  const lit = mix(shift(wool, { light: 0.13 }), palette.light, 0.1);
  const shade = mix(shift(wool, { light: -0.1 }), palette.dark, 0.4);
  pen.area(
    [
      -0.24, -0.34, -0.25, -0.12, -0.23, -0.02, -0.12, 0.02, 0.06, 0.02, 0.2, 0.08, 0.24, -0.1,
      0.24, -0.34,
    ],
    tones.shade,
    { edge: pen.size * 0.05, opacity: 0.55, contour: 0, direction: 0.2 },
  );
  const cap = [
    -0.33, -0.22, -0.42, -0.34, -0.4, -0.5, -0.24, -0.63, 0.02, -0.7, 0.3, -0.68, 0.52, -0.56, 0.63,
    -0.38, 0.6, -0.22, 0.48, -0.14, 0.36, -0.14, 0.24, -0.2, 0.06, -0.3, -0.12, -0.31, -0.26, -0.27,
  ];
  pen.area(cap, pen.blend([-0.36, -0.56, 0.54, -0.18], lit, wool, wool, shade), {
    detail: 0.65,
    direction: 0.35,
    edge: 2,
  });
  scene.within(pen.curve(cap), () => {
    const soft = { contour: 0, detail: 0.5, direction: 0.4 };
    pen.area(
      [
        -0.36, -0.2, -0.14, -0.34, 0.1, -0.36, 0.3, -0.26, 0.42, -0.16, 0.3, -0.17, 0.06, -0.29,
        -0.3, -0.24,
      ],
      shade,
      { ...soft, edge: pen.size * 0.03, opacity: 0.75 },
    );
    pen.area(
      [0.3, -0.7, 0.36, -0.5, 0.34, -0.3, 0.48, -0.14, 0.6, -0.2, 0.62, -0.4, 0.5, -0.57],
      shade,
      {
        ...soft,
        edge: pen.size * 0.03,
        opacity: 0.6,
      },
    );
    for (const fold of [
      [-0.2, -0.34, -0.12, -0.46, 0.04, -0.56],
      [0.06, -0.34, 0.2, -0.44, 0.38, -0.48],
    ])
      pen.line(fold, shade, { width: 0.04, dry: 0.4, opacity: 0.5 });
  });
}
