import { oklch, shift } from '../../colour.ts';
import { smooth } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import type { Quay } from './quays.ts';
import { glitter } from './seas.ts';

/** Lamps along the quay and their long trembling lights in the water. */
export function lamps(scene: Scene, brief: Brief, { frame, shore }: Quay): void {
  const { height: h, width: w, random } = brief;
  const glow = oklch(0.85, 0.12, 78);
  for (const x of [0.06, 0.17, 0.36, 0.5, 0.63]) {
    const [px] = frame.at(x + random.bell() * 0.02, 0);
    const y = shore - h * random.between(0.03, 0.05);
    scene.shape(
      smooth(
        [
          [px - h * 0.03, y],
          [px, y - h * 0.03],
          [px + h * 0.03, y],
          [px, y + h * 0.03],
        ],
        { closed: true },
      ),
      glow,
      { edge: 14, opacity: 0.5, contour: 0 },
    );
    scene.shape(
      smooth(
        [
          [px - h * 0.006, y],
          [px, y - h * 0.007],
          [px + h * 0.006, y],
          [px, y + h * 0.007],
        ],
        { closed: true },
      ),
      shift(glow, { light: 0.08 }),
      { detail: 1 },
    );
    glitter(scene, brief, {
      x: px,
      top: shore + 4,
      bottom: shore + (h - shore) * random.between(0.3, 0.6),
      colour: glow,
      spread: w * 0.014,
      count: 11,
    });
  }
}
