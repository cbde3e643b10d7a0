import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, leaf, type Point } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';

/** Three narrow sepals, two petals, a lip with its dots. */
export function flower(
  scene: Scene,
  { random, palette, medium }: Brief,
  { at: [x, y], size, turn, colour }: { at: Point; size: number; turn: number; colour: Colour },
): void {
  const deep = shift(colour, { light: -0.16, chroma: 1.3 });
  for (const [angle, long, wide] of [
    [-2.75, 1.15, 0.34],
    [-0.4, 1.15, 0.34],
    [-1.6, 1.05, 0.38],
    [-2.2, 0.8, 0.36],
    [-0.95, 0.78, 0.36],
  ] as const) {
    const way = angle + turn + random.bell() * 0.14;
    const tip: Point = [x + Math.cos(way) * size * long, y + Math.sin(way) * size * long];
    scene.shape(
      leaf([x, y], tip, size * wide, {
        bend: random.bell() * 0.1 + (Math.cos(way) > 0 ? 0.12 : -0.12),
        belly: 0.56,
      }),
      along(
        [x, y],
        tip,
        mix(colour, deep, 0.7),
        colour,
        mix(colour, oklch(0.95, 0.02, 90), medium === 'ink' ? 0.25 : 0.45),
      ),
      { accent: true, edge: 0.8, detail: 0.9, contour: 0.7 },
    );
  }
  const way = 1.5 + turn;
  const tip: Point = [x + Math.cos(way) * size * 0.62, y + Math.sin(way) * size * 0.62];
  scene.shape(
    leaf([x, y - size * 0.1], tip, size * 0.4, { bend: 0.12, belly: 0.6 }),
    along([x, y], tip, mix(colour, oklch(0.95, 0.03, 95), 0.5), colour),
    { accent: true, edge: 0.8, detail: 0.9, contour: 0.7 },
  );
  const dot = mix(deep, palette.lit(oklch(0.42, 0.12, 15), 0.3), 0.75);
  for (const t of [0.3, 0.52, 0.72]) {
    scene.shape(
      blob(
        random,
        [x + (tip[0] - x) * t + random.bell() * size * 0.05, y + (tip[1] - y) * t],
        size * 0.06,
        size * 0.045,
        0.2,
      ),
      dot,
      { accent: true, contour: 0, detail: 1 },
    );
  }
  scene.line(
    [
      [x - size * 0.08, y - size * 0.04],
      [x + size * 0.03, y + size * 0.08],
    ],
    dot,
    { width: size * 0.08, accent: true },
  );
}
