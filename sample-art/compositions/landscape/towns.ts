import { mix, oklch, shift } from '../../colour.ts';
import { blob, leaf, type Point, rectangle } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import type { Frame } from './frame.ts';

interface Town {
  readonly frame: Frame;
  readonly shore: number;
  /** Height of the hill it climbs. */
  readonly tall: number;
  /** How far it stretches along the shore, as a share of the width. */
  readonly reach: number;
  readonly isLamplit: boolean;
}

/** Small southern houses that climb a hill: pale walls, tiled roofs, cypresses between. */
export function town(
  scene: Scene,
  brief: Brief,
  { frame, shore, tall, reach, isLamplit }: Town,
): void {
  const { width: w, height: h, random, palette } = brief;
  const tiers = 4;
  for (let tier = tiers - 1; tier >= 0; tier--) {
    const rise = tier / tiers;
    const depth = 0.12 + rise * 0.3;
    for (
      let x = random.between(-0.02, 0.03);
      x < reach * (1 - rise * 0.5);
      x += random.between(0.045, 0.085)
    ) {
      const [px] = frame.at(x, 0);
      const y =
        shore -
        h * 0.016 -
        tall * rise * 0.72 * (1 - (x / reach) * 0.35) +
        random.bell() * h * 0.006;
      if (random.chance(0.24)) {
        greenery(scene, brief, { at: [px, y], size: tall * random.between(0.16, 0.3), depth });
        continue;
      }
      const wide = Math.min(w, h * 1.5) * random.between(0.034, 0.06) * (1 - rise * 0.3);
      const up = h * random.between(0.034, 0.062) * (1 - rise * 0.25);
      const wall = palette.away(
        shift(mix(palette.wall, palette.harmony.second, random.between(0, 0.35)), {
          hue: random.bell() * 8,
        }),
        depth,
      );
      const shade = mix(wall, palette.away(palette.shadow, depth), 0.5);
      const roof = palette.away(
        shift(mix(palette.roof, palette.earth, random.between(0, 0.4)), { light: 0.06 }),
        depth,
      );
      scene.shape(rectangle(px - wide / 2, y - up, wide, up + h * 0.012), wall, {
        detail: 0.6,
        direction: 1.5,
        contour: 0.7,
      });
      scene.shape(
        rectangle(
          px - wide * 0.5 * frame.side - (frame.side < 0 ? wide * 0.34 : 0),
          y - up,
          wide * 0.34,
          up + h * 0.012,
        ),
        shade,
        { detail: 0.5, contour: 0 },
      );
      const eave = wide * 0.58;
      scene.shape(
        [
          [px - eave, y - up + 1],
          [px - eave * 0.62, y - up - h * 0.02],
          [px + eave * 0.66, y - up - h * 0.021],
          [px + eave, y - up + 1],
        ],
        roof,
        { detail: 0.6, contour: 0.7, direction: 0 },
      );
      for (let i = 0; i < 3; i++) {
        const isLit = isLamplit && random.chance(0.55);
        const at: Point = [px + wide * (i - 1) * 0.29, y - up * 0.56];
        scene.shape(
          rectangle(at[0] - wide * 0.06, at[1] - up * 0.16, wide * 0.12, up * 0.34),
          isLit ? oklch(0.84, 0.12, 80) : mix(palette.away(palette.dark, depth), wall, 0.35),
          { detail: 0.8, contour: 0.3 },
        );
      }
    }
  }
}

/** A cypress or a round garden tree. */
function greenery(
  scene: Scene,
  { random, palette }: Brief,
  { at: [x, y], size, depth }: { at: Point; size: number; depth: number },
): void {
  const green = palette.away(
    mix(palette.lit(oklch(0.36, 0.045, 150)), palette.foliage[2], 0.3),
    depth,
  );
  if (random.chance(0.6)) {
    for (const [dx, k] of [
      [0, 1],
      [size * 0.2, 0.72],
    ] as const) {
      scene.shape(
        leaf([x + dx, y + 4], [x + dx + random.bell() * 2, y - size * k], size * 0.22, {
          belly: 0.36,
        }),
        green,
        { direction: 1.5, edge: 1.5, contour: 0.6 },
      );
    }
    return;
  }
  scene.shape(blob(random, [x, y - size * 0.25], size * 0.36, size * 0.3, 0.3), green, {
    edge: 2,
    contour: 0.4,
  });
  scene.shape(
    blob(random, [x - size * 0.06, y - size * 0.34], size * 0.2, size * 0.15, 0.3),
    palette.away(palette.foliage[1], depth),
    { edge: 3, contour: 0, opacity: 0.85 },
  );
}
