import { type Colour, mix, shift } from '../../colour.ts';
import { dense, type Point } from '../../curve.ts';
import { createNoise } from '../../noise.ts';
import { along } from '../../paint.ts';
import type { Random } from '../../random.ts';
import type { Brief, Scene, ShapeOptions } from '../../scene.ts';

/** A straight-edged form as a hand draws it: corners stay near their places, edges waver by about `amount` units. */
export function byHand(random: Random, outline: readonly Point[], amount = 2): Point[] {
  const noise = createNoise(random, 16);
  return dense(outline, 24, true).map(([x, y]) => [
    x + noise(x / 70, y / 70) * amount,
    y + noise(x / 70 + 7, y / 70 + 3) * amount,
  ]);
}

/** Whether windows are lit at this hour. */
export const isLampLit = ({ hour }: Brief) => hour === 'dusk' || hour === 'night';

/** What lies on a roof: snow in winter, else tiles. */
export const roofColour = ({ season, palette }: Brief, tiles: Colour = palette.roof): Colour =>
  season === 'winter' ? mix(palette.white, palette.shadow, 0.12) : tiles;

/** The same colour on the side that the light does not reach. */
export const inShade = ({ palette }: Brief, colour: Colour, strength = 0.45): Colour =>
  mix(shift(colour, { light: -0.12 * strength }), palette.shadow, strength);

/** A wall lit from the left, its right side in shade: `edge` is where the corner stands, 0 to 1. */
export function block(
  scene: Scene,
  brief: Brief,
  {
    at: [x, y],
    width,
    height,
    colour,
    edge = 0.62,
    taper = 0,
    options = {},
  }: {
    at: Point;
    width: number;
    height: number;
    colour: Colour;
    edge?: number;
    /** How much narrower the top is than the foot, as a share of the width. */
    taper?: number;
    options?: ShapeOptions;
  },
): void {
  const inset = (width * taper) / 2;
  const [left, right] = [x - width / 2, x + width / 2];
  const corner = left + width * edge;
  const outline: Point[] = [
    [left, y],
    [left + inset, y - height],
    [right - inset, y - height],
    [right, y],
  ];
  const shade = inShade(brief, colour);
  const body = byHand(brief.random, outline, Math.min(2, width * 0.02));
  scene.shape(body, along([0, y - height], [0, y], colour, shift(colour, { light: -0.03 })), {
    detail: 0.7,
    direction: Math.PI / 2,
    ...options,
  });
  scene.within(body, () => {
    const far = right + 4;
    scene.shape(
      [
        [corner, y + 2],
        [corner, y - height - 2],
        [far, y - height - 2],
        [far, y + 2],
      ],
      along([corner, 0], [far, 0], shade, shift(shade, { light: 0.05 })),
      { detail: 0.7, contour: 0.4, direction: Math.PI / 2 },
    );
  });
}
