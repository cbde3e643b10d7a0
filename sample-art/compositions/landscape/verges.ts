import { mix } from '../../colour.ts';
import { smooth } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import { leafDabs } from './leaves.ts';
import type { Road } from './roads.ts';

/** Weeds and fallen leaves along the road. */
export function verge(scene: Scene, brief: Brief, { road, horizon }: Road): void {
  const { height: h, width: w, random, palette } = brief;
  for (let i = 0; i < 90; i++) {
    const y = horizon + (h - horizon) * (0.35 + 0.72 * random());
    const near = (y - horizon) / (h - horizon);
    const x = random() * w;
    const middle = road.find(([, roadY]) => roadY > y)?.[0] ?? 0;
    if (Math.abs(x - middle) < w * 0.2 * near) continue;
    const tall = h * random.between(0.015, 0.06) * near;
    const lean = random.bell() * tall * 0.35;
    scene.line(
      smooth([
        [x, y],
        [x + lean * 0.3, y - tall * 0.6],
        [x + lean, y - tall],
      ]),
      random.pick([palette.foliage[0], palette.earth, mix(palette.trunk, palette.grass, 0.4)]),
      { width: h * 0.006 * near, pressure: (t) => 1 - t * 0.8, dry: 0.4 },
    );
  }
  for (let i = 0; i < 5; i++) {
    leafDabs(scene, brief, {
      at: [random() * w, h * random.between(0.78, 1)],
      reach: w * 0.1,
      count: 7,
      size: h * 0.009,
      colours: [palette.foliage[0], palette.foliage[1]],
    });
  }
}
