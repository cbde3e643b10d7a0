import { mix } from '../../colour.ts';
import { type Point, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { type Field, glowing } from './mown-fields.ts';

/** A rounded rick with the light behind it: burning rim, violet face, a shadow that comes towards us. */
export function haystack(
  scene: Scene,
  { random, palette }: Brief,
  { sun, gold, shade }: Field,
  { foot: [x, y], size }: { foot: Point; size: number },
): void {
  const half = size * random.between(0.5, 0.6);
  const tall = size * random.between(0.82, 0.98);
  const towards = Math.max(-1.6, Math.min(1.6, (x - sun[0]) / (size * 3)));
  const cast = smooth(
    [
      [x - half, y - size * 0.04],
      [x + half, y - size * 0.04],
      [x + half * 1.1 + towards * size * 1.2, y + size * 0.52],
      [x + towards * size * 1.7, y + size * 0.72],
      [x - half * 0.7 + towards * size * 1.1, y + size * 0.5],
    ],
    { closed: true },
  );
  scene.shape(cast, mix(shade, palette.dark, 0.3), {
    edge: 5,
    opacity: 0.75,
    contour: 0,
    direction: 0.1,
  });
  const body = smooth(
    [
      [x - half, y],
      [x - half * 1.06, y - tall * 0.28],
      [x - half * 0.72, y - tall * 0.68],
      [x - half * 0.24, y - tall * 0.97],
      [x + half * 0.16, y - tall],
      [x + half * 0.66, y - tall * 0.72],
      [x + half * 1.04, y - tall * 0.3],
      [x + half, y],
      [x, y + size * 0.06],
    ],
    { closed: true },
  );
  const side = x > sun[0] ? -1 : 1;
  const rim = glowing(gold);
  const face = mix(gold, shade, 0.68);
  scene.shape(
    body,
    along(
      [x + side * half * 1.1, y - tall],
      [x - side * half * 0.5, y],
      rim,
      mix(gold, face, 0.6),
      face,
      mix(face, palette.dark, 0.22),
    ),
    { detail: 0.75, direction: (px) => 1.57 + ((px - x) / half) * 0.5, contour: 0.7 },
  );
  scene.within(body, () => {
    for (let i = 0; i < 22; i++) {
      const t = random.between(-0.9, 0.9);
      const top = y - tall * random.between(0.25, 0.95) * Math.sqrt(1 - t * t * 0.8);
      const start: Point = [x + t * half * 0.7, top];
      const end: Point = [x + t * half * 1.05, top + tall * random.between(0.12, 0.3)];
      const isLit = t * side > 0.1;
      scene.line(
        [start, [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2], end],
        isLit ? mix(rim, gold, random()) : mix(face, random.chance(0.5) ? palette.dark : gold, 0.3),
        { width: size * 0.025, dry: 0.5, opacity: 0.75 },
      );
    }
  });
  for (let i = 0; i < 9; i++) {
    const at: Point = [x + random.bell() * half, y + random.between(-0.02, 0.07) * size];
    scene.line(
      [at, [at[0] + random.bell() * size * 0.08, at[1] - size * random.between(0.02, 0.08)]],
      mix(gold, shade, random.between(0.2, 0.7)),
      { width: size * 0.018, dry: 0.3 },
    );
  }
}
