import { type Colour, mix, shift } from '../../colour.ts';
import { blob, ribbon } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import type { Pen } from './pen.ts';
import type { Tones } from './tones.ts';

/** Colours and bearing of someone who sits. */
export interface Sitter {
  readonly tones: Tones;
  readonly top: Colour;
  readonly skirt: Colour;
  /** How far the head hangs, in radians. */
  readonly nod: number;
  /** Where the near hand lies, in heads from the middle of the head. */
  readonly hand: readonly [number, number];
}

/** The near arm with its sleeve and hand. */
export function arm(
  scene: Scene,
  brief: Brief,
  body: Pen,
  { tones, top, hand: [hx, hy] }: Sitter,
  shade: Colour,
): void {
  const elbow = [0.34, 1.92] as const;
  const sleeve = body.curve(
    [0.34, 0.86, 0.46, 1.4, ...elbow, 0.0, 2.0, hx * 0.6 + 0.1, hy * 0.7 + 0.58],
    false,
  );
  // The shadow that parts the arm from the body.
  body.area(
    [
      0.5, 0.9, 0.66, 1.4, 0.58, 2.0, 0.3, 2.2, -0.12, 2.16, -0.1, 2.06, 0.24, 2.02, 0.42, 1.86,
      0.46, 1.3,
    ],
    shade,
    { edge: 4, contour: 0.2, detail: 0.6, direction: 1.3 },
  );
  body.area([0.12, 1.0, 0.08, 1.5, 0.12, 1.84, 0.2, 1.86, 0.26, 1.4, 0.24, 1.0], shade, {
    edge: 4,
    contour: 0.2,
    opacity: 0.8,
    direction: 1.3,
  });
  scene.shape(
    ribbon(
      sleeve,
      (t) => body.size * (0.2 - 0.08 * t + (t < 0.06 ? t : 0.05 * Math.sin(t * 9) * 0.3)),
    ),
    body.blend([0.1, 1.2, 0.6, 1.5], shift(top, { light: 0.09 }), top, shade),
    { detail: 0.6, edge: 1.5, direction: 1.3 },
  );
  const wrist = body.curve(
    [hx * 0.6 + 0.12, hy * 0.7 + 0.58, hx * 0.85, hy * 0.88 + 0.22, hx, hy],
    false,
  );
  scene.shape(
    ribbon(wrist, (t) => body.size * (0.085 - 0.02 * t)),
    body.blend([hx, hy - 0.1, hx, hy + 0.12], tones.light, tones.shade),
    {
      detail: 0.8,
    },
  );
  scene.shape(
    blob(brief.random, body.at(hx - 0.08, hy + 0.01), body.size * 0.15, body.size * 0.085, 0.1),
    body.blend([hx, hy - 0.1, hx, hy + 0.12], tones.light, tones.middle, tones.shade),
    {
      detail: 0.85,
    },
  );
  for (const dy of [-0.02, 0.03])
    body.line(
      [hx - 0.06, hy + dy, hx - 0.14, hy + dy + 0.02, hx - 0.22, hy + dy + 0.05],
      tones.deep,
      { width: 0.016, dry: 0.4, opacity: 0.6 },
    );
}

/** Ankles and shoes below the hem. */
export function legs(scene: Scene, { palette }: Brief, body: Pen, { tones }: Sitter): void {
  const shoe = mix(palette.dark, tones.deep, 0.2);
  for (const [dx, dy, tone] of [
    [0.18, -0.06, tones.shade],
    [0, 0, tones.middle],
  ] as const) {
    const shin = body.curve([-1.02 + dx, 3.7, -1.06 + dx, 4.1 + dy, -1.04 + dx, 4.36 + dy], false);
    scene.shape(
      ribbon(shin, (t) => body.size * (0.14 - 0.05 * t)),
      tone,
      { detail: 0.5 },
    );
    body.area(
      [
        -0.92 + dx,
        4.28 + dy,
        -1.1 + dx,
        4.26 + dy,
        -1.32 + dx,
        4.38 + dy,
        -1.56 + dx,
        4.46 + dy,
        -1.5 + dx,
        4.53 + dy,
        -1.1 + dx,
        4.52 + dy,
        -0.9 + dx,
        4.5 + dy,
      ],
      shoe,
      { detail: 0.6 },
    );
  }
}
