import { type Colour, oklch, shift } from '../../colour.ts';
import { leaf, type Point, pointAt, ribbon, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { flyingSparrow, sparrow } from './birds.ts';
import { background, disc, placer, tone } from './setting.ts';

/** Bamboo stays green in every season, a little yellower in autumn. */
const greenOf = ({ season, palette }: Brief, light: number): Colour =>
  palette.lit(oklch(light, 0.06, season === 'autumn' ? 112 : 135), 0.6);

/** Bamboo in the wind; sparrows hold on to a thin stem. */
export const bambooSparrows: Compose = (scene, brief) => {
  const { width: w, height: h, random, framing, hour } = brief;
  const { at, side } = placer(brief);
  background(scene, brief, 'pale');
  const m = Math.min(w, h);
  const isWide = w > h * 1.3;
  const isScroll = h > w * 3;
  if (hour === 'dusk') disc(scene, brief, at(0.66, 0.26), m * 0.13);
  const thick = m * { wide: 0.055, middle: 0.075, close: 0.12 }[framing];
  const roots = isWide
    ? [
        [0.1, 0.2, 0.45],
        [0.2, 0.34, 0.85],
        [0.03, 0.12, 1],
      ]
    : [
        [0.3, 0.1, 0.35],
        [0.62, 0.08, 0.42],
        [0.2, 0.14, 0.9],
      ];
  for (const [x = 0, lean = 0, near = 0] of roots) {
    const spot = x + random.bell() * 0.02;
    culm(scene, brief, {
      from: at(spot, 1.04),
      to: at(spot + lean * random.between(0.4, 1), -0.04),
      thick: thick * (0.5 + near * 0.5),
      near,
    });
  }
  const reach = m * (isScroll ? 0.42 : isWide ? 0.24 : 0.25);
  const far = isWide
    ? [
        [0.34, 0.14],
        [0.14, 0.62],
      ]
    : [
        [0.62, 0.12],
        [0.3, 0.3],
        [0.75, 0.62],
      ];
  for (const [x = 0, y = 0] of far)
    spray(scene, brief, { at: at(x, y), reach: reach * 0.8, side, near: 0.34, count: 6 });
  const stemPoints = isWide
    ? [at(-0.03, 0.3), at(0.32, 0.41), at(0.6, 0.5), at(0.82, 0.64)]
    : [at(-0.05, 0.29), at(0.34, 0.4), at(0.64, 0.5), at(0.84, 0.62)];
  const stem = smooth(
    stemPoints.map(([x, y]): Point => [x, y + random.bell() * h * 0.01]),
    { steps: 16 },
  );
  scene.line(stem, tone(brief, greenOf(brief, 0.42), 0.9), {
    width: thick * 0.22,
    pressure: (t) => 1 - t * 0.65,
    dry: 0.35,
  });
  const clusters = random.whole(4, 5);
  for (let i = 0; i < clusters; i++) {
    const [x, y] = pointAt(stem, 0.12 + (0.9 * i) / clusters);
    spray(scene, brief, {
      at: [x, y + (i % 2 ? -1 : 1) * reach * 0.08],
      reach: reach * random.between(0.7, 1),
      side,
      near: random.between(0.7, 1),
      count: random.whole(3, 5),
    });
  }
  spray(scene, brief, {
    at: at(isWide ? 0.2 : 0.16, 0.02),
    reach: reach * 1.1,
    side,
    near: 0.95,
    count: 7,
  });
  if (isScroll) spray(scene, brief, { at: at(0.24, 0.76), reach, side, near: 0.85, count: 6 });
  flock(scene, brief, stem, { m, side, at });
  scene.seal(at(0.9, isScroll ? 0.95 : 0.9));
};

function flock(
  scene: Scene,
  brief: Brief,
  stem: readonly Point[],
  { m, side, at }: { m: number; side: 1 | -1; at: (x: number, y: number) => Point },
): void {
  const { random, framing, width: w, height: h } = brief;
  const isScroll = h > w * 3;
  const size = m * { wide: 0.17, middle: 0.16, close: 0.2 }[framing] * (isScroll ? 1.25 : 1);
  const first = random.between(0.58, 0.66);
  const perch = (t: number): Point => {
    const [x, y] = pointAt(stem, t);
    return [x, y - size * 0.08];
  };
  const together = random.chance(0.5);
  sparrow(scene, brief, { at: perch(first), size, facing: side, turn: random.bell() * 0.08 });
  if (!isScroll || random.chance(0.6)) {
    sparrow(scene, brief, {
      at: perch(first - (isScroll ? 0.36 : 0.22)),
      size: size * 0.95,
      facing: together ? side : (-side as 1 | -1),
      turn: random.bell() * 0.08,
    });
  }
  const sky = isScroll ? at(0.55, 0.72) : w > h ? at(0.82, 0.24) : at(0.74, 0.2);
  if (random.chance(0.75))
    flyingSparrow(scene, brief, {
      at: sky,
      size: size * 0.95,
      facing: -side as 1 | -1,
      turn: random.between(-0.3, 0.2),
    });
}

/** A culm: one long joint after the other, a gap of light between them. */
function culm(
  scene: Scene,
  brief: Brief,
  { from, to, thick, near }: { from: Point; to: Point; thick: number; near: number },
): void {
  const { random } = brief;
  const colour = tone(brief, greenOf(brief, 0.45), near);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const bow = random.bell() * 0.04;
  const point = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t + Math.sin(t * Math.PI) * bow * length,
    from[1] + (to[1] - from[1]) * t,
  ];
  let start = -0.03;
  while (start < 1) {
    const end = start + (thick * random.between(4.2, 6.5) * (1 + start * 0.5)) / length;
    const joint = [0.012, 0.3, 0.7, 0.988].map((t) => point(start + (end - start) * t));
    const [ax, ay] = joint[0] as Point;
    const narrow = 1 - start * 0.25;
    const half = (t: number) => (thick / 2) * narrow * (0.86 + 0.14 * Math.abs(2 * t - 1) ** 3);
    scene.shape(
      ribbon(smooth(joint, { steps: 5 }), half),
      along(
        [ax - thick / 2, ay],
        [ax + thick / 2, ay],
        colour,
        shift(colour, { light: 0.16 * near + 0.03 }),
        shift(colour, { light: 0.05 }),
        shift(colour, { light: -0.05 }),
      ),
      { edge: 0.8, direction: Math.atan2(to[1] - from[1], to[0] - from[0]) },
    );
    scene.line(smooth(joint, { steps: 5 }), shift(colour, { light: -0.04 }), {
      width: thick * 0.7,
      dry: 0.85,
      pressure: () => 1,
      opacity: 0.4,
    });
    const [nx, ny] = point(end);
    scene.line(
      smooth([
        [nx - thick * 0.56 * narrow, ny - thick * 0.1],
        [nx, ny + thick * 0.06],
        [nx + thick * 0.56 * narrow, ny - thick * 0.12],
      ]),
      shift(colour, { light: -0.14 }),
      { width: Math.max(2.2, thick * 0.14) },
    );
    start = end;
  }
}

