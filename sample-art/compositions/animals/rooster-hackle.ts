import { mix, shift } from '../../colour.ts';
import { leaf, type Point } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { plot } from '../plot.ts';
import type { Figure } from './figure.ts';
import type { Plumage } from './rooster-plumage.ts';

/** Neck and its cape of pointed feathers, lit ones on the breast's side. */
export function paintHackle(
  scene: Scene,
  { random, palette }: Brief,
  { area, at, scale }: Figure,
  { hackle, body }: Plumage,
): void {
  const shade = mix(shift(hackle, { light: -0.18 }), body, 0.5);
  scene.shape(
    area(
      plot('-50,-166 -38,-180 -24,-172 -16,-150 -2,-120 6,-102 -20,-94 -46,-102 -54,-120 -50,-142'),
    ),
    along(at(-0.5, -1.5), at(0, -1.2), hackle, shade),
    { detail: 0.8, contour: 0.4, direction: 1.3 },
  );
  for (let row = 0; row < 5; row++) {
    const count = 6 + row;
    for (let i = 0; i < count; i++) {
      const k = (i + random.between(0.1, 0.9)) / count;
      const spread = 0.1 + row * 0.055;
      const root: Point = [-0.36 + (k - 0.5) * spread * 2 + row * 0.02, -1.68 + row * 0.11];
      const tip: Point = [
        -0.32 + (k - 0.46) * (0.34 + row * 0.1) + row * 0.02,
        -1.36 + row * 0.105 + random.bell() * 0.025,
      ];
      const light = 0.09 - k * 0.2 + random.bell() * 0.035;
      scene.shape(
        leaf(at(...root), at(...tip), scale * random.between(0.042, 0.062), {
          belly: 0.55,
          bend: (k - 0.5) * 0.2,
        }),
        mix(shift(hackle, { light }), palette.light, 0.06),
        { detail: 0.8, contour: 0.35, direction: 1.4 },
      );
    }
  }
}
