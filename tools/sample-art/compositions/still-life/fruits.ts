import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, ellipse, type Point, place, smooth } from '../../curve.ts';
import { around } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { castShadow } from './room.ts';

export const FRUIT_COLOURS = {
  apple: [
    oklch(0.5, 0.12, 28),
    oklch(0.58, 0.11, 40),
    oklch(0.66, 0.09, 112),
    oklch(0.74, 0.1, 92),
  ],
  pear: [oklch(0.72, 0.09, 98), oklch(0.66, 0.085, 112), oklch(0.68, 0.09, 75)],
  lemon: [oklch(0.83, 0.125, 98), oklch(0.8, 0.12, 92)],
  orange: [oklch(0.7, 0.125, 60)],
  plum: [oklch(0.33, 0.06, 330), oklch(0.36, 0.05, 285)],
} as const;

export type Fruit = keyof typeof FRUIT_COLOURS;

/** Outlines around the middle of a body of radius 1. */
const SHAPES: Record<Fruit, readonly Point[]> = {
  apple: [
    [0, -0.8],
    [0.36, -0.95],
    [0.8, -0.72],
    [1, -0.2],
    [0.9, 0.35],
    [0.55, 0.82],
    [0.2, 0.93],
    [0, 0.87],
    [-0.24, 0.93],
    [-0.6, 0.8],
    [-0.93, 0.32],
    [-1, -0.2],
    [-0.82, -0.7],
    [-0.4, -0.93],
  ],
  pear: [
    [0.02, -1.5],
    [0.28, -1.4],
    [0.4, -1],
    [0.5, -0.6],
    [0.82, -0.15],
    [0.97, 0.3],
    [0.82, 0.75],
    [0.4, 0.95],
    [0, 0.93],
    [-0.45, 0.95],
    [-0.86, 0.72],
    [-1, 0.28],
    [-0.84, -0.18],
    [-0.5, -0.6],
    [-0.38, -1],
    [-0.25, -1.38],
  ],
  lemon: [
    [-1.32, 0.06],
    [-1.16, -0.14],
    [-0.9, -0.42],
    [-0.4, -0.76],
    [0.15, -0.82],
    [0.7, -0.6],
    [1.05, -0.26],
    [1.28, -0.12],
    [1.33, 0.06],
    [1.15, 0.22],
    [0.8, 0.6],
    [0.25, 0.83],
    [-0.35, 0.8],
    [-0.85, 0.5],
    [-1.14, 0.24],
  ],
  orange: [
    [0, -0.92],
    [0.6, -0.75],
    [0.95, -0.2],
    [0.9, 0.4],
    [0.5, 0.84],
    [0, 0.94],
    [-0.55, 0.82],
    [-0.94, 0.36],
    [-0.95, -0.22],
    [-0.58, -0.76],
  ],
  plum: [
    [0.05, -0.95],
    [0.55, -0.85],
    [0.9, -0.3],
    [0.88, 0.35],
    [0.5, 0.85],
    [-0.05, 0.95],
    [-0.6, 0.8],
    [-0.92, 0.25],
    [-0.85, -0.4],
    [-0.45, -0.86],
  ],
};

/** Light, tone, shadow and reflected light over any round body; the light comes from the upper left. */
export function modelRound(
  scene: Scene,
  { random, palette }: Brief,
  {
    outline,
    centre: [x, y],
    r,
    colour,
    gloss = 1,
  }: { outline: readonly Point[]; centre: Point; r: number; colour: Colour; gloss?: number },
): void {
  const direction = (px: number, py: number) => Math.atan2(py - y, px - x) + Math.PI / 2;
  const shade = mix(shift(colour, { light: -0.19, chroma: 0.85, hue: -8 }), palette.shadow, 0.16);
  scene.shape(
    outline,
    around(
      [x - r * 0.4, y - r * 0.45],
      r * 1.7,
      shift(colour, { light: 0.06 }),
      colour,
      shift(colour, { light: -0.04 }),
      shift(colour, { light: -0.08 }),
    ),
    { detail: 0.8, direction },
  );
  scene.within(outline, () => {
    const shadow = [
      ...ellipse([x, y], r * 1.6, r * 1.7, { from: -0.75, to: 2.5, steps: 24 }),
      ...ellipse([x - r * 0.3, y - r * 0.3], r * 1.02, r * 0.98, {
        from: 2.3,
        to: -0.6,
        steps: 24,
      }),
    ];
    scene.shape(shadow, shade, {
      edge: Math.min(10, r * 0.16),
      opacity: 0.85,
      contour: 0,
      direction,
    });
    scene.shape(
      [
        ...ellipse([x, y], r * 1.3, r * 1.4, { from: 0.35, to: 1.9, steps: 16 }),
        ...ellipse([x - r * 0.06, y - r * 0.06], r * 0.9, r * 0.9, {
          from: 1.9,
          to: 0.35,
          steps: 16,
        }),
      ],
      mix(shade, palette.harmony.pale, 0.38),
      { edge: Math.min(9, r * 0.12), opacity: 0.6, contour: 0, direction },
    );
    scene.shape(
      blob(random, [x - r * 0.36, y - r * 0.42], r * 0.42, r * 0.34, 0.15),
      shift(colour, { light: 0.1, chroma: 0.92 }),
      { edge: Math.min(10, r * 0.13), opacity: 0.75, contour: 0, direction },
    );
  });
  if (gloss > 0) {
    scene.shape(
      blob(random, [x - r * 0.38, y - r * 0.48], r * 0.13 * gloss, r * 0.085 * gloss, 0.25),
      mix(palette.white, colour, 0.12),
      { edge: 1.2, detail: 1, contour: 0 },
    );
  }
}