/** A spray of leaves that hang from one point like the strokes of a character. */
function spray(
  scene: Scene,
  brief: Brief,
  {
    at: [x, y],
    reach,
    side,
    near,
    count,
  }: { at: Point; reach: number; side: 1 | -1; near: number; count: number },
): void {
  const { random } = brief;
  const twig: Point = [x - side * reach * 0.55, y - reach * 0.4];
  scene.line(
    smooth([twig, [x - side * reach * 0.2, y - reach * 0.22], [x, y]]),
    tone(brief, greenOf(brief, 0.42), near * 0.9),
    { width: Math.max(2.4, reach * 0.028), dry: 0.3 },
  );
  for (let i = 0; i < count; i++) {
    const fan = (i / Math.max(1, count - 1) - 0.5) * 2.1 + random.bell() * 0.16;
    const angle = Math.PI / 2 - side * 0.5 + fan;
    const long = reach * random.between(0.65, 1.1) * (1 - Math.abs(fan) * 0.18);
    const root: Point = [x + random.bell() * reach * 0.1, y + random.bell() * reach * 0.08];
    const tip: Point = [root[0] + Math.cos(angle) * long, root[1] + Math.sin(angle) * long];
    const green = greenOf(brief, random.between(0.33, 0.5));
    const colour = tone(brief, green, Math.min(1, near * random.between(0.75, 1.1)));
    scene.shape(
      leaf(root, tip, long * random.between(0.12, 0.17), {
        bend: random.bell() * 0.05 + side * 0.05,
        belly: 0.36,
      }),
      along(root, tip, colour, shift(colour, { light: 0.06 })),
      { edge: 0.6, contour: 0.6 },
    );
  }
}
