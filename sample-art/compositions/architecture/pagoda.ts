import { type Colour, mix, oklch } from '../../colour.ts';
import { below, type Point, ridge, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { sky } from '../landscape/skies.ts';
import { leafDabs } from '../landscape/trees.ts';
import { mirror } from '../mirror.ts';
import { foreground, grove } from './pagoda-hill.ts';
import { pagoda as paintPagoda } from './pagodas.ts';

/** A pagoda above the mist, a branch in front of it that tells the season. */
export const pagoda: Compose = (scene, brief) => {
  const { width: w, height: h, random, framing } = brief;
  const isUpright = h > w;
  const ground = h * (isUpright ? 0.78 : 0.7);
  sky(scene, brief, {
    horizon: h * 0.6,
    sun: [w * 0.22, h * 0.26],
    disc: brief.hour !== 'day',
    clouds: 'clear',
  });
  const tall = h * (isUpright ? 0.6 : 0.62) * { wide: 0.92, middle: 1, close: 1.12 }[framing];
  const x = w * (isUpright ? random.between(0.54, 0.6) : random.between(0.62, 0.68));
  mountains(scene, brief);
  grove(scene, brief, ground, x);
  paintPagoda(scene, brief, {
    at: [x, ground - h * 0.035],
    width: tall * 0.36,
    height: tall,
    tiers: random.pick([5, 6, 7]),
  });
  foreground(scene, brief, ground, x);
  branch(scene, brief, isUpright);
  scene.seal([w * 0.9, h * 0.9]);
  if (random.chance(0.5)) mirror(scene, w);
};

function mountains(scene: Scene, { width: w, height: h, random, palette }: Brief): void {
  for (let i = 0; i < 3; i++) {
    const y = h * (0.42 + i * 0.1);
    const line = ridge(random, {
      from: -20,
      to: w + 20,
      y,
      height: h * (0.2 - i * 0.045),
      size: w * (0.42 - i * 0.06),
    });
    const body = palette.away(mix(palette.foliage[2], palette.shadow, 0.7), 0.8 - i * 0.16);
    scene.shape(
      below(line, y + h * 0.24),
      vertical(y - h * 0.14, y + h * 0.14, body, mix(palette.haze, palette.white, 0.3)),
      {
        edge: 3 + (2 - i) * 2,
        detail: 0.25,
        direction: 0.5,
        contour: 0.5,
      },
    );
  }
}

const BLOSSOM: Record<Brief['season'], readonly Colour[]> = {
  spring: [oklch(0.86, 0.07, 5), oklch(0.79, 0.1, 8), oklch(0.93, 0.03, 20)],
  summer: [oklch(0.62, 0.1, 128), oklch(0.5, 0.08, 140)],
  autumn: [oklch(0.58, 0.16, 32), oklch(0.66, 0.15, 50), oklch(0.48, 0.13, 25)],
  winter: [oklch(0.97, 0.008, 240), oklch(0.9, 0.015, 250)],
};

function branch(scene: Scene, brief: Brief, isUpright: boolean): void {
  const { width: w, height: h, palette, season } = brief;
  const k = isUpright ? 1 : 0.85;
  const limb = smooth([
    [-20, h * 0.13],
    [w * 0.13 * k, h * 0.1],
    [w * 0.25 * k, h * 0.16],
    [w * 0.4 * k, h * 0.14],
  ]);
  const wood = mix(palette.trunk, palette.dark, 0.5);
  const twigs = [
    limb,
    smooth([limb[8] as Point, [w * 0.2 * k, h * 0.2], [w * 0.23 * k, h * 0.3]]),
    smooth([limb[14] as Point, [w * 0.27 * k, h * 0.08], [w * 0.36 * k, h * 0.04]]),
    smooth([
      [-20, h * 0.22],
      [w * 0.08, h * 0.25],
      [w * 0.13, h * 0.33],
    ]),
  ];
  for (const [i, twig] of twigs.entries()) {
    scene.line(twig, wood, { width: i ? 6 : 13, pressure: (t) => 1 - t * 0.75, dry: 0.35 });
    const colours = BLOSSOM[season].map((colour) => palette.lit(colour, 0.5));
    for (const [n, at] of twig.entries()) {
      if (n % 4 === 3)
        leafDabs(scene, brief, {
          at,
          reach: w * 0.055,
          count: 9,
          size: Math.max(w, h) * 0.011,
          colours,
        });
    }
  }
}
