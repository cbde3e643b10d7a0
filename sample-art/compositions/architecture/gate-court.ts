import { mix } from '../../colour.ts';
import { rectangle, smooth } from '../../curve.ts';
import { along, vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { leafyTree } from '../landscape/trees.ts';
import { byHand, inShade } from './buildings.ts';
import { arch } from './towers.ts';

/** The opening in the wall: its middle, its sill, its size. */
export interface Gate {
  readonly x: number;
  readonly foot: number;
  readonly wide: number;
  readonly tall: number;
}

/** What is seen through the arch: a bright court, a far wall, a tree. */
export function opening(scene: Scene, brief: Brief, { x, foot, wide, tall }: Gate): void {
  const { random, palette } = brief;
  const hole = arch([x, foot], wide, tall);
  const bright = mix(palette.wall, palette.light, 0.35);
  scene.shape(hole, inShade(brief, palette.stone, 0.75), { detail: 0.7 });
  const inner = arch([x - wide * 0.09, foot], wide * 0.8, tall * 0.94);
  scene.shape(inner, vertical(foot - tall, foot, mix(palette.skyLow, palette.white, 0.3), bright), {
    detail: 0.5,
  });
  scene.within(inner, () => {
    const far = foot - tall * 0.3;
    scene.shape(
      rectangle(x - wide, far - tall * 0.3, wide * 2, tall * 0.32),
      along(
        [x - wide / 2, 0],
        [x + wide / 2, 0],
        mix(palette.wall, palette.roof, 0.18),
        inShade(brief, palette.wall, 0.3),
      ),
      { detail: 0.5 },
    );
    scene.shape(
      byHand(
        random,
        [
          [x - wide, far - tall * 0.28],
          [x - wide, far - tall * 0.36],
          [x + wide * 0.2, far - tall * 0.44],
          [x + wide, far - tall * 0.36],
          [x + wide, far - tall * 0.28],
        ],
        2,
      ),
      mix(palette.roof, palette.haze, 0.3),
      { detail: 0.5 },
    );
    for (const dx of [-0.3, 0.16])
      scene.shape(
        arch([x + wide * dx, far - tall * 0.02], wide * 0.14, tall * 0.2),
        mix(palette.dark, palette.shadow, 0.5),
        { detail: 0.6 },
      );
    leafyTree(scene, brief, {
      foot: [x + wide * 0.12, far + tall * 0.04],
      tall: tall * 0.52,
      depth: 0.12,
      light: -1,
      spread: 0.9,
    });
    scene.shape(
      rectangle(x - wide, far, wide * 2, tall * 0.4),
      vertical(far, foot, bright, mix(bright, palette.earth, 0.35)),
      { direction: 0, contour: 0.4 },
    );
    scene.shape(
      smooth(
        [
          [x - wide * 0.1, far + tall * 0.05],
          [x + wide * 0.6, far + tall * 0.04],
          [x + wide * 0.6, far + tall * 0.13],
          [x + wide * 0.1, far + tall * 0.1],
        ],
        { closed: true },
      ),
      palette.shadow,
      { glaze: true, edge: 3, opacity: 0.6 },
    );
  });
}
