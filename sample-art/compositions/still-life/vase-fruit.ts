import { type Colour, mix, shift } from '../../colour.ts';
import { leaf, type Point, pointAt, smooth } from '../../curve.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { layCloth } from './cloth.ts';
import { type Fruit, layFruit } from './fruits.ts';
import { PROFILES } from './profiles.ts';
import { hangWall, setTable } from './room.ts';
import { pickGlaze, turnVessel } from './vessels.ts';

/** A vase with a sprig among fruit on a half-covered table. */
export const vaseFruit: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing } = brief;
  const lit = (colour: Colour) => palette.lit(colour, 0.35);
  const wall = lit(palette.harmony.ground);
  const back = h * random.between(0.56, 0.62);
  hangWall(scene, brief, wall);
  setTable(scene, brief, { back, colour: shift(lit(palette.harmony.second), { light: -0.06 }) });
  layCloth(scene, brief, {
    back,
    right: w * random.between(0.72, 0.86),
    colour: lit(palette.harmony.pale),
  });
  const s = Math.min(h * 0.56, w * 0.52) * { wide: 0.82, middle: 1, close: 1.16 }[framing];
  const base: Point = [w * random.between(0.37, 0.46), back + (h - back) * 0.3];
  const vase = turnVessel(scene, brief, {
    at: base,
    tall: s * random.between(0.78, 0.88),
    profile: PROFILES[random.pick(['bulbous', 'jar', 'slender', 'bulbous'] as const)],
    colour: pickGlaze(brief, wall),
  });
  sprig(scene, brief, { from: vase.mouth, reach: Math.min(s * 0.55, vase.mouth[1] - h * 0.04) });
  const kinds = random.pick<readonly Fruit[]>([
    ['apple', 'apple', 'pear', 'apple', 'plum'],
    ['pear', 'pear', 'apple', 'plum', 'plum'],
    ['orange', 'apple', 'lemon', 'pear', 'plum'],
  ]);
  const r = s * 0.165;
  // One close to the vase, two leaning together, one that rolled away.
  const places: readonly Point[] = [
    [s * 0.42, s * 0.02],
    [s * 0.66, s * 0.14],
    [s * 0.24, s * 0.25],
    [-s * 0.5, s * 0.16],
    [s * 0.98, s * 0.28],
  ];
  kinds.forEach((kind, i) => {
    const [dx, dy] = places[i] as Point;
    if (i === 4 && base[0] + dx + r > w * 0.95) return;
    if (i === 3 && random.chance(0.25)) return;
    const size = kind === 'plum' ? 0.72 : 1;
    layFruit(scene, brief, {
      kind,
      at: [base[0] + dx + random.bell() * r * 0.12, base[1] + dy + random.bell() * r * 0.1],
      r: r * size * random.between(0.92, 1.08),
      turn: kind === 'pear' ? random.between(-0.25, 0.3) : random.bell() * 0.22,
    });
  });
  if (random.chance(0.5)) mirror(scene, w);
};

/** Two or three leafy stems, one of them bowing low. */
function sprig(
  scene: Scene,
  { random, palette }: Brief,
  { from: [x, y], reach }: { from: Point; reach: number },
): void {
  if (reach < 40) return;
  const stems = random.whole(2, 3);
  for (let i = 0; i < stems; i++) {
    const lean = (i === 0 ? -0.75 : i === 1 ? 0.45 : 1.05) * reach * random.between(0.6, 1);
    const rise = reach * (1 - (Math.abs(lean) / reach) * 0.45);
    const stem = smooth(
      [
        [x + lean * 0.05, y + 6],
        [x + lean * 0.25, y - rise * 0.55],
        [x + lean * 0.65, y - rise * 0.92],
        [x + lean, y - rise * 0.8],
      ],
      { steps: 8 },
    );
    scene.line(stem, mix(palette.foliage[2], palette.trunk, 0.5), {
      width: 5,
      pressure: (t) => 1 - t * 0.6,
    });
    const leaves = random.whole(6, 9);
    for (let n = 0; n < leaves; n++) {
      const t = 0.22 + (0.78 * n) / (leaves - 1);
      const root = pointAt(stem, t);
      const side = n % 2 ? 1 : -1;
      const size = reach * random.between(0.2, 0.3) * (1.1 - t * 0.35);
      const turn =
        Math.atan2(-1, lean / reach) +
        side * random.between(0.5, 1.2) +
        t * (lean > 0 ? 0.8 : -0.8);
      scene.shape(
        leaf(
          root,
          [root[0] + Math.cos(turn) * size, root[1] + Math.sin(turn) * size],
          size * random.between(0.28, 0.42),
          { bend: side * random.between(0.05, 0.2) },
        ),
        mix(palette.foliage[side > 0 ? 1 : 0], palette.foliage[2], random.between(0, 0.6)),
        { detail: 0.8, contour: 0.6, direction: turn },
      );
    }
  }
}
