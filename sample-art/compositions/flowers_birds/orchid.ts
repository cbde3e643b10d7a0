import { type Colour, oklch, shift } from '../../colour.ts';
import { type Point, pointAt, smooth } from '../../curve.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { flower } from './orchid-flower.ts';
import { rock } from './rock.ts';
import { background, disc, placer, tone } from './setting.ts';

/** An orchid: a handful of long strokes, and flowers like moths between them. */
export const orchid: Compose = (scene, brief) => {
  const { width: w, height: h, random, hour, medium, framing, palette } = brief;
  const { at, side } = placer(brief);
  const m = Math.min(w, h);
  const isNight = hour === 'night' && medium !== 'ink';
  background(scene, brief, isNight ? 'deep' : 'pale');
  if (hour === 'night') disc(scene, brief, at(0.7, 0.2), m * 0.11);
  const isTall = h > w * 1.6;
  const isWide = w > h;
  const reach = isTall ? h * 0.56 : m * { wide: 0.6, middle: 0.82, close: 0.86 }[framing];
  const root = isWide ? at(0.2, 0.94) : at(0.34, isTall ? 0.84 : 0.9);
  rock(scene, brief, {
    at: isWide ? at(0.06, 1.02) : at(isTall ? 0.22 : 0.14, 1.01),
    size: m * (isTall ? 0.46 : 0.26),
  });
  const green = palette.lit(oklch(isNight ? 0.62 : 0.42, 0.06, 140), 0.5);
  const fan = isWide ? [-0.35, 0.1, 0.5, 0.85, 1.15] : [-0.85, -0.4, -0.12, 0.2, 0.62, 1];
  fan.forEach((lean, i) => {
    const near = i % 3 === 1 ? 0.55 : random.between(0.8, 1);
    blade(scene, brief, {
      from: [root[0] + random.bell() * m * 0.02, root[1] + random.bell() * m * 0.012],
      reach: reach * random.between(0.75, 1.12) * (Math.abs(lean) > 0.8 ? 1.05 : 1),
      lean: side * (lean + random.bell() * 0.1),
      width: m * random.between(0.03, 0.042),
      colour: tone(brief, green, near),
    });
  });
  const petal = palette.lit(
    random.pick([
      oklch(0.86, 0.06, 115),
      oklch(0.78, 0.06, 315),
      oklch(0.88, 0.045, 70),
      oklch(0.74, 0.08, 350),
    ]),
    isNight ? 0.2 : 0.4,
  );
  const stalks = random.whole(2, 3);
  for (let i = 0; i < stalks; i++) {
    const lean = side * (isWide ? 0.35 + i * 0.38 : ([0.05, 0.5, -0.5][i] ?? 0));
    const tall = reach * (isWide ? 0.8 : 0.78) * random.between(0.85, 1.05) * (1 - i * 0.12);
    const stem = smooth([
      root,
      [root[0] + lean * tall * 0.28, root[1] - tall * 0.55],
      [root[0] + lean * tall * 0.85, root[1] - tall],
    ]);
    scene.line(stem, tone(brief, shift(green, { light: 0.06 }), 0.75), {
      width: m * 0.013,
      pressure: (t) => 1 - t * 0.4,
      dry: 0.3,
    });
    const flowers = i === 0 ? random.whole(3, 4) : 2;
    for (let n = 0; n < flowers; n++) {
      const t = 1 - n * 0.17;
      const [x, y] = pointAt(stem, t);
      const way = (n + i) % 2 ? 1 : -1;
      const size = m * { wide: 0.085, middle: 0.1, close: 0.115 }[framing] * (1 - 0.1 * n);
      const spot: Point = n === 0 ? [x, y] : [x + way * size * 0.75, y - size * 0.25];
      scene.line([[x, y], spot], tone(brief, green, 0.7), { width: m * 0.009, pressure: () => 1 });
      flower(scene, brief, {
        at: spot,
        size,
        turn: way * random.between(0.15, 0.6),
        colour: petal,
      });
    }
  }
  scene.seal(isWide ? at(0.93, 0.88) : at(0.88, 0.92));
};

/** One leaf in one breath: pressed, lifted where it turns, pressed again, gone. */
function blade(
  scene: Scene,
  { random, medium }: Brief,
  {
    from: [x, y],
    reach,
    lean,
    width,
    colour,
  }: { from: Point; reach: number; lean: number; width: number; colour: Colour },
): void {
  const turned = random.between(0.5, 0.72);
  const fall = Math.abs(lean) > 0.45 ? random.between(0.05, 0.4) : -0.1;
  const points: Point[] = [
    [x, y],
    [x + lean * reach * 0.14, y - reach * 0.4],
    [x + lean * reach * 0.42, y - reach * 0.74],
    [x + lean * reach * 0.78, y - reach * (0.9 - fall * 0.25)],
    [x + lean * reach * 1.1, y - reach * (0.95 - fall)],
  ];
  const press = (t: number) =>
    Math.min(1, 0.5 + t * 2.5) *
    (1 - 0.62 * Math.exp(-(((t - turned) / 0.07) ** 2))) *
    Math.max(0.06, 1 - t ** 2.6);
  scene.line(smooth(points, { steps: 16 }), colour, {
    width,
    pressure: press,
    dry: medium === 'ink' ? random.between(0.4, 0.62) : 0.2,
  });
}
