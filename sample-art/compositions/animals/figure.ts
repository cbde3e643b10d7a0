import { type Colour, mix, shift } from '../../colour.ts';
import { type Point, place, ribbon, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene, ShapeOptions } from '../../scene.ts';

/** An animal's own measure: its points stand around where it touches the ground, in its own size. */
export interface Figure {
  readonly scale: number;
  at(x: number, y: number): Point;
  /** A smooth closed outline through points of the animal. */
  area(points: readonly Point[]): Point[];
  /** A smooth open line through points of the animal. */
  path(points: readonly Point[]): Point[];
  /** The outline of a limb: a line with half widths given from start to end, evenly spaced. */
  limb(points: readonly Point[], halves: readonly number[]): Point[];
}

/** Puts an animal drawn around the origin on the picture. */
export function placeFigure({
  to,
  scale,
  turn = 0,
}: {
  to: Point;
  scale: number;
  turn?: number;
}): Figure {
  const put = (points: readonly Point[]) => place(points, { to, scale, turn });
  return {
    scale,
    at: (x, y) => put([[x, y]])[0] ?? to,
    area: (points) => put(smooth(points, { closed: true, steps: 8 })),
    path: (points) => put(smooth(points, { steps: 8 })),
    limb: (points, halves) =>
      ribbon(put(smooth(points, { steps: 8 })), (t) => {
        const place = t * (halves.length - 1);
        const i = Math.min(halves.length - 2, Math.floor(place));
        const [a = 0, b = 0] = [halves[i], halves[i + 1]];
        return (a + (b - a) * (place - i)) * scale;
      }),
  };
}

/** A furred or feathered mass: light from above, its own colour, shadow below. */
export function coat(
  scene: Scene,
  { palette }: Brief,
  outline: readonly Point[],
  {
    colour,
    top,
    bottom,
    direction = 0.1,
    contour = 0.8,
  }: {
    colour: Colour;
    top: number;
    bottom: number;
    direction?: NonNullable<ShapeOptions['direction']>;
    contour?: number;
  },
): void {
  const shade = mix(shift(colour, { light: -0.14 }), palette.shadow, 0.3);
  scene.shape(
    outline,
    along(
      [0, top],
      [-(bottom - top) * 0.2, bottom],
      shift(colour, { light: 0.1, chroma: 0.9 }),
      shift(colour, { light: 0.03 }),
      colour,
      shade,
    ),
    { detail: 0.75, direction, contour },
  );
}
