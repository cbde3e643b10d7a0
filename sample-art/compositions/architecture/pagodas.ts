import { mix } from '../../colour.ts';
import type { Point } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { block, byHand, inShade, isLampLit } from './buildings.ts';
import { roof, type Tier } from './pagoda-roof.ts';

/** A pagoda, lit from the left: storeys that shrink upwards under roofs with lifted corners. */
export function pagoda(
  scene: Scene,
  brief: Brief,
  {
    at: [x, foot],
    width,
    height,
    tiers,
  }: { at: Point; width: number; height: number; tiers: number },
): void {
  const { palette } = brief;
  const wall = palette.lit([168, 92, 62], 0.8);
  const tiles = palette.lit([86, 92, 92], 0.8);
  const shares = Array.from({ length: tiers }, (_, i) => 1 - (0.5 * i) / tiers);
  const unit = (height * 0.84) / shares.reduce((sum, share) => sum + share, 0);
  let y = foot;
  scene.shape(
    byHand(brief.random, [
      [x - width * 0.6, foot + unit * 0.35],
      [x - width * 0.56, foot - 2],
      [x + width * 0.56, foot - 2],
      [x + width * 0.6, foot + unit * 0.35],
    ]),
    along(
      [x - width * 0.6, 0],
      [x + width * 0.6, 0],
      palette.stone,
      inShade(brief, palette.stone, 0.5),
    ),
    { detail: 0.6 },
  );
  for (const share of shares) {
    storey(scene, brief, { at: [x, y], width: width * share, height: unit * share, wall, tiles });
    y -= unit * share;
  }
  const top = y - height * 0.15;
  const iron = mix(palette.dark, tiles, 0.3);
  scene.line(
    [
      [x, y + 4],
      [x, top],
    ],
    iron,
    { width: width * 0.05, pressure: (t) => 1 - t * 0.7, dry: 0 },
  );
  for (const t of [0.25, 0.42, 0.58]) {
    const r = width * 0.06 * (1.1 - t);
    const ring = y + (top - y) * t;
    scene.line(
      [
        [x - r, ring],
        [x + r, ring],
      ],
      iron,
      { width: width * 0.03, pressure: () => 1, dry: 0 },
    );
  }
}

function storey(scene: Scene, brief: Brief, tier: Tier): void {
  const { palette, random } = brief;
  const {
    at: [x, y],
    width: w,
    height: h,
    wall,
  } = tier;
  const body = w * 0.62;
  block(scene, brief, {
    at: [x, y],
    width: body,
    height: h * 0.66,
    colour: wall,
    edge: 0.66,
    options: { detail: 0.8 },
  });
  const glass = isLampLit(brief) ? mix(palette.dark, palette.harmony.accent, 0.1) : palette.dark;
  for (const across of [-0.33, -0.06, 0.33]) {
    const wide = body * (across > 0.2 ? 0.12 : 0.16);
    const left = x + across * body - wide / 2;
    scene.shape(
      byHand(
        random,
        [
          [left, y - h * 0.04],
          [left, y - h * 0.4],
          [left + wide, y - h * 0.4],
          [left + wide, y - h * 0.04],
        ],
        1,
      ),
      mix(glass, palette.shadow, 0.25),
      { detail: 0.8, contour: 0.4 },
    );
  }
  const eave = y - h * 0.5;
  scene.shape(
    [
      [x - body / 2, eave + h * 0.14],
      [x - body / 2, eave - 4],
      [x + body / 2, eave - 4],
      [x + body / 2, eave + h * 0.1],
    ],
    inShade(brief, palette.dark, 0.3),
    { glaze: true, opacity: 0.65, edge: 2 },
  );
  roof(scene, brief, { ...tier, at: [x, eave] });
  if (w > 60) {
    const rail = mix(wall, palette.white, 0.45);
    scene.line(
      [
        [x - body * 0.56, y - h * 0.1],
        [x + body * 0.56, y - h * 0.1],
      ],
      rail,
      { width: h * 0.05, pressure: () => 1, dry: 0.1 },
    );
  }
}
