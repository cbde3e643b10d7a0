import { type Point, pointAt, smooth } from '../../curve.ts';
import type { Random } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import type { Pen } from './pen.ts';
import type { Tones } from './tones.ts';

/** Hair combed between two lines that run from its roots to its tips. */
interface Flow {
  readonly inner: readonly number[];
  readonly outer: readonly number[];
  readonly locks: number;
}

/** One way to wear hair: the outline of the mass and how it is combed. */
export interface Hair {
  readonly outline: readonly number[];
  readonly flows: readonly Flow[];
}

/** A mass of hair with locks of light and shadow that follow its flows; `fine` times as many, and as thin. */
export function hairMass(
  scene: Scene,
  pen: Pen,
  { hair, hairLight, hairDark }: Tones,
  random: Random,
  { outline, flows }: Hair,
  fine = 1,
): void {
  pen.area(outline, pen.blend([-0.35, -0.5, 0.45, 0.15], hairLight, hair, hair, hairDark), {
    edge: 2.5,
    detail: 0.6,
    contour: 0.6,
    direction: 0.8,
  });
  scene.within(pen.curve(outline), () => {
    for (const { inner, outer, locks } of flows) {
      const a = pen.curve(inner, false);
      const b = pen.curve(outer, false);
      for (let i = 0; i < locks * fine; i++) {
        const across = (i + random.between(0.1, 0.9)) / (locks * fine);
        const start = random.between(0, 0.35);
        const reach = random.between(0.35, 0.65);
        const lock = [0, 1, 2, 3].map((n): Point => {
          const t = start + (reach * n) / 3;
          const [ax, ay] = pointAt(a, t);
          const [bx, by] = pointAt(b, t);
          return [ax + (bx - ax) * across, ay + (by - ay) * across];
        });
        const isLit = random() > 0.35 + start;
        scene.line(smooth(lock), isLit ? hairLight : hairDark, {
          width: (pen.size * random.between(0.012, 0.045)) / fine,
          dry: 0.4,
          opacity: isLit ? 0.5 : 0.6,
        });
      }
    }
  });
}
