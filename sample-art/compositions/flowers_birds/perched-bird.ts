import { mix, oklch, shift } from '../../colour.ts';
import { ellipse, leaf, type Point } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Scene } from '../../scene.ts';
import { type Perch, pose } from './bird-pose.ts';
import { CRISP, type Feathers, foldedWing, head } from './plumage.ts';

const BODY =
  '0.38,-0.66 0.36,-0.8 0.24,-0.92 0.08,-0.9 -0.06,-0.76 -0.26,-0.58 -0.44,-0.34 -0.46,-0.18 -0.3,-0.06 -0.04,0.04 0.2,-0.06 0.36,-0.28 0.4,-0.48';
/** A bird from the side, from the tail to the feet. */
export function perched(scene: Scene, perch: Perch, feathers: Feathers): void {
  const { size } = perch;
  const { breast, back, wing, bib, beak, tail, hood } = feathers;
  const bird = pose(perch);
  for (const [drop, width] of [
    [0.05, 0.13],
    [0, 0.15],
  ] as const) {
    const end: Point = [-0.34 - tail * 0.8, -0.16 + tail * (0.42 + drop)];
    const feather = leaf([-0.3, -0.34], end, width * (0.8 + tail * 0.25), {
      bend: 0.05,
      belly: 0.6,
    });
    scene.shape(
      bird.put(feather),
      drop ? shift(wing, { light: -0.08 }) : mix(wing, bib, hood * 0.6),
      CRISP,
    );
  }
  for (const x of [-0.02, 0.1]) {
    const width = Math.max(2, size * 0.03);
    scene.line(
      bird.open([
        [x, -0.06],
        [x + 0.015, 0.03],
        [x + 0.09, 0.075],
      ]),
      beak,
      { width },
    );
    scene.line(
      bird.open([
        [x, 0.03],
        [x + 0.03, 0.045],
        [x - 0.04, 0.08],
      ]),
      beak,
      { width },
    );
  }
  const body = bird.round(BODY);
  // Twice, so that nothing shines through the white of watercolour.
  for (const edge of [1.2, 1]) {
    scene.shape(
      body,
      along(
        bird.spot(0.3, -0.3),
        bird.spot(-0.35, -0.05),
        breast,
        shift(breast, { light: -0.08 }),
        mix(breast, back, 0.45),
      ),
      { edge, detail: 0.9 },
    );
  }
  scene.within(body, () => {
    scene.shape(
      bird.round('0.02,-0.88 -0.3,-0.7 -0.62,-0.2 -0.34,-0.18 -0.1,-0.42 0.06,-0.66'),
      back,
      {
        ...CRISP,
        contour: 0,
      },
    );
    head(scene, bird, feathers);
  });
  foldedWing(scene, bird, feathers, size);
  const short = hood ? 0.58 : 0.52;
  scene.shape(
    bird.put([
      [0.34, -0.83],
      [short, -0.735],
      [0.36, -0.69],
    ]),
    beak,
    { detail: 1 },
  );
  const eye = bird.spot(0.24, -0.79);
  const ring = hood ? mix(breast, back, 0.6) : null;
  if (ring) scene.shape(ellipse(eye, size * 0.034, size * 0.036), ring, { detail: 1 });
  scene.shape(ellipse(eye, size * 0.027, size * 0.03), oklch(0.18, 0.01, 60), { detail: 1 });
}
