import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, ellipse, type Point, place } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';

export interface Blossom {
  readonly at: Point;
  readonly size: number;
  readonly colour: Colour;
}

/** Five round petals seen at a slant, a dark heart and a wheel of stamens. */
export function blossom(
  scene: Scene,
  { random, palette }: Brief,
  { at, size, colour }: Blossom,
): void {
  const squash = random.between(0.5, 1);
  const lean = random.between(0, Math.PI);
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const seen = ([x, y]: Point): Point => {
    const [a, b] = [x * cos + y * sin, (y * cos - x * sin) * squash];
    return [at[0] + a * cos - b * sin, at[1] + a * sin + b * cos];
  };
  const first = random() * 6;
  const pale = mix(colour, oklch(0.96, 0.015, 70), 0.55);
  scene.shape(ellipse(at, size * 0.7, size * 0.62), pale, { accent: true, edge: 1, contour: 0 });
  for (const i of random.shuffle([0, 1, 2, 3, 4])) {
    const angle = first + (i * Math.PI * 2) / 5 + random.bell() * 0.1;
    const wide = random.between(0.42, 0.56);
    const petal = place(blob(random, [size * 0.6, 0], size * 0.5, size * wide, 0.1), {
      turn: angle,
    }).map(seen);
    const tip = seen([Math.cos(angle) * size, Math.sin(angle) * size]);
    const light = mix(colour, pale, random.between(0.3, 1));
    scene.shape(petal, along(at, tip, shift(colour, { light: -0.09 }), colour, light, light), {
      accent: true,
      edge: 0.7,
      detail: 0.9,
      contour: 0.5,
    });
  }
  const dark = shift(colour, { light: -0.26, chroma: 1.1 });
  scene.shape(ellipse(at, size * 0.14, size * 0.12), dark, { accent: true, edge: 2, contour: 0 });
  const gold = mix(oklch(0.85, 0.11, 90), palette.light, 0.2);
  for (let i = 0; i < 9; i++) {
    const angle = first + (i * Math.PI * 2) / 9 + random.bell() * 0.15;
    const reach = size * random.between(0.34, 0.56);
    const end = seen([Math.cos(angle) * reach, Math.sin(angle) * reach]);
    scene.line([at, end], dark, {
      width: Math.max(1, size * 0.04),
      accent: true,
      pressure: () => 1,
    });
    scene.shape(ellipse(end, size * 0.05, size * 0.05), gold, {
      accent: true,
      detail: 1,
      contour: 0,
    });
  }
}

/** A flower from behind or the side: three petals in a dark cup. */
export function halfOpen(scene: Scene, { random }: Brief, { at, size, colour }: Blossom): void {
  const up = -Math.PI / 2 + random.bell() * 0.6;
  for (const turn of [-0.7, 0.7, 0]) {
    const way = up + turn;
    const heart: Point = [at[0] + Math.cos(way) * size * 0.42, at[1] + Math.sin(way) * size * 0.42];
    const tip: Point = [at[0] + Math.cos(way) * size, at[1] + Math.sin(way) * size];
    scene.shape(
      blob(random, heart, size * 0.46, size * 0.44, 0.1),
      along(at, tip, shift(colour, { light: -0.1 }), mix(colour, oklch(0.95, 0.02, 60), 0.3)),
      {
        accent: true,
        edge: 0.7,
        detail: 0.9,
        contour: 0.5,
      },
    );
  }
  bud(scene, { at, size: size * 0.24, colour: shift(colour, { light: -0.25, chroma: 0.8 }) });
}

/** A round bud, darker than the open flower. */
export function bud(scene: Scene, { at, size, colour }: Blossom): void {
  scene.shape(
    ellipse(at, size, size * 1.12, { turn: at[0] }),
    along(
      [at[0] - size, at[1] - size],
      [at[0] + size, at[1] + size],
      shift(colour, { light: 0.05 }),
      shift(colour, { light: -0.09 }),
    ),
    {
      accent: true,
      detail: 0.8,
      edge: 0.7,
    },
  );
}
