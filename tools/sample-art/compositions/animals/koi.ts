import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { ellipse, type Point, place, rectangle, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { paintCarp } from './carp.ts';

/** Nose, middle and tail of each fish, in shares of the picture; one layout for each kind of sheet. */
const SHOALS: Record<'long' | 'square', readonly (readonly Point[])[]> = {
  long: [
    [
      [0.2, 0.3],
      [0.27, 0.42],
      [0.38, 0.46],
      [0.47, 0.38],
    ],
    [
      [0.42, 0.68],
      [0.5, 0.6],
      [0.6, 0.62],
      [0.69, 0.73],
    ],
    [
      [0.67, 0.27],
      [0.73, 0.36],
      [0.81, 0.37],
      [0.88, 0.28],
    ],
    [
      [0.1, 0.76],
      [0.16, 0.68],
      [0.23, 0.68],
      [0.3, 0.76],
    ],
  ],
  square: [
    [
      [0.3, 0.62],
      [0.24, 0.46],
      [0.3, 0.3],
      [0.46, 0.2],
    ],
    [
      [0.66, 0.4],
      [0.73, 0.55],
      [0.68, 0.71],
      [0.53, 0.8],
    ],
    [
      [0.83, 0.17],
      [0.78, 0.25],
      [0.8, 0.35],
      [0.87, 0.42],
    ],
  ],
};

/** Carp turning in still water among a few lily pads. */
export const koi: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing } = brief;
  const isMirrored = random.chance(0.5);
  const isInk = brief.medium === 'ink';
  const onRice = brief.ground === 'rice-paper';
  const deep = palette.lit(
    random.pick([oklch(0.42, 0.05, 190), oklch(0.4, 0.045, 160), oklch(0.45, 0.05, 215)]),
    0.3,
  );
  const water = onRice && !isInk ? mix(deep, oklch(0.93, 0.02, 170), 0.74) : deep;
  scene.shape(
    rectangle(-30, -30, w + 60, h + 60),
    along([0, 0], [w, h], shift(water, { light: 0.08 }), water, shift(water, { light: -0.07 })),
    { backdrop: true, direction: 0.15 },
  );
  depths(scene, brief, water);
  const layout = SHOALS[w / h > 1.3 ? 'long' : 'square'];
  const count = framing === 'close' ? 2 : layout.length;
  const grow = { wide: 1, middle: 1.05, close: 1.22 }[framing];
  layout.slice(0, count).forEach((spine, i) => {
    const centre = spine[1] as Point;
    const turned = spine.map(
      ([x, y]): Point => [
        ((x - centre[0]) * grow + centre[0]) * w,
        ((y - centre[1]) * grow + centre[1]) * h,
      ],
    );
    const nudge: Point = [random.bell() * w * 0.015, random.bell() * h * 0.015];
    const { colour, patches } = dress(brief, i);
    paintCarp(scene, brief, {
      spine: turned.map(([x, y]): Point => [x + nudge[0], y + nudge[1]]),
      colour,
      patches,
    });
  });
  ripples(scene, brief, water);
  const pads = framing === 'close' ? 2 : random.whole(3, 4);
  const corner: Point = [w * random.between(0.9, 0.97), h * random.between(0.86, 0.95)];
  for (let i = 0; i < pads; i++) {
    const r = Math.min(w, h) * random.between(0.08, 0.13);
    pad(
      scene,
      brief,
      [
        corner[0] - i * r * 1.35 + random.bell() * r * 0.3,
        corner[1] + random.bell() * r * 0.5 - (i % 2) * r * 0.9,
      ],
      r,
    );
  }
  pad(
    scene,
    brief,
    [w * random.between(0.02, 0.07), h * random.between(0.04, 0.12)],
    Math.min(w, h) * 0.15,
  );
  scene.seal([w * 0.08, h * 0.88]);
  if (isMirrored) mirror(scene, w);
};

function dress({ random, palette }: Brief, i: number): { colour: Colour; patches: Colour | null } {
  const white = palette.lit(oklch(0.94, 0.015, 70), 0.35);
  const red = palette.lit(oklch(0.57, 0.155, 35), 0.25);
  const gold = palette.lit(oklch(0.72, 0.125, 68), 0.3);
  if (i === 0) return { colour: white, patches: red };
  return random.pick([
    { colour: white, patches: red },
    { colour: gold, patches: null },
    { colour: palette.lit(oklch(0.38, 0.02, 260), 0.3), patches: null },
    { colour: red, patches: white },
  ]);
}

/** Lighter and darker depths drifting across. */
function depths(scene: Scene, { width: w, height: h, random }: Brief, water: Colour): void {
  for (let i = 0; i < 5; i++) {
    const at: Point = [random.between(0, w), random.between(0, h)];
    scene.shape(
      ellipse(at, w * random.between(0.12, 0.3), h * random.between(0.04, 0.1), {
        turn: random.between(-0.3, 0.3),
      }),
      shift(water, { light: random.pick([-0.07, 0.06, -0.04]) }),
      { edge: 34, opacity: 0.75, contour: 0, backdrop: true },
    );
  }
}

function ripples(scene: Scene, { width: w, height: h, random }: Brief, water: Colour): void {
  for (let i = random.whole(5, 8); i > 0; i--) {
    const at: Point = [random.between(0, w), random.between(0.05, 0.95) * h];
    const long = w * random.between(0.06, 0.2);
    const wave = smooth([
      [at[0] - long, at[1] + random.bell() * 6],
      [at[0] - long * 0.3, at[1] - 8],
      [at[0] + long * 0.3, at[1] + 5],
      [at[0] + long, at[1] - 5],
    ]);
    scene.line(wave, shift(water, { light: 0.17, chroma: 0.7 }), {
      width: 5,
      opacity: 0.5,
      dry: 0.6,
    });
  }
}

function pad(scene: Scene, { random, palette }: Brief, at: Point, r: number): void {
  const green = palette.lit(
    shift(palette.foliage[random.chance(0.6) ? 1 : 2], { chroma: 0.75 }),
    0.15,
  );
  const notch = random() * 6;
  const cut: Point[] = [
    ...ellipse([0, 0], r, r * 0.82, { from: 0.2, to: Math.PI * 2 - 0.16, steps: 30 }),
    [r * 0.12, 0],
  ];
  const leafOf = (to: Point) => place(cut, { to, turn: notch });
  scene.shape(leafOf([at[0] + r * 0.12, at[1] + r * 0.2]), palette.shadow, {
    glaze: true,
    edge: 8,
    opacity: 0.45,
  });
  scene.shape(
    leafOf(at),
    along(
      [at[0] - r, at[1] - r],
      [at[0] + r, at[1] + r],
      shift(green, { light: 0.08 }),
      green,
      shift(green, { light: -0.1 }),
    ),
    { detail: 0.6, contour: 0.6 },
  );
  for (let i = 0; i < 6; i++) {
    const angle = notch + 0.6 + i;
    scene.line(
      [
        at,
        [at[0] + Math.cos(angle) * r * 0.45, at[1] + Math.sin(angle) * r * 0.4],
        [at[0] + Math.cos(angle) * r * 0.86, at[1] + Math.sin(angle) * r * 0.72],
      ],
      shift(green, { light: 0.1 }),
      { width: 3, opacity: 0.6, dry: 0.4 },
    );
  }
}
