import { type Point, place, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { ink } from './ink.ts';

/** A stone of three tones: lit crown, body, dark foot; a dry brush drags over it. */
export function stone(
  scene: Scene,
  { random }: Brief,
  {
    at,
    rx,
    ry,
    strength,
    turn,
  }: { at: Point; rx: number; ry: number; strength: number; turn: number },
): void {
  const outline = place(
    smooth(
      Array.from({ length: 9 }, (_, i): Point => {
        const angle = (i / 9) * Math.PI * 2;
        const k = 1 + random.between(-0.1, 0.1);
        const flat = Math.sin(angle) > 0 ? 0.82 : 1;
        return [Math.cos(angle) * rx * k, Math.sin(angle) * ry * k * flat];
      }),
      { closed: true },
    ),
    { to: at, turn },
  );
  scene.shape(
    outline,
    along(
      [at[0] - rx * 0.3, at[1] - ry],
      [at[0] + rx * 0.25, at[1] + ry],
      ink(strength * 0.22),
      ink(strength * 0.6),
      ink(strength),
    ),
    { edge: 1.2, detail: 0.8 },
  );
  scene.within(outline, () => {
    for (let i = 0; i < 4; i++) {
      const y = at[1] + ry * random.between(-0.5, 0.7);
      scene.line(
        smooth([
          [at[0] - rx * random.between(0.4, 1), y],
          [at[0], y - ry * random.between(0.1, 0.3)],
          [at[0] + rx, y + ry * random.between(0, 0.3)],
        ]),
        ink(strength * 0.9),
        { width: ry * random.between(0.16, 0.34), dry: random.between(0.88, 1), opacity: 0.45 },
      );
    }
  });
}
