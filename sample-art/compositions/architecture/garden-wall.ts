import { type Colour, mix, shift } from '../../colour.ts';
import { blob, type Point, rectangle } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { byHand, inShade } from './buildings.ts';

/** A plastered wall with patches, bare bricks and a coping of tiles. */
export function wall(scene: Scene, brief: Brief, plaster: Colour, top: number): void {
  const { width: w, height: h, random, palette } = brief;
  scene.shape(
    byHand(random, rectangle(-20, top, w + 40, h), 4),
    along(
      [0, top],
      [w, h],
      shift(plaster, { light: 0.03 }),
      plaster,
      inShade(brief, plaster, 0.25),
    ),
    { direction: 0.6, detail: 0.35 },
  );
  for (let i = 0; i < 9; i++) {
    const at: Point = [w * random(), top + (h - top) * random.between(0.1, 0.8)];
    const patch = random.chance(0.5)
      ? mix(plaster, palette.stone, 0.7)
      : shift(plaster, { light: -0.05, hue: -12 });
    scene.shape(
      blob(random, at, w * random.between(0.06, 0.15), h * random.between(0.03, 0.07), 0.3),
      patch,
      { edge: 4, opacity: 0.6, contour: 0.25 },
    );
  }
  for (let i = 0; i < 14; i++) {
    const at: Point = [w * random(), top + (h - top) * random.between(0.1, 0.85)];
    const brick = rectangle(at[0], at[1], w * random.between(0.05, 0.08), h * 0.016);
    scene.shape(byHand(random, brick, 3), mix(palette.roof, plaster, random.between(0.3, 0.7)), {
      detail: 0.5,
      contour: 0.5,
    });
  }
  const tile = w * 0.072;
  for (let i = -1; i * tile < w + tile; i++) {
    const x = i * tile + random.bell() * 2;
    const roof = shift(palette.roof, {
      light: random.between(-0.05, 0.07),
      hue: random.between(-8, 10),
    });
    scene.shape(
      byHand(
        random,
        [
          [x, top + h * 0.016],
          [x + tile * 0.12, top - h * 0.03],
          [x + tile * 0.9, top - h * 0.03],
          [x + tile * 1.02, top + h * 0.016 + random.bell() * 2],
        ],
        2,
      ),
      along([x, 0], [x + tile, 0], shift(roof, { light: 0.05 }), roof, inShade(brief, roof, 0.5)),
      { detail: 0.6 },
    );
  }
  scene.shape(rectangle(-20, top + h * 0.014, w + 40, h * 0.03), palette.shadow, {
    glaze: true,
    opacity: 0.65,
    edge: 3,
  });
}

/** Shadows of leaves and of a bough that is out of sight. */
export function dapple(
  scene: Scene,
  { width: w, height: h, random, palette }: Brief,
  coping: number,
): void {
  for (let i = 0; i < 16; i++) {
    const t = random();
    const at: Point = [w * (1.02 - random() ** 1.6 * 0.55), coping + h * (0.08 + 0.5 * t)];
    scene.shape(
      blob(random, at, w * random.between(0.04, 0.1), h * random.between(0.012, 0.032), 0.35),
      palette.shadow,
      { glaze: true, edge: 8, opacity: 0.3, direction: 0.6 },
    );
  }
}
