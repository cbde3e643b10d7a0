import { type Colour, mix, oklch, shift } from '../../colour.ts';
import {
  blob,
  ellipse,
  leaf,
  type Point,
  pointAt,
  rectangle,
  ribbon,
  smooth,
} from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { coat, type Figure, placeFigure } from './figure.ts';

/** An owl on a snowy bough before the moon. */
export const owl: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing, medium, season } = brief;
  const isInk = medium === 'ink';
  const isMirrored = random.chance(0.5);
  const sky = mix(palette.skyTop, palette.shadow, 0.3);
  scene.shape(
    rectangle(-30, -30, w + 60, h + 60),
    vertical(0, h, sky, mix(sky, palette.skyLow, 0.35), mix(sky, palette.skyLow, 0.6)),
    { backdrop: true, direction: 0.5 },
  );
  const s = Math.min(w * 0.9, h * 0.62) * { wide: 0.68, middle: 0.86, close: 0.98 }[framing];
  const perch: Point = [w * random.between(0.46, 0.56), h * random.between(0.7, 0.74)];
  moon(scene, brief, [perch[0] - s * 0.34, perch[1] - s * 0.95], s * 0.34, isInk);
  const bark = mix(palette.trunk, palette.dark, 0.5);
  const bough = smooth(
    [
      [-40, perch[1] + s * random.between(0.12, 0.24)],
      [w * 0.22, perch[1] + s * 0.1],
      perch,
      [w * 0.76, perch[1] + s * 0.02],
      [w + 40, perch[1] - s * random.between(0.14, 0.28)],
    ],
    { steps: 12 },
  );
  const { at } = placeFigure({ to: perch, scale: s });
  twigs(scene, brief, bough, s, bark);
  plumage(
    scene,
    brief,
    placeFigure({ to: at(0, -0.03), scale: s, turn: random.between(-0.05, 0.05) }),
  );
  scene.shape(
    ribbon(bough, (t) => s * (0.058 - t * 0.022) * (0.9 + 0.16 * Math.sin(t * 23))),
    bark,
    { detail: 0.6, direction: 0 },
  );
  scene.line(
    bough.map(([x, y]): Point => [x, y + s * 0.025]),
    shift(bark, { light: -0.1 }),
    { width: s * 0.04, pressure: () => 1, dry: 0.6 },
  );
  if (season === 'winter') snow(scene, brief, bough, s, isInk);
  for (const x of [-0.1, 0.085]) {
    for (const k of [-1, 0, 1])
      scene.line(
        [at(x + k * 0.028, -0.05), at(x + k * 0.036, -0.01), at(x + k * 0.036, 0.035)],
        palette.lit(oklch(0.5, 0.04, 75), 0.2),
        { width: s * 0.03, pressure: (t) => 1 - t * 0.5 },
      );
  }
  scene.seal([w * 0.88, h * 0.9]);
  if (isMirrored) mirror(scene, w);
};

function moon(scene: Scene, { palette }: Brief, at: Point, r: number, isInk: boolean): void {
  const paper = isInk ? oklch(0.97, 0.01, 90) : mix(palette.white, oklch(0.92, 0.05, 85), 0.6);
  scene.shape(
    ellipse(at, r * 2.1, r * 1.9),
    isInk ? oklch(0.7, 0.01, 250) : mix(paper, palette.skyTop, 0.62),
    { edge: 60, opacity: isInk ? 0.75 : 0.6, contour: 0 },
  );
  scene.shape(ellipse(at, r, r), paper, { edge: isInk ? 8 : 4, contour: 0, detail: 0.4 });
}

