import { type Colour, mix, shift } from '../../colour.ts';
import { leaf, type Point } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { plot } from '../plot.ts';
import type { Figure } from './figure.ts';

export interface Plumage {
  readonly hackle: Colour;
  readonly body: Colour;
  readonly tail: Colour;
  readonly red: Colour;
}

/** Where each sickle of the tail rises and falls: its top and its tip. */
const SICKLES: readonly (readonly [top: Point, tip: Point, half: number])[] = [
  [[0.78, -1.25], [1.12, -0.88], 0.07],
  [[0.86, -1.42], [1.3, -0.98], 0.075],
  [[0.72, -1.66], [1.34, -1.3], 0.08],
  [[0.78, -1.86], [1.4, -1.62], 0.075],
  [[0.58, -1.82], [1.02, -1.92], 0.07],
  [[0.62, -1.98], [1.26, -1.74], 0.075],
  [[0.84, -1.6], [1.36, -0.78], 0.085],
  [[0.66, -1.56], [1.1, -0.62], 0.07],
];

/** The arched tail, from the far feathers to the near ones. */
export function paintPlume(
  scene: Scene,
  { random, palette }: Brief,
  { limb, path, at, scale }: Figure,
  { tail, hackle }: Plumage,
): void {
  for (const [[tx, ty], [ex, ey], half] of SICKLES) {
    const sway = random.bell() * 0.04;
    const points: Point[] = [
      [0.42, -0.98],
      [0.52 + (tx - 0.6) * 0.35, -1.12 + (ty + 1.2) * 0.55],
      [tx + sway, ty],
      [(tx + ex) / 2 + 0.1 + sway, (ty + ey) / 2 - 0.12],
      [ex + sway, ey],
    ];
    const colour = shift(tail, { light: random.bell() * 0.03, hue: random.bell() * 14 });
    scene.shape(
      limb(points, [0.03, half * 0.75, half, half * 0.85, 0.008]),
      along(
        at(0.4, -1),
        at(ex, ey),
        colour,
        shift(colour, { light: 0.09 }),
        shift(colour, { light: -0.05 }),
      ),
      { detail: 0.7, contour: 0.7 },
    );
    scene.line(
      path(points).map(([x, y]): Point => [x - scale * 0.012, y - scale * 0.016]),
      mix(shift(tail, { light: 0.26 }), palette.light, 0.2),
      { width: scale * 0.018, dry: 0.6, opacity: 0.7 },
    );
  }
  for (let i = 0; i < 7; i++) {
    const x = 0.5 + random.bell() * 0.06;
    scene.shape(
      leaf(
        at(x - 0.1, -1.08),
        at(x + random.between(0.12, 0.3), -0.72 + random.bell() * 0.08),
        scale * 0.07,
        { bend: -0.2 },
      ),
      mix(hackle, tail, random.between(0, 0.55)),
      { detail: 0.7, contour: 0.5 },
    );
  }
}

/** Breast, back and the folded wing. */
export function paintTrunk(
  scene: Scene,
  { palette, random }: Brief,
  { area, at, path, scale }: Figure,
  { body, tail, hackle }: Plumage,
): void {
  const shade = mix(shift(body, { light: -0.14 }), palette.shadow, 0.3);
  const trunk = area(
    plot(
      '-32,-62 -50,-80 -56,-102 -48,-124 -30,-134 -6,-122 20,-112 44,-112 56,-98 48,-78 30,-60 4,-50 -18,-52',
    ),
  );
  scene.shape(
    trunk,
    along(at(-0.2, -1.3), at(0.15, -0.5), shift(body, { light: 0.08 }), body, shade),
    { detail: 0.7, contour: 0.8, direction: 0.5 },
  );
  scene.within(trunk, () => {
    for (let i = 0; i < 26; i++) {
      const [x, y] = [random.between(-0.42, 0.28), random.between(-1.02, -0.64)];
      scene.line(
        path([
          [x, y],
          [x + 0.05, y + 0.045],
          [x + 0.11, y + 0.06],
        ]),
        shift(body, { light: random.pick([-0.1, 0.08, -0.06]) }),
        { width: scale * 0.024, dry: 0.5, opacity: 0.6 },
      );
    }
  });
  const wing = area(plot('-24,-108 -2,-112 22,-103 46,-90 66,-74 42,-72 16,-68 -10,-74 -26,-88'));
  scene.shape(wing, along(at(-0.2, -1.1), at(0.5, -0.7), mix(hackle, body, 0.4), body, tail), {
    detail: 0.8,
    contour: 0.8,
    direction: 0.4,
  });
  scene.within(wing, () => {
    scene.shape(
      area(plot('-30,-86 0,-94 34,-86 30,-78 0,-84 -26,-80')),
      mix(tail, palette.dark, 0.2),
      { edge: 3, opacity: 0.85, contour: 0, direction: 0.3 },
    );
    for (let i = 0; i < 6; i++) {
      scene.line(
        path([
          [-0.06 + i * 0.08, -0.84 + i * 0.012],
          [0.14 + i * 0.075, -0.77 + i * 0.012],
          [0.34 + i * 0.05, -0.715],
        ]),
        shift(tail, { light: i % 2 ? 0.16 : -0.04 }),
        { width: scale * 0.022, dry: 0.35, opacity: 0.8 },
      );
    }
  });
}
