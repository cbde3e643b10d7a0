import { type Colour, mix, shift } from '../../colour.ts';
import { leaf, type Point, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';

/** A cloth over the near part of the table, thrown in from the left and hanging out of the picture. */
export function layCloth(
  scene: Scene,
  { height: h, random, palette }: Brief,
  { back, right, colour }: { back: number; right: number; colour: Colour },
): void {
  const depth = h - back;
  const at = (x: number, y: number): Point => [right * x, back + depth * y];
  const outline: Point[] = [
    at(-0.2, 0.34),
    ...smooth([
      at(0.08, 0.3 + random.bell() * 0.03),
      at(0.22, 0.2),
      at(0.4, 0.25),
      at(0.58, 0.14 + random.bell() * 0.03),
      at(0.8, 0.2),
      at(0.93, 0.3),
      at(1, 0.46),
    ]),
    ...smooth([at(1, 0.46), at(0.95, 0.62), at(0.97, 0.8), at(0.9, 1.15)]),
    at(-0.2, 1.15),
  ];
  const shade = mix(colour, palette.shadow, 0.42);
  scene.shape(
    outline.map(([x, y]): Point => [x + 9, y + 7]),
    mix(palette.shadow, palette.harmony.deep, 0.5),
    { glaze: true, edge: 5, opacity: 0.5, contour: 0 },
  );
  scene.shape(
    outline,
    along(
      at(0.1, 0.2),
      at(0.95, 1),
      shift(colour, { light: 0.02 }),
      colour,
      shift(mix(colour, shade, 0.3), {}),
    ),
    { direction: 0.4, detail: 0.4, contour: 0.5 },
  );
  scene.within(outline, () => {
    const folds = random.whole(3, 5);
    for (let i = 0; i < folds; i++) {
      const t = (i + random.between(0.1, 0.8)) / folds;
      const from = at(0.2 + t * 0.66, random.between(0.28, 0.75));
      const to = at(t * 1.5 - 0.3 + random.bell() * 0.1, random.between(0.85, 1.4));
      const thick = depth * random.between(0.07, 0.24);
      const bend = random.bell() * 0.07;
      const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
      scene.shape(leaf(from, to, thick, { bend, belly: 0.6 }), shade, {
        edge: 3,
        opacity: 0.55,
        contour: 0.35,
        direction: turn,
      });
      const off = thick * 0.55;
      scene.shape(
        leaf([from[0] - off * 0.5, from[1]], [to[0] - off, to[1]], thick * 0.6, {
          bend,
          belly: 0.6,
        }),
        shift(colour, { light: 0.05 }),
        { edge: 3, opacity: 0.8, contour: 0, direction: turn },
      );
    }
  });
}
