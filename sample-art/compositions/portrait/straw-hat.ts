import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, ellipse } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import { leafDabs } from '../landscape/trees.ts';
import type { Pen } from './pen.ts';
import type { Tones } from './tones.ts';

/** A braid over the near shoulder. */
export function braid(scene: Scene, pen: Pen, tones: Tones, { random }: Brief): void {
  let [x, y] = [0.34, 0.24];
  for (let i = 0; i < 6; i++) {
    const r = 0.1 - i * 0.007;
    const side = i % 2 ? 1 : -1;
    pen.area(
      [
        x - r,
        y - 0.02,
        x + side * 0.02,
        y - r * 0.9,
        x + r,
        y,
        x + r * 0.5,
        y + r,
        x - r * 0.4,
        y + r,
      ],
      pen.blend([x - r, y - r, x + r, y + r], tones.hairLight, tones.hair, tones.hairDark),
      { detail: 0.6, edge: 1.5 },
    );
    pen.line(
      [x - side * r * 0.7, y - r * 0.4, x, y + r * 0.2, x + side * r * 0.5, y + r * 0.7],
      tones.hairDark,
      { width: 0.02, dry: 0.3, opacity: 0.7 },
    );
    [x, y] = [x + 0.012 + side * 0.012, y + r * 1.25];
  }
  scene.shape(blob(random, pen.at(x, y), pen.size * 0.05, pen.size * 0.07, 0.2), tones.hair, {
    edge: 2,
  });
}

/** A straw hat with a ribbon, and the shadow of its brim on the face. */
export function hat(scene: Scene, brief: Brief, pen: Pen, tones: Tones): void {
  const { palette, random } = brief;
  const straw: Colour = palette.lit(oklch(0.83, 0.085, 86), 0.4);
  const shade = mix(shift(straw, { light: -0.2, hue: -12 }), palette.shadow, 0.25);
  const brim = [
    -0.66, -0.06, -0.62, -0.2, -0.38, -0.36, 0.0, -0.44, 0.4, -0.42, 0.72, -0.3, 0.8, -0.16, 0.66,
    -0.08, 0.4, -0.12, 0.1, -0.14, -0.16, -0.1, -0.4, -0.02, -0.56, 0.02,
  ];
  scene.within(
    pen.curve([
      -0.24, -0.4, -0.325, -0.17, -0.325, 0.05, -0.28, 0.24, -0.2, 0.46, 0.0, 0.48, 0.25, 0.2, 0.42,
      0.1, 0.4, -0.4,
    ]),
    () => {
      pen.area(
        [
          -0.4, -0.2, -0.4, 0.02, -0.26, 0.05, -0.1, 0.08, 0.1, 0.06, 0.26, 0.1, 0.5, 0.14, 0.5,
          -0.3,
        ],
        mix(tones.shade, oklch(0.6, 0.08, 55), 0.4),
        { glaze: true, edge: 4, opacity: 0.75, direction: 0.2 },
      );
    },
  );
  pen.area(brim, pen.blend([-0.6, -0.3, 0.75, -0.1], shift(straw, { light: 0.06 }), straw, shade), {
    detail: 0.75,
    direction: 0.1,
  });
  pen.area(
    [
      -0.6, 0.0, -0.4, -0.05, -0.16, -0.13, 0.1, -0.17, 0.4, -0.15, 0.7, -0.12, 0.66, -0.08, 0.4,
      -0.12, 0.1, -0.14, -0.16, -0.1, -0.4, -0.02, -0.54, 0.02,
    ],
    shade,
    { edge: 1.5, detail: 0.7, contour: 0.3 },
  );
  const crown = [
    -0.33, -0.3, -0.33, -0.5, -0.22, -0.65, 0.02, -0.72, 0.26, -0.66, 0.39, -0.5, 0.42, -0.28, 0.22,
    -0.22, -0.08, -0.21,
  ];
  pen.area(
    crown,
    pen.blend([-0.35, -0.5, 0.42, -0.3], shift(straw, { light: 0.07 }), straw, shade, shade),
    { detail: 0.7, direction: 0.1 },
  );
  const ribbon = palette.lit(
    random.chance(0.5) ? palette.harmony.accent : oklch(0.5, 0.13, 25),
    0.2,
  );
  pen.area(
    [
      -0.335, -0.36, -0.1, -0.28, 0.2, -0.29, 0.418, -0.37, 0.43, -0.27, 0.22, -0.2, -0.08, -0.19,
      -0.34, -0.27,
    ],
    pen.blend([-0.3, -0.3, 0.42, -0.3], ribbon, ribbon, mix(ribbon, palette.dark, 0.45)),
    { detail: 0.8 },
  );
  for (let i = 0; i < 9; i++) {
    const t = -0.68 + i * 0.045;
    const across = 0.24 + i * 0.02;
    pen.line([-across, t + 0.1, 0.03, t + 0.02, across, t + 0.1], shade, {
      width: 0.01,
      dry: 0.65,
      opacity: 0.4,
    });
  }
  for (const k of [0.86, 0.95]) {
    const ring = ellipse(pen.at(0.06, -0.25), pen.size * 0.72 * k, pen.size * 0.17 * k, {
      from: 0.3,
      to: 2.9,
    });
    scene.line(ring, shade, { width: pen.size * 0.01, dry: 0.65, opacity: 0.45 });
  }
  if (random.chance(0.5))
    leafDabs(scene, brief, {
      at: pen.at(0.36, -0.3),
      reach: pen.size * 0.12,
      count: 16,
      size: pen.size * 0.04,
      colours: [palette.harmony.pale, ribbon, palette.foliage[1]],
    });
}
