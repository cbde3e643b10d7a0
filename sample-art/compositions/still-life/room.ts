import { type Colour, mix, shift } from '../../colour.ts';
import { below, type Point, rectangle, smooth } from '../../curve.ts';
import { along, vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';

/** The wall behind a still life: darker where the light comes from, a slanting shadow across it. */
export function hangWall(scene: Scene, brief: Brief, colour: Colour): void {
  const { width: w, height: h, random, palette } = brief;
  scene.shape(
    rectangle(-30, -30, w + 60, h + 60),
    along(
      [0, 0],
      [w, h * 0.55],
      shift(colour, { light: -0.05 }),
      colour,
      shift(colour, { light: 0.07 }),
    ),
    { backdrop: true, direction: 0.95 },
  );
  const x = w * random.between(0.12, 0.34);
  const slant = w * random.between(0.16, 0.4);
  scene.shape(
    [
      [-40, -40],
      [x + slant, -40],
      [x, h * 0.75],
      [-40, h * 0.75],
    ],
    mix(palette.shadow, colour, 0.45),
    { glaze: true, backdrop: true, edge: 34, opacity: 0.42, direction: 1.25 },
  );
}

/** The table from its back edge at height `back`; with `front` its near edge shows too. */
export function setTable(
  scene: Scene,
  { width: w, height: h, random, palette }: Brief,
  { back, front, colour }: { back: number; front?: number | undefined; colour: Colour },
): void {
  const tilt = h * 0.012 * random.bell();
  const edge: Point[] = [
    [-30, back - tilt],
    [w + 30, back + tilt],
  ];
  scene.shape(
    below(edge, h + 30),
    vertical(
      back,
      h,
      mix(colour, palette.harmony.deep, 0.22),
      colour,
      shift(colour, { light: 0.03 }),
    ),
    { direction: 0.03, detail: 0.3, contour: 0.2 },
  );
  if (front === undefined) return;
  const near: Point[] = [
    [-30, front - tilt],
    [w + 30, front + tilt],
  ];
  scene.shape(
    below(near, h + 30),
    mix(shift(colour, { light: -0.2 }), palette.harmony.deep, 0.35),
    {
      direction: 0,
      detail: 0.3,
      contour: 0.4,
    },
  );
  scene.line(near, shift(colour, { light: 0.1 }), {
    width: 5,
    pressure: () => 1,
    opacity: 0.7,
    dry: 0.5,
  });
}

/** What a thing on a table throws: a dark touch beneath it, a paler stretch away from the light. */
export function castShadow(
  scene: Scene,
  { palette }: Brief,
  { at: [x, y], r, tall }: { at: Point; r: number; tall: number },
): void {
  const colour = mix(palette.shadow, palette.harmony.deep, 0.55);
  const flatness = r * 0.3;
  const far = r + tall * 0.62;
  const outline = smooth(
    [
      [x - r * 0.95, y + flatness * 0.1],
      [x - r * 0.2, y - flatness * 0.9],
      [x + r * 0.9, y - flatness * 0.75],
      [x + far, y - flatness * 0.15],
      [x + far * 0.93, y + flatness * 0.62],
      [x + r * 0.7, y + flatness * 1.05],
      [x - r * 0.35, y + flatness * 1.02],
    ],
    { closed: true },
  );
  scene.shape(outline, colour, { glaze: true, edge: 6, opacity: 0.6, direction: 0.05 });
  scene.shape(
    smooth(
      [
        [x - r * 0.86, y],
        [x, y - flatness * 0.7],
        [x + r * 1.15, y],
        [x + r * 0.2, y + flatness * 0.98],
      ],
      { closed: true },
    ),
    colour,
    { glaze: true, edge: 3, opacity: 0.62, direction: 0.05 },
  );
}
