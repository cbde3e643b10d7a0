import { type Colour, oklch, shift } from '../../colour.ts';
import { leaf, type Point, ribbon, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { tone } from './setting.ts';

/** Bamboo stays green in every season, a little yellower in autumn. */
export const greenOf = ({ season, palette }: Brief, light: number): Colour =>
  palette.lit(oklch(light, 0.06, season === 'autumn' ? 112 : 135), 0.6);

/** A culm: one long joint after the other, a gap of light between them. */
export function culm(
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
export function spray(
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
  const twig: Point = [x - side * reach * 0.34, y - reach * 0.16];
  scene.line(
    smooth([twig, [x - side * reach * 0.14, y - reach * 0.1], [x, y]]),
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
