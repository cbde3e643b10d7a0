import { mix, oklch } from '../../colour.ts';
import { below, leaf, type Point, ridge } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Compose } from '../../scene.ts';
import { bareTree } from './bare-trees.ts';
import { frameOf } from './frame.ts';
import { logHouse } from './houses.ts';
import { glowOf, sky } from './skies.ts';
import { slope, thaw } from './snow.ts';
import { path } from './snow-paths.ts';
import { forest, spruce } from './spruces.ts';
import { PLANS } from './village-plans.ts';
import { fence } from './yards.ts';

/** A few log houses deep in snow under a dark forest; a trodden path leads to the nearest. */
export const winterVillage: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing, hour, season } = brief;
  const frame = frameOf(brief);
  const horizon =
    h * { wide: 0.5, middle: 0.46, close: 0.44 }[framing] * random.between(0.95, 1.05);
  const glow = glowOf(brief);
  sky(scene, brief, {
    horizon,
    sun: frame.at(random.between(0.7, 0.8), (horizon / h) * 0.85),
    clouds: hour === 'day' ? 'heaps' : 'streaks',
  });
  const isLow = hour === 'dusk' || hour === 'dawn';
  const white = palette.lit(oklch(0.95, 0.012, 95), 0.35);
  const snow = isLow ? mix(white, glow, 0.22) : white;
  const blue = mix(mix(palette.shadow, palette.lit(oklch(0.66, 0.05, 255)), 0.6), white, 0.22);
  const woods = palette.away(palette.lit(oklch(0.36, 0.03, 190)), 0.38);
  const far = ridge(random, {
    from: -20,
    to: w + 20,
    y: horizon - h * 0.06,
    height: h * 0.05,
    size: w * 0.5,
    octaves: 3,
  });
  scene.shape(
    below(far, horizon + 10),
    vertical(horizon * 0.8, horizon, palette.away(woods, 0.6), palette.haze),
    { edge: 5, detail: 0.2, direction: 0.05, contour: 0.3 },
  );
  forest(scene, brief, {
    from: -20,
    to: w + 20,
    y: horizon + h * 0.02,
    tall: h * 0.09,
    colour: woods,
    foot: palette.haze,
    spires: 1,
  });
  slope(scene, brief, { horizon, snow: [snow, blue] });
  const size = Math.min(w * 0.62, h) * { wide: 0.2, middle: 0.25, close: 0.3 }[framing];
  const isLamplit = hour !== 'day';
  const smoke = mix(palette.haze, white, isLow ? 0.25 : 0.5);
  const house = (x: number, down: number, k: number, turn: number, depth: number) => {
    const foot: Point = [frame.at(x + random.bell() * 0.015, 0)[0], horizon + (h - horizon) * down];
    const timber = palette.lit(
      random.pick([
        oklch(0.46, 0.05, 55),
        oklch(0.5, 0.06, 65),
        oklch(0.42, 0.03, 50),
        oklch(0.47, 0.045, 210),
      ]),
      0.6,
    );
    const long = size * k;
    scene.shape(
      leaf(
        [foot[0] + long * 0.4, foot[1] + long * 0.02],
        [foot[0] - frame.side * long * 2.2, foot[1] + long * 0.22],
        long * 0.34,
      ),
      blue,
      { edge: 5, opacity: 0.7, contour: 0, direction: 0.05 },
    );
    logHouse(scene, brief, {
      foot,
      size: long,
      side: turn * frame.side,
      depth,
      timber,
      snow,
      isLamplit: isLamplit && random.chance(0.85),
      smoke: random.chance(0.7) ? smoke : null,
    });
  };
  const fir = mix(palette.lit(oklch(0.33, 0.035, 170)), palette.shadow, 0.15);
  const down = (t: number) => (horizon + (h - horizon) * t) / h;
  // Lit windows want to be near.
  const plan = PLANS[framing][isLamplit ? 'lamplit' : 'day'];
  // Back to front, so that what is nearer covers what is farther.
  const stands = [
    ...plan.houses.map(([x, t, k, turn]) => ({
      t,
      draw: () => house(x, t, k, turn, Math.max(0, 0.42 - t * 1.3)),
    })),
    ...plan.spruces.map(([x, t, k]) => ({
      t,
      draw: () =>
        spruce(scene, brief, {
          foot: frame.at(x + random.bell() * 0.012, down(t)),
          tall: h * k * random.between(0.85, 1.15),
          colour: palette.away(fir, Math.max(0, 0.34 - t)),
          light: frame.side,
          snow: palette.away(snow, Math.max(0, 0.34 - t)),
        }),
    })),
    ...plan.trees.map(([x, t, k]) => ({
      t,
      draw: () =>
        bareTree(scene, brief, {
          foot: frame.at(x + random.bell() * 0.02, down(t)),
          tall: h * k * random.between(0.85, 1.15),
          colour: palette.away(mix(palette.trunk, palette.dark, 0.3), Math.max(0, 0.3 - t)),
          lean: random.bell() * 0.08,
        }),
    })),
  ].toSorted((one, other) => one.t - other.t);
  for (const { draw } of stands.filter(({ t }) => t <= 0.5)) draw();
  path(scene, brief, { frame, horizon, door: plan.door, snow: [snow, blue] });
  if (season === 'spring') thaw(scene, brief, horizon);
  const [fenceX, fenceT] = plan.fence;
  const rails = Array.from(
    { length: 6 },
    (_, i): Point => frame.at(fenceX + i * 0.1, down(fenceT + i * 0.045 + random.bell() * 0.006)),
  );
  const timber = mix(palette.trunk, palette.dark, 0.3);
  fence(scene, brief, { line: rails, tall: h * 0.052, colour: timber });
  for (const { draw } of stands.filter(({ t }) => t > 0.5)) draw();
};
