import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, ellipse, type Point, place, smooth } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import { plot } from '../plot.ts';
import { castShadow } from './room.ts';
import { modelRound } from './round.ts';

const FRUIT_COLOURS = {
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
  apple: plot(
    '0,-80 36,-95 80,-72 100,-20 90,35 55,82 20,93 0,87 -24,93 -60,80 -93,32 -100,-20 -82,-70 -40,-93',
  ),
  pear: plot(
    '2,-150 28,-140 40,-100 50,-60 82,-15 97,30 82,75 40,95 0,93 -45,95 -86,72 -100,28 -84,-18 -50,-60 -38,-100 -25,-138',
  ),
  lemon: plot(
    '-132,6 -116,-14 -90,-42 -40,-76 15,-82 70,-60 105,-26 128,-12 133,6 115,22 80,60 25,83 -35,80 -85,50 -114,24',
  ),
  orange: plot('0,-92 60,-75 95,-20 90,40 50,84 0,94 -55,82 -94,36 -95,-22 -58,-76'),
  plum: plot('5,-95 55,-85 90,-30 88,35 50,85 -5,95 -60,80 -92,25 -85,-40 -45,-86'),
};

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
