import { mix, shift } from '../../colour.ts';
import { below, blob, type Point, pointAt, ribbon, smooth } from '../../curve.ts';
import { along, vertical } from '../../paint.ts';
import { type Compose, Scene } from '../../scene.ts';
import { frameOf } from './frame.ts';
import { leafDabs } from './leaves.ts';
import { hills, mist } from './mists.ts';
import { reflect } from './reflections.ts';
import { glitter, water } from './seas.ts';
import { glowOf, sky } from './skies.ts';
import { forest } from './spruces.ts';

/** Foot and thickness of the trunks, in parts of the frame: at unequal distances, none in the middle. */
const TRUNKS = [
  [0.285, 0.735, 0.012],
  [0.815, 0.73, 0.014],
  [0.17, 0.8, 0.022],
  [0.7, 0.79, 0.019],
  [0.92, 0.86, 0.034],
  [0.05, 0.95, 0.044],
] as const;

/** From the wood on the high bank: dark trunks, and between them the river with the last light on it. */
export const riverBetweenTrunks: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette } = brief;
  const frame = frameOf(brief);
  const horizon = h * 0.4;
  const glow = glowOf(brief);
  const sun = frame.at(0.46, 0.27);
  sky(scene, brief, { horizon, sun, disc: true, clouds: 'streaks' });
  const far = new Scene();
  hills(far, brief, { frame, horizon });
  for (const [from, to, tall, depth] of [
    [-0.05, 1.05, 0.06, 0.62],
    [0.52, 1.05, 0.12, 0.4],
    [-0.05, 0.3, 0.1, 0.45],
  ] as const) {
    const ends = [frame.at(from, 0)[0], frame.at(to, 0)[0]] as const;
    forest(far, brief, {
      from: Math.min(...ends),
      to: Math.max(...ends),
      y: horizon + 2,
      tall: h * tall,
      colour: palette.away(mix(palette.foliage[1], palette.trunk, 0.25), depth),
      foot: palette.haze,
      spires: 0.2,
    });
  }
  scene.elements.push(...far.elements);
  const deep = mix(palette.water, palette.dark, 0.35);
  water(scene, brief, {
    top: horizon,
    bottom: h,
    colours: [
      mix(palette.skyLow, glow, 0.3),
      palette.skyLow,
      mix(palette.skyLow, palette.water, 0.6),
      deep,
    ],
    crest: palette.skyLow,
    waves: 12,
    swell: 0.02,
  });
  reflect(scene, brief, far.elements, {
    shore: horizon,
    into: palette.water,
    share: 0.3,
    squash: 0.8,
  });
  mist(scene, brief, horizon + h * 0.005);
  glitter(scene, brief, {
    x: sun[0],
    top: horizon + h * 0.03,
    bottom: h * 0.7,
    colour: mix(glow, palette.white, 0.2),
    spread: w * 0.05,
    count: 22,
  });
  const soil = mix(palette.earth, palette.dark, 0.3);
  const bank = frame.curve(
    [-0.05, 0.7, 0.12, 0.71, 0.3, 0.735, 0.5, 0.775, 0.68, 0.76, 0.84, 0.71, 1.05, 0.68],
    false,
  );
  scene.shape(
    below(bank, h + 30),
    vertical(
      h * 0.7,
      h,
      mix(soil, palette.foliage[0], 0.45),
      mix(soil, palette.foliage[1], 0.25),
      soil,
    ),
    { edge: 3, direction: 0.15, detail: 0.45, contour: 0.3 },
  );
  // The light comes through between the trunks and draws their shadows towards us.
  for (const [x, y, thick] of TRUNKS) {
    const [fx, fy] = frame.at(x, y);
    const away = (fx - sun[0]) * 0.5;
    scene.shape(
      smooth(
        [
          [fx - w * thick, fy],
          [fx + w * thick, fy],
          [fx + away + w * thick * 2.4, h * 1.05],
          [fx + away - w * thick * 1.6, h * 1.05],
        ],
        { closed: true },
      ),
      palette.dark,
      { glaze: true, edge: 9, opacity: 0.4, direction: 1.4 },
    );
  }
  fallenLeaves();
  for (const [x, y, thick] of TRUNKS) trunk(x, y, thick);
  crowns();

  function trunk(x: number, y: number, thick: number): void {
    const near = Math.min(1, (y - 0.7) * 5);
    const bark = palette.away(mix(palette.trunk, palette.dark, 0.55), 0.22 * (1 - near));
    const rim = mix(bark, glow, 0.42);
    const [fx, fy] = frame.at(x, y);
    const half = w * thick;
    const lean = random.bell() * w * 0.02;
    const stem = smooth([
      [fx, fy],
      [fx + lean * 0.2 + random.bell() * half * 0.5, fy * 0.66],
      [fx + lean * 0.7 - random.bell() * half * 0.5, fy * 0.3],
      [fx + lean, -30],
    ]);
    const outline = ribbon(stem, (t) => half * (1 - t * 0.4 + Math.max(0, 0.05 - t) * 14));
    const toSun = Math.sign(sun[0] - fx);
    scene.shape(
      outline,
      along(
        [fx - half * toSun, 0],
        [fx + half * toSun, 0],
        mix(bark, palette.dark, 0.4),
        bark,
        bark,
        rim,
      ),
      { edge: 1.5, detail: 0.55, direction: 1.57, contour: 0.5 },
    );
    scene.within(outline, () => {
      for (let i = 0; i < 14 * near; i++) {
        const t = random.between(0.05, 0.85);
        const off = random.between(-0.45, 0.45) * half;
        const mark = [0, 0.03, 0.06].map((step): Point => {
          const [px, py] = pointAt(stem, t + step);
          return [px + off, py];
        });
        scene.line(mark, random.chance(0.4) ? rim : palette.dark, {
          width: half * 0.14,
          dry: 0.6,
          opacity: 0.4,
        });
      }
    });
    for (let i = 0; i < 3; i++) {
      const py = fy * random.between(0.06, 0.4);
      const side = random.pick([-1, 1]);
      const long = w * random.between(0.05, 0.11);
      const px = fx + lean * (1 - py / fy);
      scene.line(
        smooth([
          [px, py],
          [px + side * long * 0.5, py - long * 0.25],
          [px + side * long, py - long * 0.75],
        ]),
        bark,
        { width: half * 0.5, pressure: (t) => 1 - t * 0.8, dry: 0.35 },
      );
    }
  }

  /** They lie flat, in drifts, and grow towards us. */
  function fallenLeaves(): void {
    const colours = [
      soil,
      palette.foliage[1],
      palette.foliage[0],
      mix(palette.foliage[0], glow, 0.4),
    ];
    for (let i = 0; i < 34; i++) {
      const near = Math.sqrt(i / 34);
      const [x, y] = [w * random(), h * (0.78 + near * 0.23)];
      const size = w * (0.003 + near * 0.006);
      for (let n = 0; n < 9; n++) {
        const away = random.bell();
        const [px, py] = [x + away * w * 0.07, y + random.bell() * h * 0.012];
        const long = size * random.between(0.7, 1.6);
        scene.line(
          [
            [px - long, py],
            [px + long, py + random.bell() * long * 0.4],
          ],
          // The middle of a drift is the lightest.
          shift(random.pick(Math.abs(away) < 0.3 ? colours.slice(1) : colours.slice(0, 2)), {
            light: random.bell() * 0.03,
          }),
          { width: size * random.between(0.5, 0.8), dry: 0.3, opacity: 0.8 },
        );
      }
    }
  }

  /** What is left of the leaves hangs in from above, thicker at the sides: masses, then leaves where they end. */
  function crowns(): void {
    const [light, middle, dark] = palette.foliage;
    for (let i = 0; i < 40; i++) {
      const side = random.chance(0.5);
      const x = side ? random.between(-0.02, 0.34) : random.between(0.64, 1.02);
      const edge = side ? (0.34 - x) / 0.36 : (x - 0.64) / 0.38;
      const at: Point = frame.at(x, random.between(-0.02, 0.03 + edge * 0.24));
      const reach = w * random.between(0.03, 0.055) * (0.7 + edge * 0.6);
      const toSun = Math.sign(sun[0] - at[0]);
      const masses = [
        [0, mix(dark, palette.dark, 0.3), 1, 0.7],
        [0.25, dark, 0.75, 0.7],
        [0.45, middle, 0.5, 0.6],
        [0.6, mix(light, glow, 0.3), 0.25, 0.5],
      ] as const;
      for (const [towards, colour, size, opacity] of masses) {
        const place: Point = [at[0] + toSun * towards * reach, at[1] + towards * reach * 0.3];
        scene.shape(blob(random, place, reach * size, reach * size * 0.6, 0.4), colour, {
          edge: reach * 0.16,
          opacity,
          contour: 0,
          direction: 0.9,
          detail: 0.4,
        });
      }
      leafDabs(scene, brief, {
        at,
        reach: reach * 1.25,
        count: 22,
        size: w * 0.0042,
        colours: edge > 0.5 ? [dark, middle, light] : [middle, light, mix(light, glow, 0.35)],
      });
    }
  }
};
