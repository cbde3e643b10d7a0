import { type Colour, mix, shift } from '../../colour.ts';
import { type Point, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { plot } from '../plot.ts';
import { coat, placeFigure } from './figure.ts';
import { hangMane, hangTail } from './horse-hair.ts';
import { EARS, NECKS, type Pose, TRUNK } from './horse-poses.ts';

interface Steed {
  /** Where it stands, and its height at the withers. */
  readonly at: Point;
  readonly tall: number;
  readonly pose: Pose;
  readonly colour: Colour;
}

/** A horse seen from the side, facing left. */
export function paintHorse(
  scene: Scene,
  brief: Brief,
  { at: to, tall, pose, colour }: Steed,
): void {
  const { random, palette } = brief;
  const figure = placeFigure({ to, scale: tall / 1.5 });
  const { area, at, limb, scale } = figure;
  const dark = mix(shift(colour, { light: -0.14 }), palette.dark, 0.45);
  const far = mix(dark, palette.haze, 0.16);
  const step = random.between(-0.06, 0.08);
  scene.shape(area(plot('-100,0 -20,-6 90,-3 120,5 20,10 -90,6')), palette.shadow, {
    glaze: true,
    edge: 8,
    opacity: 0.5,
    direction: 0,
  });
  const foreleg = (x: number, bend: number, paint: Colour) => {
    scene.shape(
      limb(
        [
          [-0.56, -1.02],
          [-0.53 + x * 0.3, -0.7],
          [-0.53 + x - bend, -0.44],
          [-0.52 + x, -0.2],
          [-0.53 + x, -0.1],
          [-0.57 + x, 0.005],
        ],
        [0.16, 0.1, 0.062, 0.042, 0.05, 0.078],
      ),
      along(at(0, -0.85), at(0, 0), paint, mix(paint, dark, 0.6), dark),
      { edge: 3, contour: 0.8, detail: 0.6, direction: 1.5 },
    );
  };
  const hindleg = (x: number, paint: Colour) => {
    scene.shape(
      limb(
        [
          [0.56, -1.08],
          [0.6 + x * 0.4, -0.78],
          [0.76 + x, -0.48],
          [0.71 + x, -0.24],
          [0.7 + x, -0.11],
          [0.65 + x, 0.005],
        ],
        [0.25, 0.16, 0.07, 0.045, 0.052, 0.08],
      ),
      along(at(0, -0.85), at(0, 0), paint, mix(paint, dark, 0.6), dark),
      { edge: 3, contour: 0.8, detail: 0.6, direction: 1.5 },
    );
  };
  foreleg(-0.17 + step, 0.03, far);
  hindleg(-0.2 + step, far);
  hangTail(scene, brief, figure, dark);
  scene.shape(area(EARS[pose].map(([x, y]): Point => [x + 0.07, y + 0.01])), far, {
    detail: 0.8,
    contour: 0.5,
  });
  const body = area([...TRUNK, ...NECKS[pose]]);
  coat(scene, brief, body, {
    colour,
    top: at(0, -1.6)[1],
    bottom: at(0, -0.2)[1],
    contour: 0.9,
    // Across the barrel and down the legs, as a hand would stroke it.
    direction: (x, y) => Math.PI / 2 + (y < at(0, -0.7)[1] ? (x - at(0, 0)[0]) / (scale * 2.6) : 0),
  });
  scene.within(body, () => {
    const light = shift(colour, { light: 0.09 });
    scene.shape(area(plot('30,-140 58,-142 72,-120 60,-100 36,-110')), light, {
      edge: 9,
      opacity: 0.6,
      contour: 0,
      direction: 1,
    });
    scene.shape(area(plot('-50,-134 -28,-130 -32,-102 -55,-98 -64,-115')), light, {
      edge: 9,
      opacity: 0.55,
      contour: 0,
      direction: 1.3,
    });
    const jaw: readonly Point[] =
      pose === 'standing'
        ? plot('-106,-162 -102,-180 -86,-160 -78,-120 -62,-110 -84,-130')
        : plot('-95,-60 -106,-70 -98,-88 -78,-110 -60,-100 -84,-90');
    scene.shape(area(jaw), dark, { edge: 8, opacity: 0.5, contour: 0 });
    const muzzle: readonly Point[] =
      pose === 'standing'
        ? plot('-150,-160 -137,-162 -130,-150 -136,-140 -152,-142')
        : plot('-124,-16 -112,-22 -98,-16 -98,2 -122,2');
    scene.shape(area(muzzle), dark, { edge: 5, opacity: 0.7, contour: 0 });
  });
  const eye = pose === 'standing' ? at(-1.17, -1.84) : at(-1.2, -0.52);
  scene.shape(
    smooth(
      [
        [eye[0] - scale * 0.03, eye[1]],
        [eye[0], eye[1] - scale * 0.018],
        [eye[0] + scale * 0.032, eye[1] + scale * 0.006],
        [eye[0], eye[1] + scale * 0.018],
      ],
      { closed: true },
    ),
    palette.dark,
    { detail: 0.9, contour: 0 },
  );
  scene.shape(area(EARS[pose]), mix(colour, dark, 0.3), { detail: 0.8, contour: 0.8 });
  hangMane(scene, brief, figure, pose, dark);
}
