import { type Colour, shift } from '../../colour.ts';
import { ellipse, type Point, place, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';

/** Lighter and darker depths drifting across. */
export function layDepths(
  scene: Scene,
  { width: w, height: h, random }: Brief,
  water: Colour,
): void {
  for (let i = 0; i < 5; i++) {
    const at: Point = [random.between(0, w), random.between(0, h)];
    scene.shape(
      ellipse(at, w * random.between(0.12, 0.3), h * random.between(0.04, 0.1), {
        turn: random.between(-0.3, 0.3),
      }),
      shift(water, { light: random.pick([-0.07, 0.06, -0.04]) }),
      { edge: 34, opacity: 0.75, contour: 0, backdrop: true },
    );
  }
}

/** Light running along the surface. */
export function layRipples(
  scene: Scene,
  { width: w, height: h, random }: Brief,
  water: Colour,
): void {
  for (let i = random.whole(5, 8); i > 0; i--) {
    const at: Point = [random.between(0, w), random.between(0.05, 0.95) * h];
    const long = w * random.between(0.06, 0.2);
    const wave = smooth([
      [at[0] - long, at[1] + random.bell() * 6],
      [at[0] - long * 0.3, at[1] - 8],
      [at[0] + long * 0.3, at[1] + 5],
      [at[0] + long, at[1] - 5],
    ]);
    scene.line(wave, shift(water, { light: 0.17, chroma: 0.7 }), {
      width: 5,
      opacity: 0.5,
      dry: 0.6,
    });
  }
}

/** A lily pad and its shadow in the water. */
export function floatPad(scene: Scene, { random, palette }: Brief, at: Point, r: number): void {
  const green = palette.lit(
    shift(palette.foliage[random.chance(0.6) ? 1 : 2], { chroma: 0.75 }),
    0.15,
  );
  const notch = random() * 6;
  const cut: Point[] = [
    ...ellipse([0, 0], r, r * 0.82, { from: 0.2, to: Math.PI * 2 - 0.16, steps: 30 }),
    [r * 0.12, 0],
  ];
  const leafOf = (to: Point) => place(cut, { to, turn: notch });
  scene.shape(leafOf([at[0] + r * 0.12, at[1] + r * 0.2]), palette.shadow, {
    glaze: true,
    edge: 8,
    opacity: 0.45,
  });
  scene.shape(
    leafOf(at),
    along(
      [at[0] - r, at[1] - r],
      [at[0] + r, at[1] + r],
      shift(green, { light: 0.08 }),
      green,
      shift(green, { light: -0.1 }),
    ),
    { detail: 0.6, contour: 0.6 },
  );
  for (let i = 0; i < 6; i++) {
    const angle = notch + 0.6 + i;
    scene.line(
      [
        at,
        [at[0] + Math.cos(angle) * r * 0.45, at[1] + Math.sin(angle) * r * 0.4],
        [at[0] + Math.cos(angle) * r * 0.86, at[1] + Math.sin(angle) * r * 0.72],
      ],
      shift(green, { light: 0.1 }),
      { width: 3, opacity: 0.6, dry: 0.4 },
    );
  }
}
