import { mix, oklch, shift } from '../../colour.ts';
import { below, blob, type Point, rectangle, ribbon, ridge, smooth } from '../../curve.ts';
import { along, vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';

export interface Window {
  /** Height of the sill's far edge. */
  readonly sill: number;
  /** Where the upright bar stands. */
  readonly bar: number;
}

/** What is seen outside: sky, a far ridge, bushes, all pale and soft. */
export function lookOut(scene: Scene, brief: Brief, { sill }: Window): void {
  const { width: w, random, palette, season } = brief;
  scene.shape(
    rectangle(-30, -30, w + 60, sill + 60),
    vertical(0, sill, palette.skyTop, mix(palette.skyTop, palette.skyLow, 0.7), palette.skyLow),
    { backdrop: true, direction: 0.1 },
  );
  const snowy = season === 'winter';
  const far = ridge(random, {
    from: -30,
    to: w + 30,
    y: sill * 0.7,
    height: sill * 0.13,
    size: w * 0.5,
    octaves: 3,
  });
  scene.shape(below(far, sill + 30), palette.away(palette.foliage[2], 0.66), {
    edge: 7,
    contour: 0,
    detail: 0.2,
  });
  const ground = ridge(random, {
    from: -30,
    to: w + 30,
    y: sill * 0.86,
    height: sill * 0.05,
    size: w * 0.6,
    octaves: 2,
  });
  scene.shape(below(ground, sill + 30), palette.away(snowy ? palette.white : palette.grass, 0.25), {
    edge: 5,
    contour: 0,
    detail: 0.2,
    direction: 0,
  });
  for (let i = random.whole(4, 6); i > 0; i--) {
    const r = sill * random.between(0.08, 0.19);
    const at: Point = [w * random.between(0, 1), sill * 0.86 - r * 0.7];
    scene.shape(
      blob(random, at, r, r * 1.15, 0.2),
      palette.away(snowy ? palette.trunk : random.pick(palette.foliage), random.between(0.35, 0.6)),
      { edge: 12, opacity: snowy ? 0.75 : 0.9, contour: 0, detail: 0.25 },
    );
  }
}

/** Frame, sill and a curtain drawn to the left. */
export function frameWindow(scene: Scene, brief: Brief, { sill, bar }: Window): void {
  const { width: w, height: h, random, palette } = brief;
  const wood = mix(palette.lit(oklch(0.8, 0.02, 90), 0.5), palette.shadow, 0.34);
  const thick = Math.min(w, h) * 0.034;
  const post = (x: number, half: number) => {
    scene.shape(
      rectangle(x - half, -30, half * 2, sill + 34),
      along(
        [x - half, 0],
        [x + half, 0],
        shift(wood, { light: 0.1 }),
        wood,
        shift(wood, { light: -0.1 }),
      ),
      { direction: Math.PI / 2, contour: 0.7 },
    );
  };
  const cross = sill * random.between(0.2, 0.27);
  scene.shape(
    rectangle(-30, cross, w + 60, thick * 1.1),
    vertical(cross, cross + thick, wood, shift(wood, { light: -0.09 })),
    { direction: 0, contour: 0.7 },
  );
  post(bar, thick);
  post(w * 1.005, thick * 1.7);
  scene.shape(
    rectangle(-30, sill - thick * 1.2, w + 60, thick * 2),
    shift(wood, { light: -0.05 }),
    { direction: 0, contour: 0.6 },
  );
  const board = mix(palette.lit(oklch(0.84, 0.025, 80), 0.4), palette.shadow, 0.14);
  scene.shape(
    rectangle(-30, sill, w + 60, h - sill + 40),
    vertical(sill, h, shift(board, { light: 0.06 }), board, mix(board, palette.shadow, 0.3)),
    { direction: 0.02, contour: 0.6, detail: 0.3 },
  );
  const edge = h - (h - sill) * 0.2;
  scene.shape(
    rectangle(-30, edge, w + 60, h),
    mix(shift(board, { light: -0.14 }), palette.shadow, 0.35),
    { direction: 0, contour: 0.6, detail: 0.3 },
  );
  curtain(scene, brief, sill);
}

function curtain(
  scene: Scene,
  { width: w, height: h, random, palette }: Brief,
  sill: number,
): void {
  const cloth = mix(palette.lit(palette.harmony.pale, 0.5), palette.light, 0.25);
  const broad = w * random.between(0.14, 0.22);
  const foot = sill + (h - sill) * 0.45;
  const outline: Point[] = [
    [-30, -30],
    ...smooth([
      [broad * 1.25, -30],
      [broad * 1.1, sill * 0.3],
      [broad * 0.7, sill * 0.62],
      [broad * 0.82, sill * 0.85],
      [broad, foot],
    ]),
    [broad * 0.4, foot + h * 0.015],
    [-30, foot],
  ];
  scene.shape(outline, along([0, 0], [broad, 0], mix(cloth, palette.shadow, 0.35), cloth), {
    opacity: 0.94,
    edge: 2,
    contour: 0.6,
    direction: 1.5,
  });
  scene.within(outline, () => {
    for (const k of [0.12, 0.38, 0.62, 0.85]) {
      const fold = smooth([
        [broad * k * 1.2, -30],
        [broad * k * 1.05, sill * 0.35],
        [broad * k * 0.72, sill * 0.64],
        [broad * k, foot + 10],
      ]);
      scene.shape(
        ribbon(fold, (t) => broad * (0.035 + 0.05 * Math.abs(t - 0.5))),
        mix(cloth, palette.shadow, 0.5),
        { edge: 4, opacity: 0.6, contour: 0.2, direction: 1.5 },
      );
    }
  });
}
