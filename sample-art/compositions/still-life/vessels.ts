import { type Colour, lightness, mix, oklch, shift } from '../../colour.ts';
import { blob, ellipse, type Point, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import type { Profile } from './profiles.ts';
import { castShadow } from './room.ts';

const GLAZES = [
  oklch(0.46, 0.06, 245),
  oklch(0.86, 0.025, 90),
  oklch(0.47, 0.075, 45),
  oklch(0.55, 0.05, 170),
  oklch(0.3, 0.03, 260),
  oklch(0.7, 0.05, 75),
  oklch(0.62, 0.04, 220),
] as const;

/** A glaze that stands out against what is behind it. */
export function pickGlaze({ random, palette }: Brief, behind: Colour): Colour {
  const apart = GLAZES.filter((glaze) => Math.abs(lightness(glaze) - lightness(behind)) > 0.16);
  return palette.lit(random.pick(apart), 0.35);
}

export interface Vessel {
  readonly outline: readonly Point[];
  /** Middle of the mouth, and half its width. */
  readonly mouth: Point;
  readonly lip: number;
}

interface Turned {
  /** Middle of the foot. */
  readonly at: Point;
  readonly tall: number;
  readonly profile: Profile;
  readonly colour: Colour;
  /** How round ellipses look from the eye's height. */
  readonly open?: number;
  readonly gloss?: boolean;
  readonly shadow?: boolean;
}

/** A vessel from the wheel, lit from the left: planes of light, tone, shadow and reflected light. */
export function turnVessel(
  scene: Scene,
  brief: Brief,
  { at, tall, profile, colour, open = 0.24, gloss = true, shadow = true }: Turned,
): Vessel {
  const { random, palette } = brief;
  const [x, y] = at;
  const side = smooth(profile.map(([half, up]): Point => [half * tall, -up * tall]));
  const foot = (profile[0]?.[0] ?? 0.2) * tall;
  const lip = (profile[profile.length - 1]?.[0] ?? 0.2) * tall;
  const belly = Math.max(...side.map(([half]) => half));
  const skew = random.bell() * 0.006;
  const put = ([dx, dy]: Point): Point => [x + dx + dy * skew, y + dy];
  const outline = [
    ...side.map(put),
    ...side
      .map(([half, up]): Point => [-half, up])
      .reverse()
      .map(put),
    ...ellipse([0, 0], foot, foot * open, { from: Math.PI, to: 0, steps: 16 }).map(put),
  ];
  if (shadow)
    castShadow(scene, brief, { at: [x, y + foot * open * 0.3], r: foot * 1.15, tall: tall * 0.8 });
  const dark = mix(shift(colour, { light: -0.2, chroma: 0.9 }), palette.shadow, 0.15);
  const bodyDirection = (px: number) => Math.PI / 2 - ((px - x) / belly) * 0.5;
  scene.shape(
    outline,
    along(
      [x - belly, y],
      [x + belly, y],
      shift(colour, { light: 0.02 }),
      shift(colour, { light: 0.06 }),
      colour,
      shift(colour, { light: -0.07 }),
      shift(colour, { light: -0.1 }),
    ),
    { detail: 0.7, direction: bodyDirection },
  );
  /** The part of the wall between two shares of its half width. */
  const strip = (left: number, right: number, low = 0, high = 1): Point[] => {
    const part = side.filter(([, dy]) => dy <= -low * tall && dy >= -high * tall);
    return [
      ...part.map(([half, dy]) =>
        put([half * left, dy + (low === 0 ? foot * open * 0.8 * (1 - -dy / tall) : 0)]),
      ),
      ...part.toReversed().map(([half, dy]) => put([half * right, dy])),
    ];
  };
  scene.within(outline, () => {
    scene.shape(strip(0.22, 1.1), dark, {
      edge: 9,
      opacity: 0.55,
      contour: 0,
      direction: bodyDirection,
    });
    scene.shape(strip(0.42, 0.86, 0.03, 0.97), shift(dark, { light: -0.06 }), {
      edge: 8,
      opacity: 0.75,
      contour: 0,
      direction: bodyDirection,
    });
    scene.shape(strip(0.88, 1.08, 0.08, 0.55), mix(dark, palette.harmony.second, 0.45), {
      edge: 4,
      opacity: 0.6,
      contour: 0,
      direction: bodyDirection,
    });
    scene.shape(strip(-0.78, -0.3, 0.1, 0.9), shift(colour, { light: 0.1 }), {
      edge: 9,
      opacity: 0.7,
      contour: 0,
      direction: bodyDirection,
    });
    scene.shape(ellipse([x, y + foot * open * 0.6], foot * 1.3, foot * 0.26), dark, {
      edge: 8,
      opacity: 0.7,
      contour: 0,
    });
    if (gloss) {
      const turn = side.reduce((widest, p) => (p[0] > widest[0] ? p : widest), [0, 0] as Point);
      const spot = put([-turn[0] * 0.5, turn[1] * 1.12]);
      const shine = mix(palette.white, colour, 0.12);
      scene.shape(blob(random, spot, belly * 0.075, belly * 0.16, 0.22), shine, {
        edge: 1.5,
        detail: 1,
        contour: 0,
      });
      scene.shape(
        blob(random, put([-turn[0] * 0.36, turn[1] * 0.86]), belly * 0.05, belly * 0.035, 0.2),
        shine,
        { edge: 2, opacity: 0.6, contour: 0 },
      );
    }
  });
  const mouth = put([0, -tall]);
  scene.shape(ellipse(mouth, lip, lip * open), shift(colour, { light: 0.07 }), {
    detail: 0.9,
    contour: 0.6,
  });
  scene.shape(
    ellipse([mouth[0] + lip * 0.02, mouth[1] + lip * open * 0.1], lip * 0.86, lip * open * 0.74),
    mix(dark, palette.harmony.deep, 0.6),
    { edge: 1.5, detail: 0.9, contour: 0.3 },
  );
  return { outline, mouth, lip };
}
