import { mix, oklch, shift } from '../../colour.ts';
import { rectangle } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { plot } from '../plot.ts';
import type { Figure } from './figure.ts';

/** A striped blanket before a quiet wall. */
export function layBlanket(scene: Scene, brief: Brief, { at, area, limb }: Figure): void {
  const { width: w, height: h, random, palette } = brief;
  const { ground, second, accent, pale } = palette.harmony;
  const wall = palette.lit(mix(ground, oklch(0.6, 0.03, 90), 0.3), 0.35);
  scene.shape(
    rectangle(-30, -30, w + 60, h + 60),
    along([0, 0], [w, h], shift(wall, { light: 0.09 }), wall, shift(wall, { light: -0.08 })),
    { backdrop: true, direction: 0.8 },
  );
  const cloth = palette.lit(
    random.pick([mix(accent, second, 0.55), second, mix(pale, second, 0.4)]),
    0.35,
  );
  const cushion = area(
    plot('-260,10 -150,-18 -50,-10 60,-16 160,-8 270,16 280,160 0,190 -280,160'),
  );
  scene.shape(
    cushion,
    along(
      at(-1, -0.2),
      at(0.6, 1.1),
      shift(cloth, { light: 0.06 }),
      cloth,
      mix(cloth, palette.shadow, 0.35),
    ),
    { contour: 0.3, direction: 0.12, detail: 0.3 },
  );
  scene.within(cushion, () => {
    for (const k of [-1.9, -1.35, 1.25, 1.85]) {
      const stripe = limb(
        [
          [k * 0.92, -0.3],
          [k * 1.02, 0.3],
          [k * 1.3 + random.bell() * 0.05, 1.2],
        ],
        [0.03, 0.045, 0.07],
      );
      scene.shape(stripe, mix(cloth, palette.lit(pale, 0.35), 0.6), {
        edge: 2,
        opacity: 0.8,
        contour: 0,
        direction: 1.4,
      });
    }
    for (let i = 0; i < 5; i++) {
      const x = random.between(-1.2, 1.1);
      scene.shape(
        limb(
          [
            [x, random.between(0.5, 0.7)],
            [x + random.bell() * 0.2, 0.95],
            [x * 1.4, 1.3],
          ],
          [0.01, 0.06, 0.02],
        ),
        mix(cloth, palette.shadow, 0.5),
        { edge: 5, opacity: 0.5, contour: 0, direction: 1.3 },
      );
    }
  });
}
