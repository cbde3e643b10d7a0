import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { ellipse, type Point, pointAt, rectangle, ribbon } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { coat, type Figure, placeFigure } from './figure.ts';

interface Fur {
  readonly colour: Colour;
  readonly marks: Colour | null;
  readonly muzzle: Colour;
}

const FURS: readonly Fur[] = [
  { colour: oklch(0.62, 0.085, 60), marks: oklch(0.47, 0.09, 48), muzzle: oklch(0.9, 0.03, 75) },
  { colour: oklch(0.55, 0.015, 80), marks: oklch(0.34, 0.012, 70), muzzle: oklch(0.85, 0.015, 80) },
  { colour: oklch(0.36, 0.015, 270), marks: null, muzzle: oklch(0.5, 0.012, 270) },
  { colour: oklch(0.86, 0.02, 80), marks: oklch(0.52, 0.07, 55), muzzle: oklch(0.93, 0.01, 80) },
];

/** A cat curled up on a blanket, its nose under the tip of its tail. */
export const catAsleep: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing, medium } = brief;
  const isMirrored = random.chance(0.5);
  const isInk = medium === 'ink';
  // Ink has its own light: the hour's would only blacken it.
  const lit = (colour: Colour) => palette.lit(colour, isInk ? 0 : 0.35);
  const picked = isInk ? (FURS[1] as Fur) : random.pick(FURS);
  const fur: Fur = {
    colour: lit(picked.colour),
    marks: picked.marks && lit(picked.marks),
    muzzle: lit(picked.muzzle),
  };
  const s = Math.min(w * 0.37, h * 0.5) * { wide: 0.74, middle: 0.92, close: 1.04 }[framing];
  const bed: Point = [w * random.between(0.47, 0.53), h * random.between(0.54, 0.58)];
  const figure = placeFigure({ to: bed, scale: s, turn: random.between(-0.05, 0.05) });
  if (!isInk) blanket(scene, brief, figure);
  scene.shape(
    figure.area([
      [-1.12, 0.3],
      [-0.4, 0.12],
      [0.6, 0.1],
      [1.2, 0.34],
      [0.8, 0.62],
      [0, 0.68],
      [-0.85, 0.6],
    ]),
    mix(palette.shadow, palette.dark, 0.2),
    { glaze: true, edge: 12, opacity: isInk ? 0.3 : 0.6, direction: 0 },
  );
  curl(scene, brief, figure, fur);
  head(scene, brief, figure, fur);
  tail(scene, brief, figure, fur);
  scene.seal([w * 0.88, h * 0.13]);
  if (isMirrored) mirror(scene, w);
};

function blanket(scene: Scene, brief: Brief, { at, area, limb }: Figure): void {
  const { width: w, height: h, random, palette } = brief;
  const { ground, second, accent, pale } = palette.harmony;
  const wall = palette.lit(mix(ground, oklch(0.6, 0.03, 90), 0.3), 0.35);
  scene.shape(
    rectangle(-30, -30, w + 60, h + 60),
    along([0, 0], [w, h], shift(wall, { light: 0.09 }), wall, shift(wall, { light: -0.08 })),
    { backdrop: true, direction: 0.8 },
  );
  const cloth = palette.lit(
    random.pick([mix(accent, second, 0.55), second, mix(pale, second, 0.4)]),
    0.35,
  );
  const cushion = area([
    [-2.6, 0.1],
    [-1.5, -0.18],
    [-0.5, -0.1],
    [0.6, -0.16],
    [1.6, -0.08],
    [2.7, 0.16],
    [2.8, 1.6],
    [0, 1.9],
    [-2.8, 1.6],
  ]);
  scene.shape(
    cushion,
    along(
      at(-1, -0.2),
      at(0.6, 1.1),
      shift(cloth, { light: 0.06 }),
      cloth,
      mix(cloth, palette.shadow, 0.35),
    ),
    { contour: 0.3, direction: 0.12, detail: 0.3 },
  );
  scene.within(cushion, () => {
    for (const k of [-1.9, -1.35, 1.25, 1.85]) {
      const stripe = limb(
        [
          [k * 0.92, -0.3],
          [k * 1.02, 0.3],
          [k * 1.3 + random.bell() * 0.05, 1.2],
        ],
        [0.03, 0.045, 0.07],
      );
      scene.shape(stripe, mix(cloth, palette.lit(pale, 0.35), 0.6), {
        edge: 2,
        opacity: 0.8,
        contour: 0,
        direction: 1.4,
      });
    }
    for (let i = 0; i < 5; i++) {
      const x = random.between(-1.2, 1.1);
      scene.shape(
        limb(
          [
            [x, random.between(0.5, 0.7)],
            [x + random.bell() * 0.2, 0.95],
            [x * 1.4, 1.3],
          ],
          [0.01, 0.06, 0.02],
        ),
        mix(cloth, palette.shadow, 0.5),
        { edge: 5, opacity: 0.5, contour: 0, direction: 1.3 },
      );
    }
  });
}

