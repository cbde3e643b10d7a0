import { type Colour, shift } from '../../colour.ts';
import { blob, type Point } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';

/** Smoke rises straight, then leans with the air. */
export function plume(
  scene: Scene,
  { random }: Brief,
  [x, y]: Point,
  size: number,
  colour: Colour,
): void {
  const lean = random.between(0.15, 0.5) * (random.chance(0.5) ? 1 : -1);
  for (let i = 0; i < 6; i++) {
    const t = i / 5;
    const at: Point = [
      x + lean * size * t * t * 1.6 + random.bell() * size * 0.04,
      y - size * t * 1.5,
    ];
    scene.shape(
      blob(random, at, size * (0.06 + t * 0.17), size * (0.14 + t * 0.13), 0.25),
      shift(colour, { light: t * 0.03 }),
      { edge: 4 + t * 12, opacity: 0.62 - t * 0.4, contour: 0, direction: 1.4, detail: 0.2 },
    );
  }
}

interface Fence {
  readonly line: readonly Point[];
  readonly tall: number;
  readonly colour: Colour;
}

/** A leaning fence of poles and posts. */
export function fence(scene: Scene, { random }: Brief, { line, tall, colour }: Fence): void {
  line.forEach(([x, y], i) => {
    const next = line[i + 1];
    const near = tall * (1 + i * 0.1);
    scene.line(
      [
        [x, y + 2],
        [x + random.bell() * near * 0.08, y - near * random.between(0.8, 1.1)],
      ],
      colour,
      { width: near * 0.13, pressure: () => 1, dry: 0.25 },
    );
    if (!next) return;
    for (const level of [0.35, 0.72]) {
      if (random.chance(0.12)) continue;
      scene.line(
        [
          [x - near * 0.1, y - near * level],
          [(x + next[0]) / 2, (y + next[1]) / 2 - near * (level - 0.05)],
          [next[0] + near * 0.1, next[1] - near * level + random.bell() * near * 0.06],
        ],
        colour,
        { width: near * 0.08, pressure: () => 1, dry: 0.35 },
      );
    }
  });
}