function twigs(
  scene: Scene,
  { random }: Brief,
  bough: readonly Point[],
  s: number,
  bark: Colour,
): void {
  for (const t of [0.08, 0.2, 0.8, 0.9]) {
    const [x, y] = pointAt(bough, t + random.bell() * 0.02);
    const up = random.chance(0.6) ? -1 : 0.8;
    const reach = s * random.between(0.25, 0.5);
    const lean = (t < 0.5 ? -0.2 : 0.4) * reach;
    scene.line(
      smooth([
        [x, y],
        [x + lean * 0.3, y + up * reach * 0.45],
        [x + lean, y + up * reach],
      ]),
      bark,
      { width: s * 0.032, pressure: (k) => 1 - k * 0.8, dry: 0.35 },
    );
    scene.line(
      smooth([
        [x + lean * 0.3, y + up * reach * 0.45],
        [x + lean * 0.3 + reach * 0.2, y + up * reach * 0.62],
        [x + lean * 0.3 + reach * 0.32, y + up * reach * 0.85],
      ]),
      bark,
      { width: s * 0.018, pressure: (k) => 1 - k * 0.8, dry: 0.4 },
    );
  }
}

function snow(
  scene: Scene,
  { random, palette }: Brief,
  bough: readonly Point[],
  s: number,
  isInk: boolean,
): void {
  const white = isInk ? oklch(0.97, 0.005, 90) : mix(palette.white, palette.shadow, 0.12);
  for (let t = 0.02; t < 0.98; t += random.between(0.05, 0.1)) {
    const [x, y] = pointAt(bough, t);
    if (Math.abs(t - 0.5) < 0.1) continue;
    scene.shape(
      blob(
        random,
        [x, y - s * 0.045],
        s * random.between(0.05, 0.11),
        s * random.between(0.018, 0.032),
        0.25,
      ),
      white,
      { detail: 0.6, contour: 0.4 },
    );
  }
}

function plumage(scene: Scene, brief: Brief, figure: Figure): void {
  const { random, palette } = brief;
  const { area, at, path, scale: s } = figure;
  const brown = palette.lit(
    random.pick([oklch(0.5, 0.05, 65), oklch(0.48, 0.025, 80), oklch(0.55, 0.03, 70)]),
    0.3,
  );
  const pale = palette.lit(oklch(0.86, 0.025, 80), 0.35);
  const dark = mix(brown, palette.dark, 0.65);
  scene.shape(
    area([
      [-0.1, -0.1],
      [0.08, -0.1],
      [0.13, 0.2],
      [0.06, 0.34],
      [-0.06, 0.33],
      [-0.12, 0.16],
    ]),
    dark,
    { detail: 0.6 },
  );
  const body = area([
    [-0.03, -0.93],
    [-0.14, -0.95],
    [-0.225, -1.03],
    [-0.25, -0.92],
    [-0.31, -0.78],
    [-0.29, -0.63],
    [-0.35, -0.48],
    [-0.37, -0.26],
    [-0.28, -0.04],
    [-0.12, 0.05],
    [0.1, 0.05],
    [0.27, -0.05],
    [0.36, -0.27],
    [0.35, -0.48],
    [0.28, -0.63],
    [0.31, -0.78],
    [0.25, -0.92],
    [0.23, -1.04],
    [0.13, -0.955],
    [0.04, -0.93],
  ]);
  coat(scene, brief, body, {
    colour: brown,
    top: at(0, -1)[1],
    bottom: at(0, 0.1)[1],
    direction: 1.5,
  });
  scene.within(body, () => {
    scene.shape(
      area([
        [0, -0.62],
        [0.17, -0.5],
        [0.2, -0.25],
        [0.13, 0.02],
        [-0.13, 0.02],
        [-0.21, -0.25],
        [-0.18, -0.5],
      ]),
      mix(pale, brown, 0.1),
      { edge: 9, opacity: 0.9, contour: 0, direction: 1.5 },
    );
    for (let row = 0; row < 7; row++) {
      for (let k = -2; k <= 2; k++) {
        const [x, y] = [
          k * 0.075 + (row % 2) * 0.037 + random.bell() * 0.012,
          -0.54 + row * 0.083 + random.bell() * 0.014,
        ];
        scene.line(
          path([
            [x, y],
            [x + random.bell() * 0.006, y + 0.03],
            [x, y + 0.058],
          ]),
          dark,
          { width: s * random.between(0.014, 0.026), dry: 0.3, opacity: 0.85 },
        );
      }
    }
  });
  for (const side of [-1, 1]) {
    const wing = area(
      [
        [0.2, -0.56],
        [0.34, -0.46],
        [0.375, -0.24],
        [0.27, 0.02],
        [0.15, 0.15],
        [0.17, -0.12],
        [0.21, -0.34],
      ].map(([x = 0, y = 0]): Point => [x * side, y]),
    );
    scene.shape(wing, mix(brown, dark, side > 0 ? 0.62 : 0.3), {
      detail: 0.7,
      contour: 0.7,
      direction: 1.45,
    });
    scene.within(wing, () => {
      for (let i = 0; i < 6; i++) {
        const y = -0.44 + i * 0.085;
        scene.line(
          path([
            [side * 0.17, y + 0.07],
            [side * 0.27, y + random.bell() * 0.01],
            [side * 0.38, y + 0.03],
          ]),
          i % 2 ? mix(pale, brown, 0.3) : dark,
          { width: s * 0.022, dry: 0.45, opacity: 0.8 },
        );
      }
    });
  }
  face(scene, brief, figure, { brown, pale, dark });
}