/** The round of the back, the haunch lying on it, and stripes that follow both. */
function curl(
  scene: Scene,
  brief: Brief,
  { area, at, limb, scale }: Figure,
  { colour, marks }: Fur,
): void {
  const { palette, random } = brief;
  const shade = mix(shift(colour, { light: -0.15 }), palette.shadow, 0.3);
  const back = area([
    [-0.82, 0.34],
    [-0.94, 0.06],
    [-0.82, -0.2],
    [-0.5, -0.4],
    [-0.08, -0.5],
    [0.36, -0.5],
    [0.74, -0.31],
    [0.95, 0],
    [0.92, 0.3],
    [0.68, 0.48],
    [0.15, 0.54],
    [-0.45, 0.5],
  ]);
  const around = (x: number, y: number) =>
    Math.atan2(y - at(0.05, 0.1)[1], x - at(0.05, 0.1)[0]) + Math.PI / 2;
  coat(scene, brief, back, { colour, top: at(0, -0.66)[1], bottom: at(0, 0.56)[1], contour: 1 });
  scene.within(back, () => {
    scene.shape(
      area([
        [-0.9, 0.1],
        [-0.4, -0.18],
        [0.1, 0.06],
        [0.3, 0.5],
        [-0.4, 0.7],
      ]),
      shade,
      { edge: 12, opacity: 0.6, contour: 0, direction: around },
    );
    if (marks) {
      for (const [x, y, lean] of [
        [-0.66, -0.36, 0.12],
        [-0.4, -0.49, 0.05],
        [-0.1, -0.56, 0],
        [0.2, -0.58, -0.07],
      ] as const) {
        scene.shape(
          limb(
            [
              [x, y],
              [x + lean * 0.4 + random.bell() * 0.03, y + 0.2],
              [x + lean + 0.05, y + random.between(0.32, 0.44)],
            ],
            [0.055, 0.045, 0.006],
          ),
          marks,
          { edge: 4, opacity: 0.75, contour: 0, direction: 1.5 },
        );
      }
    }
  });
  const haunch = area([
    [0.2, 0.36],
    [0.16, 0.08],
    [0.34, -0.2],
    [0.62, -0.28],
    [0.86, -0.12],
    [0.95, 0.14],
    [0.88, 0.38],
    [0.6, 0.5],
    [0.3, 0.52],
  ]);
  scene.shape(
    haunch,
    along(at(0.3, -0.25), at(0.75, 0.5), shift(colour, { light: 0.08 }), colour, shade),
    { edge: 3, contour: 0.7, detail: 0.7, direction: around },
  );
  scene.within(haunch, () => {
    if (!marks) return;
    for (const k of [0, 1, 2])
      scene.shape(
        limb(
          [
            [0.4 + k * 0.17, -0.32 + k * 0.05],
            [0.5 + k * 0.15, -0.05 + k * 0.03],
            [0.5 + k * 0.13, 0.14],
          ],
          [0.04, 0.035, 0.005],
        ),
        marks,
        { edge: 4, opacity: 0.7, contour: 0, direction: 1.4 },
      );
  });
  scene.shape(
    area([
      [0.34, 0.46],
      [0.12, 0.42],
      [-0.04, 0.48],
      [-0.02, 0.57],
      [0.2, 0.6],
      [0.42, 0.56],
    ]),
    mix(colour, shade, 0.2),
    { contour: 0.7, detail: 0.7 },
  );
  scene.line([at(-0.02, 0.52), at(0.04, 0.53), at(0.09, 0.52)], shade, { width: scale * 0.012 });
}

