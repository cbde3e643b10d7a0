import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, ellipse, type Point, rectangle } from '../../curve.ts';
import { along, around } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';

const PALE = [
  oklch(0.86, 0.03, 90),
  oklch(0.8, 0.03, 205),
  oklch(0.84, 0.03, 60),
  oklch(0.8, 0.03, 130),
];
const DEEP = [
  oklch(0.4, 0.035, 165),
  oklch(0.36, 0.035, 250),
  oklch(0.42, 0.03, 70),
  oklch(0.38, 0.04, 330),
];

/** A place on the picture in shares of its width and height; half of all seeds see it mirrored. */
export function placer({ width, height, random }: Brief): {
  at: (x: number, y: number) => Point;
  side: 1 | -1;
} {
  const flip = random.chance(0.5);
  return { at: (x, y) => [(flip ? 1 - x : x) * width, y * height], side: flip ? -1 : 1 };
}

/** A colour for leaves and wood: near ones full, far ones lost in the air; in ink the same as a tone. */
export function tone({ medium, palette }: Brief, colour: Colour, nearness: number): Colour {
  if (medium === 'ink') return oklch(0.93 - 0.68 * nearness, 0.008, 260);
  return mix(mix(palette.haze, colour, 0.25), colour, nearness);
}

/** What lies behind flowers: a wall of air with light from one corner and unclear masses in it. Ink keeps its paper. */
export function background(scene: Scene, brief: Brief, depth: 'pale' | 'deep'): Colour {
  const { width: w, height: h, random, palette, medium, ground } = brief;
  const night = oklch(0.4, 0.045, 250);
  const walls = depth === 'pale' ? PALE : brief.hour === 'night' ? [night] : DEEP;
  const base = palette.lit(random.pick(walls), 0.6);
  const air = medium === 'watercolour' && depth === 'pale' ? shift(base, { light: 0.06 }) : base;
  if (medium === 'ink') return air;
  const spread = ground === 'kraft' ? 0.05 : 0.09;
  scene.shape(
    rectangle(-20, -20, w + 40, h + 40),
    along([0, 0], [w, h], shift(air, { light: spread }), air, shift(air, { light: -spread })),
    { backdrop: true, direction: 0.7 },
  );
  const size = Math.max(w, h);
  for (let i = 0; i < 7; i++) {
    const at: Point = [w * random(), h * random()];
    const reach = size * random.between(0.09, 0.24);
    const colour = mix(
      shift(air, { light: random.bell() * 0.045, hue: random.bell() * 16 }),
      palette.lit(oklch(depth === 'deep' ? 0.38 : 0.76, 0.04, 145), 0.6),
      random.between(0.1, 0.35),
    );
    scene.shape(blob(random, at, reach, reach * 0.8, 0.2), colour, {
      edge: 50,
      opacity: 0.55,
      backdrop: true,
    });
  }
  return air;
}

/** A moon or a low sun behind the branches. Ink has no white: a grey wash around bare paper makes it. */
export function disc(scene: Scene, brief: Brief, at: Point, radius: number): void {
  const { random, palette, medium, hour } = brief;
  if (medium === 'ink') {
    scene.shape(
      blob(random, at, radius * 2.5, radius * 1.9, 0.22),
      around(
        at,
        radius * 2.5,
        oklch(0.72, 0.008, 260),
        oklch(0.8, 0.008, 260),
        oklch(0.92, 0.008, 260),
      ),
      { edge: 45, contour: 0 },
    );
    scene.shape(ellipse(at, radius, radius * 0.985), oklch(0.97, 0.01, 90), {
      edge: 2.5,
      contour: 0,
    });
    return;
  }
  const glow = hour === 'night' ? palette.white : mix(palette.light, oklch(0.75, 0.12, 60), 0.4);
  scene.shape(ellipse(at, radius * 2, radius * 2), glow, {
    edge: 70,
    opacity: 0.3,
    backdrop: true,
  });
  scene.shape(blob(random, at, radius, radius, 0.02), mix(glow, palette.skyLow, 0.15), {
    edge: 3,
    contour: 0,
    detail: 0.3,
  });
}
