import { mix, oklch, shift } from '../../colour.ts';
import { below, blob, type Point, rectangle, ridge, smooth } from '../../curve.ts';
import { along, vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';

/** A wall or bushes behind beaten ground; early or late, a low sun. */
export function layYard(
  scene: Scene,
  { width: w, height: h, random, palette, hour, season, medium }: Brief,
  foot: number,
): void {
  const haze = mix(palette.skyLow, palette.light, 0.2);
  const wall =
    medium === 'ink'
      ? haze
      : palette.lit(
          random.pick([oklch(0.72, 0.035, 150), oklch(0.66, 0.035, 220), oklch(0.8, 0.04, 85)]),
          0.3,
        );
  const back = foot - h * 0.1;
  scene.shape(
    rectangle(-30, -30, w + 60, h + 60),
    along([0, 0], [w, h], shift(wall, { light: 0.07 }), wall, shift(wall, { light: -0.05 })),
    { backdrop: true, direction: 0.9 },
  );
  if (hour !== 'day' && medium !== 'ink') {
    const r = Math.min(w, h) * 0.17;
    const sun: Point = [w * random.between(0.26, 0.36), h * 0.24];
    scene.shape(
      smooth(blob(random, sun, r, r, 0.02), { closed: true, steps: 2 }),
      mix(palette.light, palette.skyLow, 0.4),
      { edge: 3, accent: true, contour: 0, opacity: 0.85 },
    );
  }
  if (medium !== 'ink') {
    for (let i = 0; i < 6; i++)
      scene.shape(
        blob(
          random,
          [w * random(), back - h * random.between(0, 0.1)],
          w * random.between(0.1, 0.2),
          h * random.between(0.06, 0.15),
          0.25,
        ),
        palette.away(random.pick(palette.foliage), random.between(0.3, 0.6)),
        { edge: 12, contour: 0, detail: 0.2, opacity: 0.8 },
      );
  }
  const line = ridge(random, {
    from: -30,
    to: w + 30,
    y: back,
    height: h * 0.02,
    size: w * 0.6,
    octaves: 3,
  });
  const ground = season === 'winter' ? palette.white : mix(palette.earth, palette.grass, 0.35);
  scene.shape(below(line, h + 40), vertical(back, h, palette.away(ground, 0.25), ground), {
    edge: 9,
    contour: 0,
    detail: 0.3,
    direction: 0.03,
  });
}

/** Stalks lying about. */
export function strewStraw(
  scene: Scene,
  { width: w, random, palette }: Brief,
  foot: number,
  s: number,
): void {
  const colour = mix(palette.grass, palette.lit(oklch(0.7, 0.07, 85), 0.3), 0.6);
  for (let i = 0; i < 22; i++) {
    const [x, y] = [w * random.between(0.04, 0.96), foot + s * random.between(0.04, 0.22)];
    const turn = random.between(-0.4, 0.4);
    const long = s * random.between(0.06, 0.18);
    scene.line(
      [
        [x, y],
        [x + Math.cos(turn) * long * 0.5, y + Math.sin(turn) * long * 0.5 - 2],
        [x + Math.cos(turn) * long, y + Math.sin(turn) * long],
      ],
      shift(colour, { light: random.bell() * 0.06 - 0.08 }),
      { width: s * 0.013, dry: 0.4, opacity: 0.8 },
    );
  }
}
