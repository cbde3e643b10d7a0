import { type Colour, mix, oklch, shift } from '../../colour.ts';
import type { Point } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { byHand, inShade, isLampLit, roofColour } from './buildings.ts';

/** A place in a street: sideways, up from the eye, away from the eye (1 is the picture itself). */
export type View = (x: number, y: number, z: number) => Point;

/** Looks along a street towards its vanishing point. */
export const lookTowards =
  ([vx, vy]: Point): View =>
  (x, y, z) => [vx + x / z, vy - y / z];

/** Plaster of a provincial town. */
export const PLASTERS: readonly Colour[] = [
  oklch(0.84, 0.06, 85),
  oklch(0.77, 0.06, 60),
  oklch(0.8, 0.03, 150),
  oklch(0.72, 0.07, 40),
  oklch(0.78, 0.03, 230),
  oklch(0.88, 0.03, 90),
];

/** Where a house of the street stands, in the measure of its view. */
export interface House {
  /** -1 on the left of the street, 1 on the right. */
  readonly side: number;
  readonly isLit: boolean;
  /** Where the front stands, sideways; where it begins and ends, away from the eye. */
  readonly x: number;
  readonly near: number;
  readonly far: number;
  readonly foot: number;
  readonly top: number;
  readonly colour: Colour;
}

/** A house along the street: gable, roof, front with windows. */
export function house(scene: Scene, brief: Brief, view: View, shape: House): void {
  const { random, palette } = brief;
  const { side, isLit, x, near, far, foot, top, colour } = shape;
  const face = isLit ? colour : inShade(brief, colour, 0.55);
  const end = inShade(brief, colour, isLit ? 0.42 : 0.7);
  const tall = top - foot;
  const ridge = top + tall * 0.3;
  const deep = x + side * tall * 0.8;
  const middle = (x + deep) / 2;
  const eave = x - side * tall * 0.06;
  const tiles = roofColour(brief, mix(palette.roof, palette.stone, random.between(0, 0.5)));
  const draw = (points: readonly Point[]) => byHand(random, points, 3);
  const upright = { detail: 0.55, direction: Math.PI / 2 };
  scene.shape(
    draw([
      view(x, foot, near),
      view(x, top, near),
      view(middle, ridge, near),
      view(deep, top, near),
      view(deep, foot, near),
    ]),
    end,
    upright,
  );
  scene.shape(
    draw([
      view(eave, top, near * 0.98),
      view(middle, ridge, near * 0.98),
      view(middle, ridge, far),
      view(eave, top, far),
    ]),
    isLit ? tiles : inShade(brief, tiles, 0.5),
    { detail: 0.55, direction: side * 1.1 },
  );
  const front = draw([
    view(x, foot, near),
    view(x, top, near),
    view(x, top, far),
    view(x, foot, far),
  ]);
  scene.shape(
    front,
    along(view(x, 0, near), view(x, 0, far), face, palette.away(face, 0.25)),
    upright,
  );
  scene.within(front, () => {
    scene.shape(
      draw([
        view(x, foot, near),
        view(x, foot + tall * 0.09, near),
        view(x, foot + tall * 0.09, far),
        view(x, foot, far),
      ]),
      inShade(brief, face, 0.35),
      { detail: 0.4, contour: 0.3 },
    );
    scene.shape(
      draw([
        view(x, top, near),
        view(x, top - tall * 0.07, near),
        view(x, top - tall * 0.05, far),
        view(x, top, far),
      ]),
      palette.shadow,
      { glaze: true, opacity: 0.6, edge: 2 },
    );
  });
  windows(scene, brief, view, { ...shape, colour: face });
}

function windows(
  scene: Scene,
  brief: Brief,
  view: View,
  { x, near, far, foot, top, colour, isLit }: House,
): void {
  const { random, palette } = brief;
  const tall = top - foot;
  const count = Math.max(2, Math.round(((far - near) * 150) / tall));
  const glass = mix(palette.dark, palette.shadow, isLit ? 0.5 : 0.3);
  const floors: readonly (readonly [number, number])[] =
    tall > 480
      ? [
          [0.17, 0.36],
          [0.57, 0.78],
        ]
      : [[0.3, 0.66]];
  for (let i = 0; i < count; i++) {
    const pitch = (far - near) / count;
    const z0 = near + pitch * (i + 0.3 + random.between(-0.05, 0.05));
    const z1 = z0 + pitch * 0.34;
    for (const [low, high] of floors) {
      if (random.chance(0.1)) continue;
      const pane = (grow: number): Point[] => {
        const [a, b] = [foot + tall * (low - grow), foot + tall * (high + grow)];
        const [n, f] = [z0 - grow * pitch * 2, z1 + grow * pitch * 2];
        return byHand(random, [view(x, a, n), view(x, b, n), view(x, b, f), view(x, a, f)], 1.5);
      };
      const isOn = isLampLit(brief) && random.chance(isLit ? 0.2 : 0.55);
      scene.shape(pane(0.03), mix(colour, palette.white, isLit ? 0.6 : 0.2), {
        contour: 0.3,
      });
      scene.shape(
        pane(0),
        isOn ? oklch(0.83, 0.11, 78) : shift(glass, { light: random.between(-0.03, 0.08) }),
        { detail: 0.7, accent: isOn, contour: 0.5 },
      );
    }
  }
}
