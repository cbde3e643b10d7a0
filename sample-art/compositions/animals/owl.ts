import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, ellipse, type Point, pointAt, rectangle, ribbon, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { placeFigure } from './figure.ts';
import { paintOwl } from './owl-plumage.ts';

/** An owl on a snowy bough before the moon. */
export const owl: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing, medium, season, hour } = brief;
  const isInk = medium === 'ink';
  const isMirrored = random.chance(0.5);
  const sky = mix(palette.skyTop, palette.shadow, 0.3);
  scene.shape(
    rectangle(-30, -30, w + 60, h + 60),
    vertical(0, h, sky, mix(sky, palette.skyLow, 0.35), mix(sky, palette.skyLow, 0.6)),
    { backdrop: true, direction: 0.5 },
  );
  // By night it is far off and small: the moon behind it is the lamp.
  const isFar = hour === 'night';
  const s =
    Math.min(w * 0.9, h * 0.62) *
    { wide: 0.68, middle: 0.86, close: 0.98 }[framing] *
    (isFar ? 0.46 : 1);
  const perch: Point = [
    w * random.between(0.46, 0.56),
    h * random.between(0.7, 0.74) - (isFar ? h * 0.12 : 0),
  ];
  if (isFar) moon(scene, brief, [perch[0] + s * 0.3, perch[1] - s * 0.62], s * 0.84, isInk);
  else moon(scene, brief, [perch[0] - s * 0.34, perch[1] - s * 0.95], s * 0.34, isInk);
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
  paintOwl(
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
