import { mix, oklch, shift } from '../../colour.ts';
import { type Point, pointAt, ridge, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';

/** A rock that comes in from the corner and keeps the leaves from floating. */
export function rock(
  scene: Scene,
  brief: Brief,
  { at: [x, y], size }: { at: Point; size: number },
): void {
  const { random, palette, medium } = brief;
  const crest = ridge(random, {
    from: x - size * 1.6,
    to: x + size * 1.6,
    y: 0,
    height: size * 0.3,
    size: size * 0.6,
  }).map(
    ([px, py]): Point => [
      px,
      y - size * Math.max(0, 1 - ((px - x) / (size * 1.45)) ** 2) ** 0.8 * 0.72 + py * 0.7,
    ],
  );
  const stone =
    medium === 'ink' ? oklch(0.62, 0.008, 260) : mix(palette.stone, palette.shadow, 0.45);
  const outline: Point[] = [...crest, [x + size * 1.7, y + size], [x - size * 1.7, y + size]];
  scene.shape(
    outline,
    vertical(
      y - size * 0.7,
      y + size * 0.2,
      shift(stone, { light: 0.12 }),
      stone,
      shift(stone, { light: -0.12 }),
    ),
    { edge: 1.5, contour: 0.6 },
  );
  scene.within(outline, () => {
    for (let i = 0; i < 12; i++) {
      const [cx, cy] = pointAt(crest, random.between(0.12, 0.9));
      const drop = size * random.between(0.05, 0.5);
      const reach = size * random.between(0.16, 0.4);
      scene.line(
        smooth([
          [cx - reach, cy + drop + reach * 0.34],
          [cx - reach * 0.2, cy + drop],
          [cx + reach * 0.7, cy + drop + reach * random.between(0.1, 0.4)],
        ]),
        shift(stone, { light: random.pick([-0.2, -0.13, 0.1]) }),
        { width: size * random.between(0.05, 0.15), dry: random.between(0.8, 0.95), opacity: 0.8 },
      );
    }
  });
}
