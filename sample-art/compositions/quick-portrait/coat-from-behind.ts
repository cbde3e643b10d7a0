import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { ellipse, ribbon } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import { type Cloth, shadeOn } from '../portrait/cloth.ts';
import type { Pen } from '../portrait/pen.ts';
import { mirrored } from './clothes-from-behind.ts';

/** With the colour of its seams. */
interface Coat extends Cloth {
  readonly dark: Colour;
}

/** A winter coat on someone who sits: it slopes from the shoulders, a half-belt gathers it, and it spreads on the bench and hangs over its edge. */
export function coat(scene: Scene, { palette }: Brief, body: Pen): void {
  const cloth = palette.lit(oklch(0.62, 0.04, 60), 0.3);
  const colours: Coat = {
    lit: shift(cloth, { light: 0.14 }),
    cloth,
    shade: mix(shift(cloth, { light: -0.22 }), palette.shadow, 0.25),
    dark: palette.dark,
  };
  back(scene, body, colours);
  for (const side of [-1, 1] as const) sleeve(scene, body, side, colours);
  halfBelt(scene, body, colours);
  collar(body, colours);
}

function back(scene: Scene, body: Pen, colours: Coat): void {
  const { lit, cloth, shade, dark } = colours;
  const outline = [
    0.2, 0.72, 0.5, 0.79, 0.8, 0.98, 0.9, 1.25, 0.9, 1.6, 0.86, 1.95, 0.87, 2.18, 0.93, 2.38, 1.03,
    2.6, 1.17, 2.82, 1.37, 2.99, 1.36, 3.12, 1.28, 3.34, 1.22, 3.6, 0.94, 3.7, 0.66, 3.63, 0.38,
    3.72, 0.06, 3.66, -0.06, 3.72, -0.34, 3.65, -0.62, 3.73, -0.9, 3.64, -1.16, 3.7, -1.22, 3.4,
    -1.33, 3.14, -1.34, 3.0, -1.15, 2.82, -1.02, 2.6, -0.92, 2.38, -0.87, 2.18, -0.86, 1.95, -0.9,
    1.6, -0.9, 1.25, -0.8, 0.98, -0.5, 0.79, -0.2, 0.72, 0, 0.82,
  ];
  const direction = fanned(body);
  body.area(outline, body.blend([-1.1, 1.4, 1.15, 2.2], lit, lit, cloth, shade), {
    detail: 0.6,
    direction,
  });
  scene.within(body.curve(outline), () => {
    const shadow = shadeOn(body, shade, direction);
    // The side that turns away from the light.
    shadow([0.5, 0.9, 0.66, 1.4, 0.6, 2.1, 0.74, 2.9, 0.8, 3.8, 1.5, 3.8, 1.3, 1.2], 0.12, 0.6);
    // What hangs over the edge of the bench stands steeper than what lies on it.
    shadow(
      [-1.5, 3.2, -0.6, 3.16, 0, 3.2, 0.7, 3.14, 1.5, 3.1, 1.5, 3.9, 0, 3.9, -1.5, 3.9],
      0.14,
      0.4,
    );
    // The pleat below the belt stands open a little.
    shadow([0.0, 2.3, 0.1, 2.8, 0.2, 3.2, 0.2, 3.74, 0.05, 3.74, 0.03, 3.0], 0.03, 0.7);
    creases(scene, body, colours, [
      // Drawn together by the belt, let out by the seat.
      [0.12, -0.36, 2.06, -0.44, 1.7, -0.46, 1.2],
      [0.08, -0.16, 2.08, -0.18, 1.84, -0.16, 1.5],
      [0.08, 0.2, 2.08, 0.22, 1.84, 0.2, 1.5],
      [0.12, 0.42, 2.06, 0.5, 1.7, 0.5, 1.2],
      [0.13, -0.46, 2.24, -0.62, 2.52, -0.98, 2.88],
      [0.12, -0.24, 2.28, -0.34, 2.6, -0.52, 3.06],
      [0.12, 0.28, 2.28, 0.38, 2.6, 0.56, 3.06],
      [0.13, 0.46, 2.24, 0.64, 2.52, 1.0, 2.88],
      // Over the edge it hangs in pipes, wide at the hem.
      [0.13, -1.02, 3.66, -1.06, 3.4, -1.16, 3.06],
      [0.15, -0.6, 3.72, -0.6, 3.42, -0.66, 3.04],
      [0.13, -0.32, 3.66, -0.32, 3.44, -0.36, 3.14],
      [0.14, 0.4, 3.72, 0.4, 3.42, 0.44, 3.1],
      [0.14, 0.68, 3.64, 0.7, 3.4, 0.78, 3.04],
      [0.13, 1.04, 3.66, 1.08, 3.4, 1.18, 3.06],
    ]);
  });
  const seam = { width: 0.016, dry: 0.3, opacity: 0.8 };
  body.line([0.02, 1.2, 0.0, 1.7, 0.0, 2.1], dark, { ...seam, width: 0.01 });
  body.line([0, 2.3, 0.03, 2.8, 0.06, 3.1, 0.05, 3.68], dark, seam);
  for (const edge of [
    [0.92, 2.36, 1.03, 2.6, 1.17, 2.82, 1.37, 2.99, 1.36, 3.12, 1.28, 3.34],
    [-0.92, 2.36, -1.02, 2.6, -1.15, 2.82, -1.34, 3.0, -1.33, 3.14, -1.22, 3.4],
    [1.22, 3.6, 0.94, 3.7, 0.66, 3.63, 0.38, 3.72, 0.06, 3.66],
    [-0.06, 3.72, -0.34, 3.65, -0.62, 3.73, -0.9, 3.64, -1.16, 3.7],
    [-1.33, 3.02, -1.16, 3.07, -0.98, 3.05],
    [1.36, 3.01, 1.18, 3.07, 0.98, 3.05],
  ])
    body.line(edge, dark, seam);
}

