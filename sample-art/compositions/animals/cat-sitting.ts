import { type Colour, mix, shift } from '../../colour.ts';
import type { Point } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { plot } from '../plot.ts';
import type { Fur } from './cat-body.ts';
import type { Figure } from './figure.ts';

/** A cat that sits with its back to us: one contour from ear to haunch, the tail laid around. */
export function paintSittingCat(
  scene: Scene,
  { palette, random }: Brief,
  figure: Figure,
  { colour, marks }: Fur,
): void {
  const { area, at, limb, scale } = figure;
  const shade = mix(shift(colour, { light: -0.17 }), palette.shadow, 0.3);
  scene.shape(area(plot('-74,0 0,-8 80,-4 112,4 40,12 -50,10')), palette.shadow, {
    glaze: true,
    edge: 10,
    opacity: 0.4,
    direction: 0,
  });
  layTail(scene, figure, { colour, marks, shade });
  const body = area(
    plot(
      '-40,0 -55,-14 -58,-38 -50,-66 -38,-88 -28,-102 -28,-116 -33,-132 -33,-148 -32,-172 -29,-174 -14,-158 0,-160 14,-158 29,-174 32,-172 33,-148 33,-132 28,-116 28,-102 38,-88 50,-66 58,-38 55,-14 40,0 0,5',
    ),
  );
  scene.shape(
    body,
    along(at(-0.3, -1.7), at(0.35, 0.05), shift(colour, { light: 0.08 }), colour, colour, shade),
    {
      detail: 0.8,
      contour: 1,
      direction: (x, y) =>
        Math.PI / 2 + ((x - at(0, 0)[0]) / scale) * (y < at(0, -1)[1] ? 0.2 : 0.6),
    },
  );
  scene.within(body, () => {
    for (const side of [-1, 1]) {
      // The backs of the ears are darker, and a haunch bulges at either side.
      scene.shape(
        area(plot(`${side * 30},-172 ${side * 15},-156 ${side * 24},-150 ${side * 34},-152`)),
        shade,
        {
          edge: 3,
          opacity: 0.7,
          contour: 0,
        },
      );
      scene.shape(
        area(
          plot(`${side * 60},-44 ${side * 34},-40 ${side * 26},-18 ${side * 34},2 ${side * 60},4`),
        ),
        shade,
        { edge: 12, opacity: 0.45, contour: 0 },
      );
    }
    scene.shape(area(plot('-34,-112 0,-104 34,-112 30,-96 0,-90 -30,-96')), shade, {
      edge: 9,
      opacity: 0.55,
      contour: 0,
      direction: 0,
    });
    if (!marks) return;
    const stripe = (points: readonly Point[], half: number) =>
      scene.shape(limb(points, [half, half * 0.9, 0.006]), marks, {
        edge: 3,
        opacity: 0.75,
        contour: 0,
      });
    scene.shape(limb(plot('0,-100 1,-60 0,-8'), [0.03, 0.04, 0.03]), marks, {
      edge: 6,
      opacity: 0.6,
      contour: 0,
    });
    for (const y of [-0.86, -0.68, -0.5, -0.32]) {
      for (const side of [-1, 1]) {
        const wide = 0.4 + (y + 0.86) * 0.28;
        stripe(
          [
            [side * wide, y - 0.05 + random.bell() * 0.01],
            [side * wide * 0.66, y + 0.03],
            [side * 0.12, y + 0.02],
          ],
          0.042,
        );
      }
    }
    for (const x of [-0.12, 0, 0.12])
      stripe(
        [
          [x * 1.2, -1.58],
          [x * 1.1, -1.44],
          [x, -1.26],
        ],
        0.028,
      );
  });
}

/** The tail comes out from behind the haunch and lifts its tip. */
function layTail(
  scene: Scene,
  { at, limb }: Figure,
  { colour, marks, shade }: Pick<Fur, 'colour' | 'marks'> & { shade: Colour },
): void {
  const tail = limb(
    plot('16,-14 40,-6 62,0 84,-1 100,-9 108,-22 108,-34'),
    [0.06, 0.1, 0.1, 0.098, 0.09, 0.075, 0.02],
  );
  scene.shape(tail, along(at(0, -0.2), at(0, 0.1), shift(colour, { light: 0.05 }), colour, shade), {
    contour: 1,
    detail: 0.8,
    direction: 0,
  });
  if (marks)
    scene.within(tail, () => {
      for (const x of [0.6, 0.78, 0.95])
        scene.shape(
          limb(
            [
              [x, -0.16],
              [x + 0.02, 0],
              [x, 0.14],
            ],
            [0.03, 0.035, 0.03],
          ),
          marks,
          {
            edge: 3,
            opacity: 0.7,
            contour: 0,
          },
        );
    });
}
