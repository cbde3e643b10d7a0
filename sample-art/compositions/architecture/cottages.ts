import { type Colour, mix, shift } from '../../colour.ts';
import type { Point } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { byHand, inShade, isLampLit, roofColour } from './buildings.ts';

/** Where a house stands and how large it is. */
export interface Cottage {
  /** Near lower corner, where the lit gable and the long side meet. */
  readonly at: Point;
  readonly gable: number;
  readonly side: number;
  /** Height of the walls; the roof comes on top. */
  readonly height: number;
  readonly colour: Colour;
  readonly tiles: Colour;
}

/** A house seen from its corner: gable in the light from the left, long side in shade, roof between. */
export function cottage(
  scene: Scene,
  brief: Brief,
  { at: [x, y], gable, side, height, colour, tiles }: Cottage,
): void {
  const { random, palette } = brief;
  const rise = gable * random.between(0.42, 0.55);
  const [g, s] = [gable * 0.12, -side * 0.1];
  const peak: Point = [x - gable / 2, y - height - rise - g / 2];
  const farPeak: Point = [peak[0] + side * 0.96, peak[1] + s * 0.4 + side * 0.06];
  const draw = (points: readonly Point[]) => byHand(random, points, Math.min(2.5, gable * 0.03));
  const shade = inShade(brief, colour, 0.5);
  const upright = { detail: 0.65, direction: Math.PI / 2 };
  const long = draw([
    [x, y],
    [x, y - height],
    [x + side, y - height - s * 0.5 - side * 0.04],
    [x + side, y - side * 0.04],
  ]);
  scene.shape(long, along([x, 0], [x + side, 0], shade, shift(shade, { light: 0.04 })), upright);
  scene.shape(
    draw([[x, y], [x, y - height], peak, [x - gable, y - height - g], [x - gable, y - g]]),
    along([0, y - height], [0, y], colour, shift(colour, { light: -0.05 })),
    upright,
  );
  const top = roofColour(brief, tiles);
  scene.shape(
    draw([
      [x + gable * 0.05, y - height + rise * 0.12],
      [peak[0] - gable * 0.02, peak[1] - 2],
      farPeak,
      [x + side * 1.04, y - height - s * 0.5 + rise * 0.08],
    ]),
    along(peak, [x, y - height], shift(top, { light: 0.03 }), inShade(brief, top, 0.22)),
    { detail: 0.7, direction: 1.15 },
  );
  scene.line(
    [
      [x - gable * 1.08, y - height - g + rise * 0.14],
      [peak[0], peak[1] - 1],
    ],
    inShade(brief, top, 0.3),
    { width: Math.max(2.4, gable * 0.06), pressure: () => 1, dry: 0.1 },
  );
  const glass = mix(palette.dark, palette.shadow, 0.4);
  const pane = (px: number, py: number, wide: number, tall: number, slope: number) => {
    const isOn = isLampLit(brief) && random.chance(0.4);
    scene.shape(
      [
        [px, py],
        [px, py - tall],
        [px + wide, py - tall + slope],
        [px + wide, py + slope],
      ],
      isOn ? [245, 196, 110] : glass,
      {
        detail: 0.8,
        contour: 0.4,
        accent: isOn,
      },
    );
  };
  const tall = Math.min(height * 0.3, gable * 0.26);
  for (const across of [0.76, 0.36])
    pane(x - gable * across, y - height * 0.5, gable * 0.15, tall, 1);
  const count = Math.max(1, Math.round(side / (gable * 0.55)));
  for (let i = 0; i < count; i++)
    if (random.chance(0.85))
      pane(x + (side * (i + 0.35)) / count, y - height * 0.48, gable * 0.14, tall, -1);
  if (random.chance(0.6)) {
    const cx = peak[0] + side * random.between(0.3, 0.6);
    scene.shape(
      draw([
        [cx, peak[1] + rise * 0.25],
        [cx, peak[1] - rise * 0.28],
        [cx + gable * 0.13, peak[1] - rise * 0.28],
        [cx + gable * 0.13, peak[1] + rise * 0.3],
      ]),
      shade,
      { detail: 0.7 },
    );
  }
}