/** Hatching fans out with the cloth, as it falls. */
const fanned = (body: Pen) => {
  const [middle] = body.at(0, 0);
  return (x: number) => 1.42 - (0.22 * (x - middle)) / body.size;
};

/** Each is a width and a line: a crease with shade along it, deep where it begins, gone where the cloth lies smooth again. */
function creases(
  scene: Scene,
  body: Pen,
  { shade, dark }: Coat,
  lines: readonly (readonly [number, ...number[]])[],
): void {
  for (const [width, ...line] of lines) {
    const path = body.curve(line, false);
    scene.shape(
      ribbon(path, (t) => (body.size * width * (1 - t)) / 2),
      shade,
      {
        edge: body.size * 0.03,
        opacity: 0.6,
        contour: 0,
        direction: fanned(body),
      },
    );
    scene.line(path, dark, {
      width: body.size * 0.014,
      pressure: (t) => 0.9 * (1 - t),
      dry: 0.3,
      opacity: 0.7,
    });
  }
}

/** Whole, with a button at either end, and the shadow it throws. */
function halfBelt(scene: Scene, body: Pen, { lit, cloth, shade, dark }: Coat): void {
  const belt = [
    -0.54, 2.05, -0.3, 2.085, 0, 2.1, 0.3, 2.085, 0.54, 2.05, 0.57, 2.07, 0.58, 2.19, 0.55, 2.22,
    0.3, 2.255, 0, 2.27, -0.3, 2.255, -0.55, 2.22, -0.58, 2.19, -0.57, 2.07,
  ];
  body.area(
    belt.map((v, i) => (i % 2 ? v + 0.055 : v + 0.02)),
    shade,
    { edge: body.size * 0.04, opacity: 0.8, contour: 0, direction: 0.1 },
  );
  body.area(belt, body.blend([-0.5, 2.1, 0.7, 2.2], lit, lit, cloth), {
    detail: 0.8,
    direction: 0.1,
  });
  body.line([...belt, -0.54, 2.05], dark, { width: 0.014, pressure: () => 0.9, opacity: 0.85 });
  for (const x of [-0.45, 0.45])
    scene.shape(ellipse(body.at(x, 2.145), body.size * 0.05, body.size * 0.048), dark, {
      detail: 0.9,
      direction: 0.8,
    });
}

