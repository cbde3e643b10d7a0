import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, ellipse, type Point, pointAt, smooth } from '../../curve.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { blossom, bud, halfOpen } from './blossoms.ts';
import { background, disc, placer, tone } from './setting.ts';

const PETALS = [
  oklch(0.5, 0.13, 18),
  oklch(0.74, 0.08, 5),
  oklch(0.87, 0.035, 10),
  oklch(0.62, 0.11, 15),
];

/** An old plum branch crosses the sheet; blossoms sit in threes and fives on its young twigs. */
export const plumBranch: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, hour, framing, medium } = brief;
  const { at, side } = placer(brief);
  const isScroll = h > w * 2.4;
  background(scene, brief, medium === 'oil' && random.chance(0.5) ? 'deep' : 'pale');
  const m = Math.min(w, h);
  if (hour !== 'day')
    disc(scene, brief, at(random.between(0.6, 0.7), isScroll ? 0.14 : 0.3), m * 0.14);
  const size =
    m *
    { wide: 0.043, middle: 0.05, close: 0.06 }[framing] *
    (isScroll ? 1.6 : h > w * 1.4 ? 1.25 : 1);
  const bark = mix(palette.trunk, palette.dark, 0.35);
  const bones = isScroll
    ? [at(1.1, 0.1), at(0.74, 0.18), at(0.62, 0.27), at(0.3, 0.37), at(0.44, 0.5), at(0.26, 0.66)]
    : h > w * 1.4
      ? [
          at(-0.1, 0.94),
          at(0.2, 0.76),
          at(0.28, 0.62),
          at(0.58, 0.5),
          at(0.52, 0.36),
          at(0.72, 0.18),
        ]
      : [
          at(-0.06, random.between(0.76, 0.9)),
          at(0.16, 0.66),
          at(0.3, 0.7),
          at(0.46, 0.5),
          at(0.66, 0.48),
          at(0.84, 0.26),
        ];
  const trunk = smooth(
    bones.map(([x, y]): Point => [x + random.bell() * m * 0.015, y + random.bell() * m * 0.015]),
    { steps: 14 },
  );
  branch(scene, brief, { line: trunk, width: size * 1.3, colour: bark });
  const spots: { at: Point; kind: 'open' | 'half' | 'bud' }[] = [];
  const twigs = isScroll ? 8 : random.whole(6, 8);
  for (let i = 0; i < twigs; i++) {
    const t = 0.18 + (0.8 * (i + random() * 0.7)) / twigs;
    const root = pointAt(trunk, t);
    const up = random.chance(0.75) ? -1 : 0.5;
    const reach = m * random.between(0.2, 0.48) * (1.2 - t * 0.4) * (isScroll ? 1.3 : 1);
    const lean = (isScroll ? -side : side) * random.between(0.1, 0.85) * reach;
    const crook = random.bell() * reach * 0.07;
    const twig = smooth([
      root,
      [root[0] + lean * 0.42 + crook, root[1] + up * reach * 0.22],
      [root[0] + lean * 0.55 - crook, root[1] + up * reach * 0.6],
      [root[0] + lean, root[1] + up * reach],
    ]);
    scene.line(twig, tone(brief, bark, 0.9), {
      width: size * 0.34,
      pressure: (s) => 1 - s * 0.75,
      dry: 0.45,
    });
    // Flowers crowd near the wood, buds wait at the tip.
    const crowd = random.whole(1, 4);
    const knot = random.between(0.2, 0.6);
    for (let n = 0; n < crowd; n++) {
      const [x, y] = pointAt(twig, knot + n * 0.12);
      spots.push({
        at: [x + random.bell() * size * 0.6, y + random.bell() * size * 0.6],
        kind: random.chance(0.75) ? 'open' : 'half',
      });
    }
    spots.push(
      { at: pointAt(twig, 1), kind: 'bud' },
      { at: pointAt(twig, 0.84), kind: random.chance(0.5) ? 'half' : 'bud' },
    );
  }
  const colour = palette.lit(random.pick(PETALS), 0.35);
  for (const { at: spot, kind } of spots) {
    const s = size * random.between(0.8, 1.15);
    if (kind === 'open') blossom(scene, brief, { at: spot, size: s, colour });
    else if (kind === 'half') halfOpen(scene, brief, { at: spot, size: s * 0.85, colour });
    else bud(scene, { at: spot, size: s * 0.3, colour: shift(colour, { light: -0.06 }) });
  }
  for (let i = random.whole(2, 6); i > 0; i--) {
    const petal = at(random.between(0.25, 0.9), random.between(0.66, 0.94));
    scene.shape(
      ellipse(petal, size * 0.32, size * 0.19, { turn: random() * 3 }),
      shift(colour, { light: 0.04 }),
      { accent: true, opacity: 0.85, contour: 0.4 },
    );
  }
  scene.seal(at(isScroll ? 0.16 : 0.9, isScroll ? 0.94 : 0.88));
};

/** Old wood: a broad dry stroke, a darker underside, a rim of light, knots where twigs have been. */
export function branch(
  scene: Scene,
  brief: Brief,
  { line, width, colour }: { line: Point[]; width: number; colour: Colour },
): void {
  const { random } = brief;
  const full = tone(brief, colour, 0.85);
  const phase = random() * 6;
  const knotty = (t: number) =>
    (1 - t * 0.9) * (0.82 + 0.16 * Math.sin(t * 17 + phase) + 0.12 * Math.sin(t * 41));
  const moved = (dx: number, dy: number) =>
    line.map(([x, y]): Point => [x + dx * width, y + dy * width]);
  scene.line(line, full, { width: width * 1.5, pressure: knotty, dry: 0.5 });
  scene.line(moved(0.1, 0.34), shift(full, { light: -0.12 }), {
    width: width * 0.6,
    pressure: knotty,
    dry: 0.6,
  });
  scene.line(moved(-0.1, -0.42), shift(full, { light: 0.2 }), {
    width: width * 0.24,
    pressure: knotty,
    dry: 0.75,
  });
  for (let i = 0; i < 7; i++) {
    const t = random();
    const [x, y] = pointAt(line, t);
    const reach = width * (1 - t * 0.6) * random.between(0.12, 0.22);
    scene.shape(
      blob(random, [x, y + random.bell() * width * 0.3 * (1 - t)], reach, reach * 0.75, 0.3),
      shift(full, { light: -0.14 }),
      { contour: 0 },
    );
  }
}
