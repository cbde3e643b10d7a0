import { type Colour, mix, shift } from '../../colour.ts';
import type { Point } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Scene } from '../../scene.ts';
import type { Pose } from './bird-pose.ts';

/** What tells one bird from another. */
export interface Feathers {
  readonly breast: Colour;
  readonly back: Colour;
  readonly wing: Colour;
  readonly cap: Colour;
  readonly bib: Colour;
  readonly beak: Colour;
  /** Length of the tail in body lengths. */
  readonly tail: number;
  /** How far down the dark of the head reaches: 0 a cap, 1 the whole breast. */
  readonly hood: number;
}

export const CRISP = { edge: 1, detail: 0.9 } as const;

/** A black hood, or a cap with bib and cheek. */
export function head(scene: Scene, bird: Pose, { cap, bib, hood }: Feathers): void {
  if (hood > 0) {
    scene.shape(
      bird.round('0.5,-1 -0.2,-1.02 -0.2,-0.62 0.02,-0.4 0.26,-0.26 0.5,-0.36'),
      cap,
      CRISP,
    );
    return;
  }
  const marks = [
    ['0.46,-0.86 0.2,-1 -0.1,-0.84 -0.08,-0.68 0.08,-0.74 0.24,-0.8', cap],
    ['0.44,-0.72 0.3,-0.7 0.22,-0.56 0.3,-0.48 0.44,-0.52', bib],
    ['0.12,-0.7 0.2,-0.66 0.15,-0.6 0.06,-0.63', bib],
  ] as const;
  for (const [outline, colour] of marks) {
    scene.shape(bird.round(outline), colour, { ...CRISP, contour: 0 });
  }
}

/** The wing at rest with its quills. */
export function foldedWing(
  scene: Scene,
  bird: Pose,
  { breast, back, wing, hood }: Feathers,
  size: number,
): void {
  const dark = shift(wing, { light: -0.08 });
  scene.shape(
    bird.round('0.1,-0.56 -0.1,-0.6 -0.4,-0.36 -0.66,-0.04 -0.36,-0.12 -0.06,-0.2 0.12,-0.36'),
    along(bird.spot(0.1, -0.5), bird.spot(-0.6, 0), mix(back, breast, hood ? 0 : 0.2), wing, dark),
    CRISP,
  );
  for (const i of [0, 1, 2, 3]) {
    const quill: Point[] = [
      [0.02 - i * 0.08, -0.5 + i * 0.07],
      [-0.26 - i * 0.06, -0.28 + i * 0.05],
      [-0.56 - i * 0.02, -0.08 + i * 0.01],
    ];
    scene.line(bird.open(quill), i === 1 ? mix(breast, back, hood ? 0.5 : 0.15) : dark, {
      width: size * 0.03,
      dry: 0.4,
      opacity: 0.85,
    });
  }
  if (hood > 0) {
    scene.shape(
      bird.round('0.1,-0.58 -0.16,-0.56 -0.36,-0.34 -0.14,-0.34 0.06,-0.46'),
      breast,
      CRISP,
    );
  }
}
