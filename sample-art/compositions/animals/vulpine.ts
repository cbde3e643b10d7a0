import { mix, oklch, shift } from '../../colour.ts';
import { blob, type Point } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { plot } from '../plot.ts';
import type { Figure } from './figure.ts';
import { type Fur, paintFoxHead } from './fox-head.ts';

/** A fox trotting to the left through snow, its brush carried straight behind. */
export function paintFox(scene: Scene, brief: Brief, figure: Figure): void {
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
  // Trunk and near legs in one line, so that no joint is cut.
  const body = area(
    plot(
      '-52,-104 -30,-107 0,-102 30,-104 54,-101 70,-88 75,-70 67,-50 76,-34 75,-16 68,-3 55,1 53,-2 61,-6 66,-14 66,-30 52,-44 42,-58 16,-56 -12,-51 -36,-49 -47,-46 -55,-28 -60,-10 -66,-2 -79,1 -80,-2 -71,-7 -66,-28 -64,-48 -68,-62 -76,-76 -70,-92',
    ),
  );
  scene.shape(
    body,
    along(
      at(0, -1.05),
      at(-0.05, 0),
      shift(rust, { light: 0.09, chroma: 0.9 }),
      shift(rust, { light: 0.03 }),
      rust,
      mix(rust, shade, 0.55),
      mix(shade, sooty, 0.7),
      sooty,
      sooty,
    ),
    {
      detail: 0.75,
      contour: 0.8,
      direction: (x, y) =>
        Math.PI / 2 + (y < at(0, -0.5)[1] ? (x - at(0, 0)[0]) / (figure.scale * 1.6) : 0),
    },
  );
  scene.within(body, () => {
    scene.shape(
      area(plot('-84,-90 -66,-76 -56,-58 -40,-50 -10,-51 18,-55 0,-44 -60,-44 -90,-62')),
      white,
      {
        edge: 9,
        opacity: 0.7,
        contour: 0,
        direction: 0.5,
      },
    );
    for (const [places, light] of [
      ['18,-96 48,-94 66,-78 60,-58 44,-56 28,-70', 0.06],
      ['-62,-92 -44,-98 -34,-80 -44,-58 -60,-62', 0.05],
      ['-26,-70 14,-72 34,-62 14,-56 -24,-54', -0.07],
    ] as const)
      scene.shape(area(plot(places)), shift(rust, { light }), {
        edge: 14,
        opacity: 0.55,
        contour: 0,
      });
  });
  paintFoxHead(scene, brief, figure, { rust, white, sooty, shade });
  for (const x of [-0.7, 0.64, 0.28])
    scene.shape(
      blob(random, at(x, 0.01), figure.scale * 0.09, figure.scale * 0.022, 0.3),
      mix(palette.white, palette.shadow, 0.12),
      { contour: 0, edge: 2 },
    );
}

function brush(
  scene: Scene,
  { random }: Brief,
  { limb, at, area, path, scale }: Figure,
  { rust, white, shade }: Fur,
): void {
  const droop = random.between(0, 0.1);
  // It leaves the back in its line, hangs, swells, and lifts at its tip.
  const line: Point[] = [
    [0.46, -0.9],
    [0.7, -0.83],
    [0.9, -0.66 + droop * 0.4],
    [1.14, -0.5 + droop * 0.8],
    [1.42, -0.43 + droop],
    [1.66, -0.49 + droop],
    [1.82, -0.6 + droop],
  ];
  const outline = limb(line, [0.1, 0.09, 0.12, 0.175, 0.185, 0.12, 0.015]);
  scene.shape(
    outline,
    along(at(1.1, -0.8), at(1.16, -0.3 + droop), shift(rust, { light: 0.07 }), rust, shade),
    { detail: 0.7, contour: 0.9, direction: (x) => (x < at(1.2, 0)[0] ? 0.6 : -0.3) },
  );
  scene.within(outline, () => {
    // Rust hair reaches into the white in tongues.
    const border = [-0.68, -0.62, -0.57, -0.52, -0.46, -0.41, -0.36, -0.3, -0.22].map(
      (y, i): Point => [1.46 + (i % 2 ? 0.1 : -0.02) + random.bell() * 0.02 - y * 0.1, y + droop],
    );
    scene.shape(area([...border, [2, -0.2 + droop], [2, -0.8 + droop]]), white, {
      edge: scale * 0.035,
      contour: 0,
      direction: -0.5,
    });
    scene.shape(
      area([
        [0.8, -0.6 + droop],
        [1.1, -0.42 + droop],
        [1.44, -0.34 + droop],
        [1.8, -0.46 + droop],
        [1.7, -0.2 + droop],
        [1.1, -0.2 + droop],
      ]),
      shade,
      { edge: scale * 0.08, opacity: 0.4, contour: 0, direction: 0.1 },
    );
    for (let i = 0; i < 12; i++) {
      const [x, y] = [random.between(0.85, 1.3), random.bell() * 0.08 + droop * 0.8];
      const slope = (at: number) => -0.62 + Math.min(1, (at - 0.85) / 0.45) * 0.2;
      scene.line(
        path([
          [x, y + slope(x)],
          [x + 0.1, y + slope(x + 0.1) + 0.01],
          [x + 0.22, y + slope(x + 0.22)],
        ]),
        shift(rust, { light: random.pick([-0.09, 0.07]) }),
        { width: scale * 0.013, dry: 0.5, opacity: 0.5 },
      );
    }
  });
}
