import { mix, oklch } from '../../colour.ts';
import { below, blob, type Point, rectangle, ridge } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { placer } from './setting.ts';
import { flower, heart, stalk } from './sunflower.ts';

/** Sunflowers at the edge of a field, each looking its own way. */
export const sunflowers: Compose = (scene, brief) => {
  const { width: w, height: h, random, framing } = brief;
  const { at, side } = placer(brief);
  const m = Math.min(w, h);
  sky(scene, brief);
  const isWide = w > h * 1.2;
  const heads: readonly (readonly [number, number, number, number])[] =
    framing === 'close'
      ? [
          [0.84, 0.22, 0.22, 1.1],
          [0.14, 0.86, 0.24, 0.7],
          [0.46, 0.48, 0.4, 0.2],
        ]
      : isWide
        ? [
            [0.9, 0.36, 0.14, 0.9],
            [0.56, 0.3, 0.15, 1],
            [0.1, 0.56, 0.17, -0.9],
            [0.73, 0.62, 0.21, 0.4],
            [0.34, 0.46, 0.27, -0.25],
          ]
        : [
            [0.82, 0.2, 0.17, 1],
            [0.2, 0.3, 0.2, -0.8],
            [0.8, 0.56, 0.22, 0.7],
            [0.46, 0.42, 0.33, 0.2],
            [0.24, 0.74, 0.23, -0.6],
          ];
  const placed = heads.map(([x, y, reach, tilt]) => ({
    at: at(x + random.bell() * 0.015, y + random.bell() * 0.015),
    size: m * reach * random.between(0.92, 1.06),
    tilt: side * (tilt + random.bell() * 0.12),
  }));
  for (const { at: spot, size } of placed) {
    stalk(scene, brief, { at: spot, size, side });
  }
  for (const head of placed) flower(scene, brief, head);
  const low = placed[placed.length - 1];
  if (low && framing !== 'close') {
    heart(scene, brief, { from: at(0.62, 0.96), angle: -Math.PI / 2 + side * 0.9, reach: m * 0.3 });
    heart(scene, brief, { from: at(0.5, 1.02), angle: -Math.PI / 2 - side * 0.5, reach: m * 0.26 });
  }
  scene.seal(at(0.92, 0.92));
};

/** Sky, the far edge of the field, and the blur of hundreds of others. */
function sky(scene: Scene, { width: w, height: h, random, palette, framing }: Brief): void {
  const horizon = h * { wide: 0.6, middle: 0.66, close: 0.8 }[framing] * random.between(0.95, 1.05);
  scene.shape(
    rectangle(-20, -20, w + 40, h + 40),
    vertical(0, horizon, palette.skyTop, mix(palette.skyTop, palette.skyLow, 0.6), palette.skyLow),
    { backdrop: true, direction: 0.15 },
  );
  for (let i = 0; i < 4; i++) {
    const cloud: Point = [w * random(), horizon * random.between(0.15, 0.85)];
    const reach = w * random.between(0.1, 0.22);
    scene.shape(
      blob(random, cloud, reach, reach * 0.32, 0.25),
      mix(palette.white, palette.skyLow, 0.35),
      { edge: 22, opacity: 0.75, backdrop: true },
    );
  }
  const far = ridge(random, {
    from: -20,
    to: w + 20,
    y: horizon - h * 0.02,
    height: h * 0.05,
    size: w * 0.4,
  });
  scene.shape(below(far, h), palette.away(palette.foliage[2], 0.6), {
    edge: 4,
    contour: 0,
    direction: 0,
  });
  scene.shape(
    rectangle(-20, horizon, w + 40, h),
    vertical(
      horizon,
      h,
      palette.away(palette.foliage[1], 0.35),
      palette.foliage[2],
      mix(palette.foliage[2], palette.dark, 0.4),
    ),
    { edge: 3, contour: 0, detail: 0.25 },
  );
  const gold = palette.lit(oklch(0.76, 0.12, 82), 0.7);
  for (let i = 0; i < 60; i++) {
    const near = random() ** 1.6;
    const spot: Point = [w * random.between(-0.02, 1.02), horizon + (h - horizon) * near * 0.55];
    const r = h * (0.005 + near * 0.014);
    scene.shape(
      blob(random, spot, r * 1.3, r, 0.3),
      mix(gold, palette.foliage[1], random.between(0.15, 0.6) + 0.2 * (1 - near)),
      { edge: 1.5, contour: 0, detail: 0.2 },
    );
  }
}
