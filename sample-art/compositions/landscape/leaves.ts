import { type Colour, shift } from '../../colour.ts';
import { blob, type Point } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';

interface Bush {
  readonly at: Point;
  readonly reach: number;
  readonly light: number;
  readonly leaves: readonly [Colour, Colour, Colour];
}

/** A low bush or a heap of undergrowth that ties trees to the ground. */
export function bush(scene: Scene, brief: Brief, { at: [x, y], reach, light, leaves }: Bush): void {
  const { random } = brief;
  for (const [i, colour] of leaves.toReversed().entries()) {
    for (let n = 0; n < 3; n++) {
      const r = reach * (0.5 - i * 0.11) * random.between(0.75, 1.2);
      const place: Point = [
        x + (n - 1 + random.bell() * 0.25) * reach * (0.5 - i * 0.08) + light * reach * 0.1 * i,
        y - reach * (0.16 + 0.12 * i) * random.between(0.8, 1.2),
      ];
      scene.shape(blob(random, place, r, r * 0.6, 0.32), colour, {
        edge: 4,
        opacity: 0.92,
        contour: i ? 0 : 0.3,
        detail: 0.35,
      });
    }
  }
  const colours = [leaves[0], leaves[1]];
  leafDabs(scene, brief, {
    at: [x, y - reach * 0.3],
    reach: reach * 0.9,
    count: 10,
    size: reach * 0.05,
    colours,
  });
}

interface LeafDabs {
  readonly at: Point;
  readonly reach: number;
  readonly count: number;
  readonly size: number;
  readonly colours: readonly Colour[];
}

/** Loose leaves: short dabs around a place, denser in its middle. */
export function leafDabs(
  scene: Scene,
  { random }: Brief,
  { at: [x, y], reach, count, size, colours }: LeafDabs,
): void {
  for (let i = 0; i < count; i++) {
    const angle = random.between(0, Math.PI * 2);
    const away = reach * Math.sqrt(random()) * random.between(0.75, 1.1);
    const [px, py] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away * 0.8];
    const turn = random.between(-0.4, 1.6);
    const long = size * random.between(0.8, 1.8);
    scene.line(
      [
        [px, py],
        [px + Math.cos(turn) * long, py + Math.sin(turn) * long],
      ],
      shift(random.pick(colours), { light: random.bell() * 0.02 }),
      { width: size * random.between(0.6, 1.2), dry: 0.15, opacity: 0.9 },
    );
  }
}