function face(
  scene: Scene,
  { random, palette }: Brief,
  { area, at, path, scale: s }: Figure,
  { brown, pale, dark }: { brown: Colour; pale: Colour; dark: Colour },
): void {
  const amber = palette.lit(oklch(0.74, 0.135, 75), 0.15);
  for (const side of [-1, 1]) {
    const across = (points: readonly Point[]) => points.map(([x, y]): Point => [x * side, y]);
    const disc = area(
      across([
        [0.01, -0.83],
        [0.12, -0.89],
        [0.24, -0.83],
        [0.27, -0.71],
        [0.2, -0.59],
        [0.08, -0.56],
        [0.005, -0.63],
      ]),
    );
    scene.shape(disc, mix(brown, dark, 0.3), { edge: 2, detail: 0.8, contour: 0.3 });
    scene.shape(
      area(
        across([
          [0.015, -0.8],
          [0.12, -0.855],
          [0.215, -0.81],
          [0.235, -0.71],
          [0.18, -0.62],
          [0.08, -0.59],
          [0.015, -0.65],
        ]),
      ),
      mix(pale, brown, side > 0 ? 0.3 : 0.12),
      { edge: 2, detail: 0.9, contour: 0 },
    );
    scene.shape(ellipse(at(side * 0.118, -0.735), s * 0.058, s * 0.058), mix(dark, brown, 0.4), {
      edge: 2,
      detail: 1,
      contour: 0,
    });
    scene.shape(ellipse(at(side * 0.118, -0.732), s * 0.045, s * 0.045), amber, {
      detail: 1,
      accent: true,
      contour: 0,
    });
    scene.shape(ellipse(at(side * 0.114, -0.735), s * 0.03, s * 0.032), palette.dark, {
      detail: 1,
      contour: 0,
    });
    // The lid and brow lie over the eye: without them an owl stares like a doll.
    scene.shape(
      area(
        across([
          [0.03, -0.75],
          [0.09, -0.785],
          [0.19, -0.78],
          [0.25, -0.86],
          [0.235, -0.95],
          [0.13, -0.86],
          [0.02, -0.81],
        ]),
      ),
      mix(brown, dark, 0.35),
      { edge: 2, detail: 0.9, contour: 0.2 },
    );
    scene.line(
      path(
        across([
          [0.02, -0.76],
          [0.1, -0.81],
          [0.225, -0.92],
        ]),
      ),
      mix(pale, brown, 0.25),
      { width: s * 0.02, dry: 0.5, opacity: 0.8 },
    );
    scene.shape(
      blob(random, at(side * 0.118 - 0.018, -0.745), s * 0.009, s * 0.009, 0.1),
      palette.white,
      { detail: 1, contour: 0 },
    );
  }
  scene.shape(
    leaf(at(0, -0.74), at(0.004, -0.595), s * 0.062, { belly: 0.4 }),
    mix(palette.dark, brown, 0.2),
    { detail: 1 },
  );
}
