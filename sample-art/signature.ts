import { Brush } from './brush.ts';
import { type Colour, mix } from './colour.ts';
import type { Point } from './curve.ts';
import { difference } from './media/visible.ts';
import { colourAt, lay, type Picture } from './picture.ts';
import type { Random } from './random.ts';

/** The strokes of А and В on a field 20 wide and 10 high. */
const INITIALS: readonly (readonly Point[])[] = [
  [
    [0.4, 10],
    [2.4, 4.6],
    [4.6, 0],
  ],
  [
    [4.6, 0],
    [6, 5],
    [7.4, 10.4],
  ],
  [
    [1.6, 6.8],
    [8.4, 6.2],
  ],
  [
    [11, 0.4],
    [10.7, 5],
    [10.9, 10],
  ],
  [
    [10.6, 0.6],
    [14.4, 0.2],
    [15.2, 2.4],
    [11.4, 4.7],
    [16, 5.2],
    [16.4, 8.4],
    [10.6, 10],
  ],
];

/** Height of the letters on a picture whose short side has 750 units. */
const HEIGHT_UNITS = 15;
const SHORT_SIDE_UNITS = 750;
/** How far the colour should stand off its surroundings: legible, not loud. */
const CONTRAST = 90;

/** Signs a painting low at the right, in a colour that is on the brush already. */
export function signPicture(picture: Picture, { unit, random }: { unit: number; random: Random }) {
  const short = Math.min(picture.width, picture.height) / unit / SHORT_SIDE_UNITS;
  const scale = (HEIGHT_UNITS * unit * Math.min(1.1, Math.sqrt(short))) / 10;
  const left = picture.width - 20 * scale - 26 * unit;
  const top = picture.height - 10 * scale - 20 * unit;
  const around = average(picture, left, top, 18 * scale);
  const colour = pickColour(picture, around, random);
  const tilt = random.between(-0.06, 0.02);
  const brush = new Brush(picture.width, picture.height);
  for (const stroke of INITIALS) {
    const points = stroke.map(
      ([x, y]): Point => [
        left + (x + random.bell() * 0.2) * scale,
        top + (y + x * tilt * 2 + random.bell() * 0.2) * scale,
      ],
    );
    brush.sweep(
      points,
      (t) => (0.95 - 0.3 * t) * 0.67 * scale,
      ({ index, cover }) => lay(picture, index, colour, cover * 0.85),
    );
  }
}

function average(picture: Picture, left: number, top: number, span: number): Colour {
  const places = [0.1, 0.3, 0.5, 0.7, 0.9].map((k) =>
    colourAt(picture, left + span * k, top + span * 0.3 * k),
  );
  return places.reduce((sum, colour, i) => mix(sum, colour, 1 / (i + 1)));
}

function pickColour(picture: Picture, around: Colour, random: Random): Colour {
  let best: Colour = around;
  let miss = Infinity;
  for (let i = 0; i < 60; i++) {
    const colour = colourAt(picture, random() * picture.width, random() * picture.height);
    const off = Math.abs(difference(colour, around) - CONTRAST);
    if (off < miss) [best, miss] = [colour, off];
  }
  return best;
}
