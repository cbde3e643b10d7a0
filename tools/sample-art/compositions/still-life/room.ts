import { type Colour, mix, shift } from '../../colour.ts';
import { below, leaf, type Point, rectangle, smooth } from '../../curve.ts';
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

/** A cloth over the near part of the table, thrown in from the left and hanging out of the picture. */
export function layCloth(
  scene: Scene,
  { height: h, random, palette }: Brief,
  { back, right, colour }: { back: number; right: number; colour: Colour },
): void {
  const depth = h - back;
  const at = (x: number, y: number): Point => [right * x, back + depth * y];
  const outline: Point[] = [
    at(-0.2, 0.34),
    ...smooth([
      at(0.08, 0.3 + random.bell() * 0.03),
      at(0.22, 0.2),
      at(0.4, 0.25),
      at(0.58, 0.14 + random.bell() * 0.03),
      at(0.8, 0.2),
      at(0.93, 0.3),
      at(1, 0.46),
    ]),
    ...smooth([at(1, 0.46), at(0.95, 0.62), at(0.97, 0.8), at(0.9, 1.15)]),
    at(-0.2, 1.15),
  ];
  const shade = mix(colour, palette.shadow, 0.42);
  scene.shape(
    outline.map(([x, y]): Point => [x + 9, y + 7]),
    mix(palette.shadow, palette.harmony.deep, 0.5),
    { glaze: true, edge: 5, opacity: 0.5, contour: 0 },
  );
  scene.shape(
    outline,
    along(
      at(0.1, 0.2),
      at(0.95, 1),
      shift(colour, { light: 0.02 }),
      colour,
      shift(mix(colour, shade, 0.3), {}),
    ),
    { direction: 0.4, detail: 0.4, contour: 0.5 },
  );
  scene.within(outline, () => {
    const folds = random.whole(3, 5);
    for (let i = 0; i < folds; i++) {
      const t = (i + random.between(0.1, 0.8)) / folds;
      const from = at(0.2 + t * 0.66, random.between(0.28, 0.75));
      const to = at(t * 1.5 - 0.3 + random.bell() * 0.1, random.between(0.85, 1.4));
      const thick = depth * random.between(0.07, 0.24);
      const bend = random.bell() * 0.07;
      const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
      scene.shape(leaf(from, to, thick, { bend, belly: 0.6 }), shade, {
        edge: 3,
        opacity: 0.55,
        contour: 0.35,
        direction: turn,
      });
      const off = thick * 0.55;
      scene.shape(
        leaf([from[0] - off * 0.5, from[1]], [to[0] - off, to[1]], thick * 0.6, {
          bend,
          belly: 0.6,
        }),
        shift(colour, { light: 0.05 }),
        { edge: 3, opacity: 0.8, contour: 0, direction: turn },
      );
    }
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
