import { mix, oklch, shift } from '../../colour.ts';
import { below, leaf, type Point, ridge } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { type Frame, frameOf } from './frame.ts';
import { bush } from './leaves.ts';
import { field, track } from './roads.ts';
import { sky } from './skies.ts';
import { forest, spruce } from './spruces.ts';
import { leafyTree } from './trees.ts';
import { verge } from './verges.ts';

/** A wet country road winds past golden trees towards a far blue forest. */
export const autumnRoad: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing, hour } = brief;
  const frame = frameOf(brief);
  const horizon =
    h * { wide: 0.52, middle: 0.48, close: 0.45 }[framing] * random.between(0.95, 1.05);
  const far = random.between(0.56, 0.64);
  sky(scene, brief, {
    horizon,
    sun: [frame.at(far + 0.08, 0)[0], horizon * 0.84],
    clouds: hour === 'day' ? 'heaps' : 'streaks',
    disc: hour === 'dusk',
  });
  const blue = palette.away(mix(palette.foliage[2], palette.shadow, 0.55), 0.55);
  const hills = ridge(random, {
    from: -20,
    to: w + 20,
    y: horizon - h * 0.035,
    height: h * 0.05,
    size: w * 0.5,
    octaves: 3,
  });
  scene.shape(
    below(hills, horizon + 10),
    vertical(horizon * 0.85, horizon, palette.away(blue, 0.45), palette.haze),
    { edge: 4, detail: 0.2, direction: 0.05, contour: 0.3 },
  );
  forest(scene, brief, {
    from: -20,
    to: w + 20,
    y: horizon + h * 0.012,
    tall: h * 0.045,
    colour: blue,
    foot: palette.haze,
  });
  field(scene, brief, { horizon });
  const road = frame
    .curve(
      [
        far,
        0,
        far + 0.035,
        0.1,
        far - 0.06,
        0.26,
        far - 0.01,
        0.5,
        far - 0.24,
        0.8,
        far - 0.36,
        1.12,
      ],
      false,
    )
    .map(([x, y]): Point => [x, horizon + 4 + (y / h) * (h - horizon)]);
  track(scene, brief, { road, horizon });
  roadside(scene, brief, { frame, horizon, far });
  verge(scene, brief, { road, horizon });
};

/** Trees that shrink along the road: a golden thicket on one side, a few and spruces across. */
function roadside(
  scene: Scene,
  brief: Brief,
  { frame, horizon, far }: { frame: Frame; horizon: number; far: number },
): void {
  const { height: h, width: w, random, palette, framing } = brief;
  const base = Math.min(h, w * 1.1) * { wide: 0.56, middle: 0.66, close: 0.74 }[framing];
  const light = frame.side;
  const turned = (turn: number, depth: number) =>
    palette.foliage.map((colour) =>
      palette.away(shift(colour, { hue: turn, light: random.bell() * 0.015 }), depth),
    ) as unknown as typeof palette.foliage;
  const stand = (
    x: number,
    down: number,
    size: number,
    kind: 'leafy' | 'red' | 'spruce' | 'bush',
  ) => {
    const at = frame.at(x + random.bell() * 0.012, 0)[0];
    const y = horizon + (h - horizon) * down;
    const tall = base * size * random.between(0.86, 1.14);
    const depth = Math.max(0, 0.5 - size * 0.6);
    if (kind !== 'bush') {
      scene.shape(
        leaf([at + light * tall * 0.2, y], [at - light * tall * 1.3, y + tall * 0.06], tall * 0.1),
        mix(palette.shadow, palette.dark, 0.3),
        { glaze: true, edge: 7, opacity: 0.55, direction: 0 },
      );
    }
    const turn = random.between(-12, 14) - (kind === 'red' ? 20 : 0);
    if (kind === 'spruce') {
      const colour = palette.away(palette.lit(oklch(0.36, 0.045, 160)), depth);
      spruce(scene, brief, { foot: [at, y], tall, colour, light });
    } else if (kind === 'bush') {
      bush(scene, brief, {
        at: [at, y],
        reach: tall * 0.5,
        light,
        leaves: turned(turn, depth + 0.1),
      });
    } else {
      const spread = random.between(0.5, 0.74);
      leafyTree(scene, brief, { foot: [at, y], tall, light, spread, leaves: turned(turn, depth) });
      bush(scene, brief, {
        at: [at + random.bell() * tall * 0.1, y + 2],
        reach: tall * 0.16,
        light,
        leaves: turned(turn + 12, depth),
      });
    }
  };
  stand(far + 0.05, 0.02, 0.12, 'bush');
  stand(far - 0.05, 0.03, 0.17, 'leafy');
  stand(far + 0.1, 0.05, 0.2, 'leafy');
  stand(far - 0.1, 0.05, 0.3, 'spruce');
  stand(far - 0.13, 0.07, 0.3, 'leafy');
  stand(far - 0.2, 0.1, 0.42, random.chance(0.5) ? 'spruce' : 'leafy');
  stand(far + 0.2, 0.09, 0.36, 'spruce');
  stand(far + 0.25, 0.11, 0.3, 'bush');
  stand(far - 0.27, 0.13, 0.62, 'leafy');
  stand(far - 0.35, 0.15, 0.3, 'bush');
  if (framing !== 'close')
    stand(far + 0.34, 0.18, random.between(0.42, 0.6), random.chance(0.4) ? 'red' : 'leafy');
  stand(far - 0.44, 0.2, 0.95, random.chance(0.5) ? 'red' : 'leafy');
  stand(far - 0.54, 0.26, 0.5, 'bush');
  stand(far - 0.6, 0.28, 1.1, 'leafy');
}
