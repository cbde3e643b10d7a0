import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { leaf, type Point, place, pointAt, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Random } from '../../random.ts';
import type { Brief, Scene } from '../../scene.ts';

/** A broad petal from its foot to its rim, notched and waved as silk is. */
export function silkPetal(random: Random, foot: Point, tip: Point, width: number): Point[] {
  const reach = Math.hypot(tip[0] - foot[0], tip[1] - foot[1]) || 1;
  const wave = () => random.between(-0.07, 0.07);
  const half = width / reach / 2;
  const points: Point[] = [
    [0, -half * 0.25],
    [0.35, -half * 0.8],
    [0.68 + wave(), -half * (1 + wave())],
    [0.9 + wave(), -half * 0.66],
    [0.96 + wave(), -half * 0.3],
    [0.95 + wave() * 1.6, 0],
    [1 + wave(), half * 0.34],
    [0.9 + wave(), half * 0.7],
    [0.66 + wave(), half * (1 + wave())],
    [0.35, half * 0.8],
    [0, half * 0.25],
  ];
  return place(smooth(points, { closed: true, steps: 5 }), {
    to: foot,
    turn: Math.atan2(tip[1] - foot[1], tip[0] - foot[0]),
    scale: reach,
  });
}

/** How much light a form gets that leans this way: the light stands top left. */
export const lightOn = (angle: number): number => Math.cos(angle - Math.PI * 1.3);

/** A leaf with a midrib: light half, dark half. */
export function veinedLeaf(
  scene: Scene,
  { random, palette }: Brief,
  {
    from,
    to,
    width,
    colour,
    bend = 0,
  }: { from: Point; to: Point; width: number; colour: Colour; bend?: number },
): void {
  const outline = leaf(from, to, width, { bend, belly: 0.4 });
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const light = shift(colour, { light: 0.05 + 0.03 * lightOn(turn - Math.PI / 2) });
  scene.shape(outline, along(from, to, shift(colour, { light: -0.06 }), light), {
    edge: 0.8,
    direction: turn,
  });
  const middle = leaf(from, to, 0.01, { bend, belly: 0.4 }).slice(0, 17);
  scene.within(outline, () => {
    scene.shape([...middle, ...outline.slice(17)], mix(colour, palette.shadow, 0.4), {
      glaze: true,
      opacity: 0.5,
      edge: 1,
    });
  });
  scene.line(middle.slice(0, -1), mix(light, oklch(0.85, 0.05, 110), 0.22), {
    width: Math.max(2, width * 0.045),
    dry: 0.4,
  });
  for (const t of [0.3, 0.5, 0.68]) {
    const [x, y] = pointAt(middle, t);
    const reach = width * 0.4 * random.between(0.8, 1.1);
    for (const side of [-1, 1]) {
      const angle = turn + side * 0.75;
      scene.line(
        [
          [x, y],
          [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach],
        ],
        shift(light, { light: 0.035 }),
        { width: 2, dry: 0.5 },
      );
    }
  }
}