/** A whole fruit that stands or lies at the place where it touches the table. */
export function layFruit(
  scene: Scene,
  brief: Brief,
  {
    kind,
    at: [x, y],
    r,
    colour,
    turn = 0,
  }: { kind: Fruit; at: Point; r: number; colour?: Colour; turn?: number },
): void {
  const { random, palette } = brief;
  const skin = palette.lit(colour ?? random.pick(FRUIT_COLOURS[kind]), 0.35);
  const centre: Point = [x, y - r * (kind === 'lemon' ? 0.72 : 0.86)];
  const wonky = SHAPES[kind].map(
    ([px, py]): Point => [px * (1 + random.bell() * 0.025), py * (1 + random.bell() * 0.025)],
  );
  const outline = place(smooth(wonky, { closed: true }), { to: centre, scale: r, turn });
  const spot = (px: number, py: number): Point =>
    place([[px, py]], { to: centre, scale: r, turn })[0] ?? centre;
  castShadow(scene, brief, { at: [x, y - r * 0.06], r: r * 0.8, tall: r * 1.2 });
  modelRound(scene, brief, { outline, centre, r, colour: skin, gloss: kind === 'plum' ? 0.8 : 1 });
  if (kind === 'apple') blush(scene, brief, { outline, spot, r, skin });
  if (kind === 'apple' || kind === 'pear') {
    const [top, tip] =
      kind === 'apple'
        ? [spot(0.02, -0.72), spot(0.16, -1.28)]
        : [spot(0.02, -1.46), spot(-0.12, -1.95)];
    if (kind === 'apple')
      scene.shape(ellipse(top, r * 0.3, r * 0.1, { turn }), shift(skin, { light: -0.2 }), {
        edge: r * 0.09,
        opacity: 0.9,
        contour: 0,
      });
    scene.line(
      smooth([top, spot(0.04, kind === 'apple' ? -1 : -1.7), tip]),
      mix(palette.trunk, palette.dark, 0.4),
      { width: r * 0.12, pressure: (t) => 0.6 + t * 0.4 },
    );
  }
}

/** A sunburnt cheek and a few streaks along the meridians. */
function blush(
  scene: Scene,
  { random, palette }: Brief,
  {
    outline,
    spot,
    r,
    skin,
  }: { outline: readonly Point[]; spot: (x: number, y: number) => Point; r: number; skin: Colour },
): void {
  const red = palette.lit(oklch(0.48, 0.13, 25), 0.3);
  scene.within(outline, () => {
    if (random.chance(0.7)) {
      scene.shape(
        blob(
          random,
          spot(random.between(-0.5, 0.5), random.between(-0.3, 0.4)),
          r * 0.6,
          r * 0.5,
          0.25,
        ),
        red,
        { edge: Math.min(10, r * 0.3), opacity: 0.5, contour: 0 },
      );
    }
    for (let i = 0; i < 5; i++) {
      const dx = random.between(-0.9, 0.8);
      scene.line(
        smooth([
          spot(dx * 0.2, -0.75),
          spot(dx * 0.85, -0.3),
          spot(dx * 0.9, random.between(0, 0.4)),
        ]),
        mix(skin, red, random.between(0, 0.7)),
        { width: r * 0.09, opacity: 0.35, dry: 0.6 },
      );
    }
  });
}
