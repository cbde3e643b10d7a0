import { type Colour, shift } from '../../colour.ts';
import { leaf, type Point } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';

/** A broad leaf with its midrib, its nearer half in shade. */
export function paintLeaf(
  scene: Scene,
  { random }: Brief,
  {
    from,
    to,
    width,
    colour,
    belly = 0.38,
  }: { from: Point; to: Point; width: number; colour: Colour; belly?: number },
): void {
  const bend = random.bell() * 0.1;
  const outline = leaf(from, to, width, { bend, belly });
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
  scene.shape(
    outline,
    along(from, to, shift(colour, { light: -0.05 }), shift(colour, { light: 0.03 })),
    { detail: 0.7, contour: 0.6, direction: turn },
  );
  const side = Math.cos(turn) > 0 ? 1 : -1;
  const off: Point = [-Math.sin(turn) * width * 0.27 * side, Math.cos(turn) * width * 0.27 * side];
  scene.within(outline, () => {
    scene.shape(
      leaf([from[0] + off[0], from[1] + off[1]], [to[0] + off[0], to[1] + off[1]], width * 0.55, {
        bend,
        belly,
      }),
      shift(colour, { light: -0.08 }),
      { edge: 2, opacity: 0.8, contour: 0, direction: turn },
    );
  });
}
