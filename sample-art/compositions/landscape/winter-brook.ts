import { mix } from '../../colour.ts';
import { below, blob, leaf, type Point, pointAt, ribbon, smooth } from '../../curve.ts';
import { along, vertical } from '../../paint.ts';
import type { Compose } from '../../scene.ts';
import { bareTree } from './bare-trees.ts';
import { frameOf } from './frame.ts';
import { glowOf, sky } from './skies.ts';
import { forest } from './spruces.ts';

/** A brook that has not frozen winds towards us through the snow; the evening stands in it, and alders beside it. */
export const winterBrook: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette } = brief;
  const frame = frameOf(brief);
  const horizon = h * 0.27;
  const glow = glowOf(brief);
  sky(scene, brief, { horizon, sun: frame.at(0.6, 0.24), disc: false, clouds: 'streaks' });
  const bare = mix(palette.trunk, palette.shadow, 0.4);
  for (const [from, to, tall, far] of [
    [-0.05, 0.52, 0.1, 0.5],
    [0.66, 1.05, 0.075, 0.6],
    [0.4, 0.75, 0.035, 0.75],
  ] as const) {
    const ends = [frame.at(from, 0)[0], frame.at(to, 0)[0]] as const;
    forest(scene, brief, {
      from: Math.min(...ends),
      to: Math.max(...ends),
      y: horizon + h * 0.012,
      tall: h * tall,
      colour: palette.away(bare, far),
      foot: palette.haze,
      spires: 0.25,
    });
  }
  const snow = mix(palette.white, glow, 0.12);
  const blue = mix(palette.white, palette.shadow, 0.5);
  scene.shape(
    below(frame.curve([-0.05, 0.275, 0.3, 0.285, 0.6, 0.28, 1.05, 0.27], false), h + 30),
    vertical(
      horizon,
      h,
      mix(snow, palette.haze, 0.35),
      snow,
      mix(snow, blue, 0.25),
      mix(snow, blue, 0.6),
    ),
    { direction: 0.08, edge: 2, contour: 0, detail: 0.3 },
  );
  for (const [x, y, reach, thick] of [
    [0.2, 0.36, 0.26, 0.02],
    [0.85, 0.42, 0.24, 0.028],
    [0.1, 0.55, 0.24, 0.04],
    [0.86, 0.62, 0.26, 0.06],
    [0.2, 0.84, 0.34, 0.09],
  ] as const)
    scene.shape(
      smooth(
        [
          frame.at(x - reach, y + thick * 0.6),
          frame.at(x - reach * 0.2, y - thick * 0.5),
          frame.at(x + reach, y - thick * 0.2),
          frame.at(x + reach * 0.3, y + thick * 0.7),
        ],
        { closed: true },
      ),
      blue,
      { edge: 10, opacity: 0.55, contour: 0, direction: 0.1, detail: 0.3 },
    );
  const way = frame.curve(
    [0.6, 0.283, 0.53, 0.32, 0.64, 0.375, 0.46, 0.46, 0.36, 0.58, 0.52, 0.74, 0.68, 0.9, 0.7, 1.12],
    false,
  );
  const half = (t: number) => h * (0.006 + 0.16 * t ** 1.7);
  const bed = ribbon(way, half);
  const lifted = ribbon(way, (t) => half(t) * 1.1).map(
    ([x, y]): Point => [x, y - h * 0.016 * Math.max(0, (y / h - 0.28) * 1.6)],
  );
  scene.shape(
    lifted,
    vertical(horizon, h, mix(blue, palette.haze, 0.4), mix(blue, palette.shadow, 0.45)),
    {
      edge: 5,
      contour: 0,
      direction: 0.1,
    },
  );
  const deep = mix(palette.water, palette.dark, 0.62);
  scene.shape(
    bed,
    vertical(
      horizon,
      h,
      glow,
      mix(palette.skyLow, glow, 0.4),
      mix(palette.skyLow, deep, 0.55),
      deep,
      deep,
    ),
    { edge: 2, contour: 0.3, direction: 0, detail: 0.5 },
  );
  scene.within(bed, () => {
    for (let i = 0; i < 34; i++) {
      const t = random.between(0.1, 1);
      const [x, y] = pointAt(way, t);
      const at = x + random.bell() * half(t) * 0.5;
      const reach = half(t) * random.between(0.2, 0.55);
      scene.shape(
        leaf([at - reach, y], [at + reach, y], h * (0.003 + 0.009 * t), {
          belly: random.between(0.3, 0.7),
        }),
        t < 0.55
          ? random.chance(0.5)
            ? glow
            : deep
          : random.chance(0.6)
            ? mix(palette.skyLow, glow, 0.5)
            : palette.dark,
        { edge: 1.5, opacity: 0.5, contour: 0, direction: 0 },
      );
    }
  });
  // Tussocks in the current carry caps of snow.
  for (const [x, y, size] of [
    [0.43, 0.56, 0.022],
    [0.6, 0.73, 0.034],
    [0.5, 0.8, 0.05],
  ] as const) {
    const [px, py] = frame.at(x, y);
    const r = w * size;
    scene.shape(blob(random, [px, py + r * 0.16], r * 1.05, r * 0.3, 0.2), palette.dark, {
      edge: 2,
      contour: 0,
    });
    scene.shape(
      blob(random, [px, py - r * 0.16], r, r * 0.4, 0.16),
      along([px - r * frame.side, 0], [px + r * frame.side, r], blue, snow),
      { edge: 2, direction: 0.1 },
    );
  }
  const bark = mix(palette.trunk, palette.dark, 0.35);
  for (const [x, y, tall, far] of [
    [0.72, 0.35, 0.17, 0.45],
    [0.78, 0.385, 0.22, 0.35],
    [0.3, 0.42, 0.3, 0.28],
    [0.22, 0.5, 0.42, 0.15],
    [0.87, 0.52, 0.46, 0.1],
    [0.1, 0.72, 0.8, 0],
    [0.17, 0.76, 0.7, 0],
  ] as const) {
    const foot = frame.at(x, y);
    scene.shape(
      blob(random, [foot[0], foot[1] + 2], h * tall * 0.09, h * tall * 0.02, 0.25),
      blue,
      { edge: 3, contour: 0, opacity: 0.8 },
    );
    bareTree(scene, brief, {
      foot,
      tall: h * tall,
      colour: palette.away(bark, far),
      lean: random.bell() * 0.05 + frame.side * (x < 0.5 ? 0.06 : -0.05),
    });
  }
};
