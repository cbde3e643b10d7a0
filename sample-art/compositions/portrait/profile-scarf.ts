import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, type Point, rectangle } from '../../curve.ts';
import { along, vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { sky } from '../landscape/skies.ts';
import { mirror } from '../mirror.ts';
import { hairMass } from './hair.ts';
import { profileNeck } from './necks.ts';
import { penAt } from './pen.ts';
import { profileFace } from './profiles.ts';
import { shawl } from './shawl.ts';
import { mixTones } from './tones.ts';

const SCARVES: readonly Colour[] = [
  oklch(0.5, 0.15, 27),
  oklch(0.42, 0.08, 260),
  oklch(0.86, 0.03, 85),
  oklch(0.45, 0.07, 165),
];

/** A profile in a flowered shawl, quiet against a winter sky. */
export const profileScarf: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing } = brief;
  const size = h * { wide: 0.36, middle: 0.42, close: 0.5 }[framing];
  const pen = penAt(scene, { at: [w * 0.47, h * 0.41], size, turn: random.between(-0.03, 0.08) });
  const tones = mixTones(brief);
  const cloth = palette.lit(random.pick(SCARVES), 0.35);
  if (brief.hour === 'dusk') sea(scene, brief);
  else background(scene, brief);
  profileNeck(scene, pen, tones);
  profileFace(scene, pen, tones, { isLidLow: brief.hour !== 'dusk' && random.chance(0.6) });
  hairMass(scene, pen, tones, random, {
    outline: [
      -0.27, -0.33, -0.24, -0.44, -0.08, -0.5, 0.05, -0.3, 0.0, -0.06, -0.05, -0.1, -0.1, -0.22,
      -0.2, -0.29,
    ],
    flows: [
      {
        inner: [-0.22, -0.3, -0.1, -0.24, -0.02, -0.1],
        outer: [-0.22, -0.44, -0.06, -0.44, 0.03, -0.2],
        locks: 10,
      },
    ],
  });
  shawl(scene, brief, pen, cloth);
  if (random.chance(0.4)) mirror(scene, w);
};

function background(scene: Scene, { width: w, height: h, random, palette }: Brief): void {
  const wall = mix(palette.lit(palette.harmony.ground, 0.4), palette.haze, 0.5);
  scene.shape(
    rectangle(-20, -20, w + 40, h + 40),
    along([0, 0], [w * 0.8, h], shift(wall, { light: 0.08 }), wall, shift(wall, { light: -0.08 })),
    { backdrop: true, direction: 1.1 },
  );
  for (let i = 0; i < 5; i++) {
    const at: Point = [w * random(), h * random.between(0, 0.9)];
    scene.shape(
      blob(random, at, w * 0.25, h * 0.16, 0.25),
      shift(wall, { light: random.between(-0.06, 0.07) }),
      { edge: 45, opacity: 0.6, backdrop: true },
    );
  }
}

/** The evening sea that she looks at. */
function sea(scene: Scene, brief: Brief): void {
  const { width: w, height: h, random, palette } = brief;
  const horizon = h * 0.56;
  sky(scene, brief, { horizon, sun: [w * 0.1, horizon * 0.8], clouds: 'streaks' });
  const deep = mix(palette.water, palette.lit(oklch(0.42, 0.05, 240)), 0.6);
  scene.shape(
    rectangle(-20, horizon, w + 40, h),
    vertical(horizon, h, mix(deep, palette.skyLow, 0.3), deep),
    { direction: 0, backdrop: true, detail: 0.3 },
  );
  for (let i = 0; i < 14; i++) {
    const y = horizon + h * 0.3 * random();
    const x = w * random.between(-0.05, 0.4);
    scene.line(
      [
        [x, y],
        [x + w * random.between(0.05, 0.15), y],
      ],
      mix(palette.skyLow, palette.light, 0.4),
      { width: 4, dry: 0.5, opacity: 0.7 },
    );
  }
}