/** The sleeping head, laid on its side upon the paws. */
function head(scene: Scene, brief: Brief, body: Figure, { colour, marks, muzzle }: Fur): void {
  const { palette, random } = brief;
  const { area, at, path, limb, scale } = placeFigure({
    to: body.at(-0.5, 0.2),
    scale: body.scale * 0.4,
    turn: random.between(-0.32, -0.16),
  });
  const shade = mix(shift(colour, { light: -0.17 }), palette.shadow, 0.3);
  scene.shape(
    area([
      [-0.95, 0.75],
      [-0.5, 0.5],
      [0.4, 0.5],
      [0.9, 0.72],
      [0.6, 0.95],
      [-0.6, 0.98],
    ]),
    shade,
    { edge: 5, opacity: 0.75, contour: 0 },
  );
  scene.shape(
    area([
      [-0.55, 0.62],
      [-0.1, 0.55],
      [0.5, 0.68],
      [0.7, 0.84],
      [0.4, 0.96],
      [-0.3, 0.93],
      [-0.62, 0.82],
    ]),
    mix(muzzle, colour, 0.3),
    { contour: 0.8, detail: 0.8 },
  );
  for (const side of [-1, 1]) {
    const x = side * 0.56;
    scene.shape(
      area([
        [x - side * 0.36, -0.52],
        [x - side * 0.02, -0.86],
        [x + side * 0.26, -1.16],
        [x + side * 0.36, -0.8],
        [x + side * 0.34, -0.22],
        [x, -0.3],
      ]),
      side < 0 ? colour : shift(colour, { light: -0.05 }),
      { contour: 1, detail: 0.9 },
    );
    scene.shape(
      area([
        [x - side * 0.1, -0.56],
        [x + side * 0.2, -0.98],
        [x + side * 0.24, -0.42],
      ]),
      mix(shade, palette.lit(oklch(0.6, 0.06, 20), 0.3), 0.4),
      { edge: 3, contour: 0, detail: 0.8 },
    );
  }
  const skull = area([
    [0, -0.7],
    [0.45, -0.64],
    [0.83, -0.34],
    [0.98, 0.08],
    [0.86, 0.42],
    [0.48, 0.68],
    [0, 0.76],
    [-0.48, 0.68],
    [-0.88, 0.42],
    [-1, 0.08],
    [-0.84, -0.34],
    [-0.45, -0.64],
  ]);
  scene.shape(
    skull,
    along(
      at(-0.6, -0.7),
      at(0.5, 0.75),
      shift(colour, { light: 0.08 }),
      colour,
      mix(colour, shade, 0.75),
    ),
    { detail: 0.95, direction: 1.3 },
  );
  scene.within(skull, () => {
    scene.shape(
      area([
        [0, 0],
        [0.16, 0.1],
        [0.46, 0.28],
        [0.4, 0.58],
        [0, 0.72],
        [-0.4, 0.58],
        [-0.46, 0.28],
        [-0.16, 0.1],
      ]),
      muzzle,
      { edge: 6, opacity: 0.85, contour: 0 },
    );
    if (!marks) return;
    for (const x of [-0.24, 0, 0.24])
      scene.shape(
        limb(
          [
            [x * 1.5, -0.72],
            [x * 1.1, -0.5],
            [x, -0.24],
          ],
          [0.07, 0.06, 0.01],
        ),
        marks,
        { edge: 3, opacity: 0.8, contour: 0 },
      );
    for (const side of [-1, 1])
      scene.shape(
        limb(
          [
            [side * 1, 0.14],
            [side * 0.74, 0.2],
            [side * 0.58, 0.16],
          ],
          [0.05, 0.05, 0.01],
        ),
        marks,
        { edge: 3, opacity: 0.7, contour: 0 },
      );
  });
  const line = mix(palette.dark, colour, 0.12);
  for (const side of [-1, 1]) {
    scene.line(
      path([
        [side * 0.64, 0],
        [side * 0.46, 0.12],
        [side * 0.2, 0.13],
      ]),
      line,
      { width: scale * 0.075, pressure: (t) => 0.35 + Math.sin(t * Math.PI) * 0.65, dry: 0 },
    );
    scene.line(
      path([
        [0, 0.42],
        [side * 0.1, 0.5],
        [side * 0.26, 0.48],
      ]),
      line,
      { width: scale * 0.035, dry: 0 },
    );
  }
  scene.shape(
    area([
      [-0.12, 0.27],
      [0.12, 0.27],
      [0.05, 0.38],
      [-0.05, 0.38],
    ]),
    palette.lit(oklch(0.55, 0.075, 20), 0.25),
    { detail: 1, contour: 0.5 },
  );
}

/** The tail comes round from behind and ends before the nose. */
function tail(
  scene: Scene,
  { palette }: Brief,
  { limb, path, at, scale }: Figure,
  { colour, marks }: Fur,
): void {
  const points: Point[] = [
    [0.84, -0.06],
    [0.97, 0.2],
    [0.9, 0.47],
    [0.6, 0.62],
    [0.15, 0.69],
    [-0.3, 0.68],
    [-0.58, 0.64],
  ];
  const outline = limb(points, [0.01, 0.075, 0.1, 0.105, 0.1, 0.09, 0.04]);
  const shade = mix(shift(colour, { light: -0.15 }), palette.shadow, 0.3);
  scene.shape(
    outline,
    along(at(0, 0.56), at(0, 0.78), shift(colour, { light: 0.06 }), colour, shade),
    { contour: 1, detail: 0.8, direction: 0 },
  );
  scene.within(outline, () => {
    const line = path(points);
    if (marks) {
      for (const t of [0.12, 0.26, 0.4, 0.54, 0.68, 0.9]) {
        const [x, y] = pointAt(line, t);
        const [bx, by] = pointAt(line, t + 0.03);
        const angle = Math.atan2(by - y, bx - x);
        scene.shape(ellipse([x, y], scale * 0.045, scale * 0.13, { turn: angle }), marks, {
          edge: 4,
          opacity: 0.75,
          contour: 0,
        });
      }
    }
    scene.shape(
      ribbon(
        line.map(([x, y]): Point => [x, y + scale * 0.085]),
        () => scale * 0.035,
      ),
      shade,
      { edge: 6, opacity: 0.6, contour: 0 },
    );
  });
}
