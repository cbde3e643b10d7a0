import type { Pen } from './pen.ts';
import type { Tones } from './tones.ts';

/** Lids lowered over the eyes, or eyes open in the shade of the brows. */
export type Eyes = 'lowered' | 'shaded';

/** From corner to corner: both lie on one axis, the far one foreshortened. */
const EYES = [
  [-0.065, 0.108],
  [-0.278, -0.178],
] as const;
const EYE_AXIS = -0.016;

/** A lid that hides the eye: one line that hangs between its corners, and its shadow on the cheek. */
function loweredEye(pen: Pen, { dark, shade }: Tones, from: number, to: number): void {
  const at = (t: number) => from + (to - from) * t;
  const drop = 0.022 * Math.min(1, (to - from) / 0.14);
  const lash = [
    at(0),
    EYE_AXIS,
    at(0.3),
    EYE_AXIS + drop * 0.8,
    at(0.65),
    EYE_AXIS + drop,
    at(1),
    EYE_AXIS + 0.004,
  ];
  pen.area(
    [
      at(0.02),
      EYE_AXIS - 0.01,
      at(0.4),
      EYE_AXIS - 0.045,
      at(0.95),
      EYE_AXIS - 0.02,
      at(0.6),
      EYE_AXIS + drop,
    ],
    shade,
    { edge: pen.size * 0.02, opacity: 0.35, contour: 0, detail: 0.9 },
  );
  pen.line(lash, dark, {
    width: 0.018,
    dry: 0.15,
    opacity: 0.85,
    pressure: (t) => 0.45 + Math.sin(t * 2.6) * 0.55,
  });
}

/** An eye under its brow: the lid's line and the dark below it melt into the shade of the socket. */
function shadedEye(pen: Pen, { dark, deep, shade }: Tones, from: number, to: number): void {
  const at = (t: number) => from + (to - from) * t;
  const soft = { contour: 0, detail: 0.95 };
  pen.area(
    [
      at(-0.15),
      EYE_AXIS - 0.03,
      at(0.4),
      EYE_AXIS - 0.075,
      at(1.12),
      EYE_AXIS - 0.04,
      at(0.6),
      EYE_AXIS + 0.03,
    ],
    shade,
    { ...soft, edge: pen.size * 0.035, opacity: 0.7 },
  );
  pen.area(
    [
      at(0.06),
      EYE_AXIS - 0.008,
      at(0.36),
      EYE_AXIS - 0.03,
      at(0.82),
      EYE_AXIS - 0.016,
      at(0.5),
      EYE_AXIS + 0.006,
    ],
    deep,
    { ...soft, edge: pen.size * 0.012, opacity: 0.8 },
  );
  pen.area(
    [
      at(0.26),
      EYE_AXIS - 0.022,
      at(0.4),
      EYE_AXIS - 0.03,
      at(0.56),
      EYE_AXIS - 0.02,
      at(0.41),
      EYE_AXIS + 0.004,
    ],
    dark,
    { ...soft, edge: pen.size * 0.008, opacity: 0.85 },
  );
  pen.line([at(0), EYE_AXIS, at(0.35), EYE_AXIS - 0.032, at(1), EYE_AXIS - 0.008], dark, {
    width: 0.015,
    dry: 0.25,
    opacity: 0.7,
  });
}

/** Both eyes of a three-quarter face, as a pair. */
export function drawEyes(pen: Pen, tones: Tones, eyes: Eyes): void {
  const draw = eyes === 'shaded' ? shadedEye : loweredEye;
  for (const [from, to] of EYES) draw(pen, tones, from, to);
}