/** Down from a sloping shoulder to the elbow, the lowest that is seen: the forearm goes forward, to the lap. */
function sleeve(scene: Scene, body: Pen, side: -1 | 1, { lit, cloth, shade, dark }: Coat): void {
  const turned = (numbers: readonly number[]) => (side > 0 ? numbers : mirrored(numbers));
  const outer = [
    0.5, 0.79, 0.76, 0.89, 0.95, 1.08, 1.06, 1.38, 1.12, 1.7, 1.16, 1.94, 1.15, 2.1, 1.07, 2.2, 0.9,
    2.26,
  ];
  const inner = [0.62, 1.0, 0.72, 1.3, 0.74, 1.6, 0.72, 1.9, 0.7, 2.14];
  const outline = turned([
    ...outer,
    0.76,
    2.26,
    0.7,
    2.14,
    0.72,
    1.9,
    0.74,
    1.6,
    0.72,
    1.3,
    0.62,
    1.0,
  ]);
  // What it throws on the back.
  body.area(
    turned([0.7, 1.2, 0.74, 1.6, 0.7, 2.1, 0.78, 2.32, 0.56, 2.2, 0.58, 1.8, 0.62, 1.4]),
    shade,
    { edge: body.size * 0.08, opacity: 0.6, contour: 0, direction: fanned(body) },
  );
  body.area(
    outline,
    side > 0
      ? body.blend([0.7, 1.5, 1.2, 1.6], cloth, mix(cloth, shade, 0.4), shade)
      : body.blend([-1.2, 1.5, -0.7, 1.6], lit, lit, cloth),
    { detail: 0.65, contour: 0, direction: side > 0 ? 1.2 : 1.65 },
  );
  scene.within(body.curve(outline), () => {
    // Below the elbow the sleeve turns under.
    body.area(turned([0.6, 2.06, 0.86, 2.12, 1.04, 2.06, 1.24, 1.9, 1.24, 2.4, 0.6, 2.4]), shade, {
      edge: body.size * 0.08,
      opacity: 0.75,
      contour: 0,
      direction: 0.5,
    });
  });
  const hand = { width: 0.014, dry: 0.3, opacity: 0.8 };
  body.line(turned(outer), dark, { ...hand, width: 0.018, pressure: (t) => 0.55 + 0.45 * t });
  body.line(turned(inner), dark, { ...hand, pressure: (t) => Math.sin(Math.PI * (0.2 + 0.8 * t)) });
  for (const line of [
    [1.15, 1.84, 1.06, 1.92, 0.94, 1.93],
    [0.75, 1.74, 0.86, 1.86, 1.0, 1.86],
    [0.73, 1.92, 0.84, 2.02, 0.98, 2.02],
    [1.16, 2.02, 1.08, 2.08, 0.98, 2.1],
  ])
    body.line(turned(line), dark, hand);
}

/** It lies on the shoulders; the kerchief hides its middle. */
function collar(body: Pen, { lit, cloth, shade }: Cloth): void {
  const outline = [
    -0.3, 0.6, -0.46, 0.66, -0.6, 0.8, -0.65, 0.94, -0.48, 1.04, -0.24, 1.1, 0, 1.12, 0.24, 1.1,
    0.48, 1.04, 0.65, 0.94, 0.6, 0.8, 0.46, 0.66, 0.3, 0.6,
  ];
  body.area(
    outline.map((v, i) => (i % 2 ? v + 0.05 : v + 0.02)),
    shade,
    { edge: body.size * 0.04, opacity: 0.7, contour: 0, direction: 0.5 },
  );
  body.area(outline, body.blend([-0.6, 0.8, 0.6, 0.9], lit, lit, cloth, shade), {
    detail: 0.7,
    direction: 0.5,
  });
}
