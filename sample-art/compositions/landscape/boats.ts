import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { ellipse, type Point, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { type Boat, rig } from './rigs.ts';

/** A boat seen a little from above: sheer, stem and stern, what stands on its deck. */
export function boat(scene: Scene, brief: Brief, place: Boat): void {
  const { random, palette } = brief;
  const { at, long, side, depth = 0, kind, isLamplit = false } = place;
  const away = (colour: Colour) => palette.away(colour, depth);
  const put = (x: number, y: number): Point => [at[0] + side * x * long, at[1] + y * long];
  const curve = (points: readonly (readonly [number, number])[]) =>
    smooth(
      points.map(([x, y]) => put(x, y)),
      { closed: true },
    );
  const hull = away(place.hull);
  const dark = away(palette.dark);
  const pale = away(mix(palette.white, palette.wall, 0.4));
  const high = kind === 'rowing' ? 0.7 : 1;
  const sheer = [
    [-0.5, -0.13 * high],
    [-0.2, -0.1 * high],
    [0.15, -0.11 * high],
    [0.38, -0.16 * high],
    [0.53, -0.25 * high],
  ] as const;
  const rim = [
    ...sheer.toReversed(),
    [0.2, -0.17 * high],
    [-0.15, -0.155 * high],
    [-0.46, -0.17 * high],
  ] as const;
  // The far gunwale and the shade inside come first, then mast and house, then the near side.
  scene.shape(curve(rim), mix(hull, dark, 0.55), { detail: 0.8, direction: 0 });
  if (kind === 'rowing') {
    for (const x of [-0.22, 0.08])
      scene.line([put(x - 0.02, -0.15), put(x + 0.03, -0.1)], mix(pale, hull, 0.4), {
        width: long * 0.045,
        pressure: () => 1,
      });
  } else {
    rig(scene, brief, { ...place, put, away });
  }
  if (kind === 'fishing') {
    const wall = shift(pale, { light: -0.03 });
    const house = [put(-0.3, -0.1), put(-0.31, -0.34), put(-0.04, -0.36), put(0.02, -0.1)];
    scene.shape(house, vertical(at[1] - long * 0.36, at[1], wall, mix(wall, palette.shadow, 0.4)), {
      detail: 0.9,
    });
    scene.shape(
      [put(-0.34, -0.335), put(-0.33, -0.375), put(-0.01, -0.4), put(0.01, -0.355)],
      mix(hull, dark, 0.25),
      { detail: 0.8 },
    );
    for (const [x, wide] of [
      [-0.26, 0.07],
      [-0.14, 0.08],
    ] as const) {
      const glass = isLamplit ? oklch(0.84, 0.12, 80) : mix(dark, palette.skyTop, 0.3);
      scene.shape(
        [put(x, -0.21), put(x, -0.3), put(x + wide, -0.305), put(x + wide + 0.012, -0.215)],
        glass,
        { detail: 1 },
      );
    }
  }
  const side1 = smooth(
    [
      ...sheer.map(([x, y]) => put(x, y)),
      put(0.47, -0.1 * high),
      put(0.4, 0.03),
      put(0, 0.05),
      put(-0.42, 0.04),
      put(-0.49, -0.04),
    ],
    { closed: true },
  );
  scene.shape(
    side1,
    vertical(
      at[1] - long * 0.24 * high,
      at[1] + long * 0.05,
      shift(hull, { light: 0.05 }),
      hull,
      mix(hull, dark, 0.45),
    ),
    { detail: 0.9, direction: side * -0.08 },
  );
  scene.within(side1, () => {
    scene.line(
      [put(-0.52, 0.035), put(0, 0.045), put(0.5, 0.025)],
      mix(away(palette.roof), dark, 0.3),
      { width: long * 0.035, pressure: () => 1 },
    );
    scene.line([put(-0.5, -0.05), put(0, -0.03), put(0.45, -0.07)], mix(hull, dark, 0.35), {
      width: long * 0.012,
      pressure: () => 1,
      dry: 0.4,
    });
  });
  scene.line(smooth(sheer.map(([x, y]) => put(x, y))), pale, {
    width: long * 0.028,
    pressure: () => 1,
    dry: 0.15,
  });
  if (kind === 'fishing' && random.chance(0.8)) {
    for (const x of [-0.1, 0.08, 0.24])
      scene.shape(ellipse(put(x, -0.055), long * 0.03, long * 0.035), mix(dark, hull, 0.25), {
        contour: 0.5,
      });
  }
}
