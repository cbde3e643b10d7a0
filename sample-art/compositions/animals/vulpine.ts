import { mix, oklch, shift } from '../../colour.ts';
import { blob, type Point } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { plot } from '../plot.ts';
import { coat, type Figure } from './figure.ts';
import { paintFoxHead } from './fox-head.ts';

/** A fox trotting to the left, its brush carried straight behind. */
export function paintFox(scene: Scene, brief: Brief, figure: Figure, inSnow: boolean): void {
  const { random, palette } = brief;
  const { area, at, limb } = figure;
  const rust = palette.lit(
    random.pick([oklch(0.58, 0.13, 48), oklch(0.54, 0.125, 42), oklch(0.62, 0.12, 55)]),
    0.3,
  );
  const white = mix(palette.lit(oklch(0.92, 0.02, 75), 0.3), palette.shadow, 0.1);
  const sooty = mix(palette.dark, rust, 0.18);
  const shade = mix(shift(rust, { light: -0.16 }), palette.shadow, 0.3);
  scene.shape(area(plot('-80,0 0,-5 90,0 160,6 40,9 -60,6')), palette.shadow, {
    glaze: true,
    edge: 6,
    opacity: 0.55,
    direction: 0,
  });
  const leg = (points: readonly Point[], halves: readonly number[], isFar: boolean) => {
    const [top, foot] = [points[0] as Point, points[points.length - 1] as Point];
    scene.shape(
      limb(points, halves),
      along(
        at(...top),
        at(...foot),
        isFar ? shade : rust,
        isFar ? shade : mix(rust, sooty, 0.25),
        sooty,
        sooty,
      ),
      { edge: 3, contour: 0.7, detail: 0.7, direction: 1.4 },
    );
  };
  // A trot lifts the legs in diagonal pairs.
  leg(plot('-42,-66 -40,-42 -30,-24 -22,-10 -26,-4'), [0.11, 0.065, 0.045, 0.036, 0.04], true);
  leg(plot('46,-70 38,-48 46,-30 34,-10 26,-1'), [0.16, 0.1, 0.045, 0.036, 0.045], true);
  brush(scene, brief, figure, { rust, white, shade });
  const body = area(
    plot(
      '-52,-102 -30,-106 0,-100 30,-103 54,-100 70,-84 66,-66 46,-56 16,-55 -14,-50 -40,-48 -58,-56 -70,-74 -68,-92',
    ),
  );
  coat(scene, brief, body, {
    colour: rust,
    top: at(0, -1.05)[1],
    bottom: at(0, -0.46)[1],
    direction: 0.12,
  });
  scene.within(body, () => {
    scene.shape(area(plot('-80,-86 -62,-70 -44,-52 -10,-50 20,-53 0,-42 -60,-42 -85,-60')), white, {
      edge: 6,
      opacity: 0.8,
      contour: 0,
      direction: 0.5,
    });
    scene.shape(area(plot('20,-98 50,-94 62,-76 44,-64 28,-74')), shift(rust, { light: 0.07 }), {
      edge: 8,
      opacity: 0.6,
      contour: 0,
    });
  });
  leg(plot('-50,-72 -55,-44 -62,-26 -66,-8 -73,-0.5'), [0.14, 0.075, 0.047, 0.038, 0.048], false);
  leg(plot('54,-78 56,-50 72,-32 70,-12 62,-0.5'), [0.2, 0.12, 0.05, 0.038, 0.048], false);
  paintFoxHead(scene, brief, figure, { rust, white, sooty, shade });
  if (inSnow) {
    for (const x of [-0.7, 0.64, 0.28])
      scene.shape(
        blob(random, at(x, 0.01), figure.scale * 0.09, figure.scale * 0.022, 0.3),
        mix(palette.white, palette.shadow, 0.12),
        { contour: 0, edge: 2 },
      );
  }
}

export interface Fur {
  readonly rust: ReturnType<typeof oklch>;
  readonly white: ReturnType<typeof oklch>;
  readonly shade: ReturnType<typeof oklch>;
}

function brush(
  scene: Scene,
  { random }: Brief,
  { limb, at, area, path, scale }: Figure,
  { rust, white, shade }: Fur,
): void {
  const droop = random.between(-0.06, 0.16);
  const points: Point[] = [
    [0.6, -0.84],
    [0.86, -0.76],
    [1.16, -0.66 + droop * 0.5],
    [1.48, -0.6 + droop],
    [1.78, -0.62 + droop],
  ];
  const outline = limb(points, [0.06, 0.1, 0.165, 0.15, 0.012]);
  scene.shape(
    outline,
    along(at(1.1, -0.85), at(1.1, -0.45), shift(rust, { light: 0.07 }), rust, shade),
    { detail: 0.7, contour: 0.9, direction: 0.1 },
  );
  scene.within(outline, () => {
    scene.shape(
      area([
        [1.5, -0.9 + droop],
        [1.46, -0.66 + droop],
        [1.54, -0.4 + droop],
        [1.95, -0.5 + droop],
        [1.9, -0.8 + droop],
      ]),
      white,
      { edge: 4, contour: 0, direction: 0.1 },
    );
    for (let i = 0; i < 12; i++) {
      const [x, y] = [random.between(0.85, 1.3), random.between(-0.74, -0.62) + droop * 0.6];
      scene.line(
        path([
          [x, y],
          [x + 0.1, y + 0.015],
          [x + 0.22, y + 0.01],
        ]),
        shift(rust, { light: random.pick([-0.09, 0.07]) }),
        { width: scale * 0.022, dry: 0.5, opacity: 0.6 },
      );
    }
  });
}
