import { type Colour, mix } from '../../colour.ts';
import { blob, type Point, pointAt, smooth } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';

interface Bare {
  readonly foot: Point;
  readonly tall: number;
  readonly colour: Colour;
  readonly lean?: number;
}

/** A leafless tree: forks and forks again, and a breath of twigs around it. */
export function bareTree(
  scene: Scene,
  { random }: Brief,
  { foot, tall, colour, lean = 0 }: Bare,
): void {
  const [x, y] = foot;
  scene.shape(
    blob(random, [x + lean * tall * 0.5, y - tall * 0.68], tall * 0.27, tall * 0.33, 0.25),
    mix(colour, [200, 195, 190], 0.35),
    { edge: 16, opacity: 0.28, detail: 0.2 },
  );
  const grow = (from: Point, angle: number, length: number, width: number, level: number) => {
    const bend = random.bell() * 0.18;
    const to: Point = [
      from[0] + Math.cos(angle + bend) * length,
      from[1] + Math.sin(angle + bend) * length,
    ];
    const knee: Point = [
      from[0] + Math.cos(angle) * length * 0.5,
      from[1] + Math.sin(angle) * length * 0.5,
    ];
    const limb = smooth([from, knee, to], { steps: 5 });
    scene.line(limb, colour, { width, pressure: (t) => 1 - t * 0.45, dry: 0.3 });
    if (level === 0) return;
    for (let i = 0; i < 3; i++) {
      const start = pointAt(limb, random.between(0.45, 1));
      const turn = (i - 1) * random.between(0.35, 0.7) + random.bell() * 0.12;
      grow(
        start,
        angle * 0.85 + -Math.PI * 0.075 + turn,
        length * random.between(0.5, 0.72),
        width * 0.5,
        level - 1,
      );
    }
  };
  grow(foot, -Math.PI / 2 + lean, tall * 0.42, tall * 0.042, 3);
}
