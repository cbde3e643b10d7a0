import { mix, oklch } from '../../colour.ts';
import { type Point, pointAt, smooth } from '../../curve.ts';
import type { Compose } from '../../scene.ts';
import { magpie } from './birds.ts';
import { needles, snow, wood } from './pine.ts';
import { background, disc, placer, tone } from './setting.ts';

/** A magpie on an old pine: scaly bark, needles in fans, in winter snow on both. */
export const pineMagpie: Compose = (scene, brief) => {
  const { width: w, height: h, random, framing, palette, season, hour } = brief;
  const { at, side } = placer(brief);
  background(scene, brief, 'pale');
  const m = Math.min(w, h);
  const isWide = w > h * 1.4;
  const isTall = h > w * 1.3;
  if (hour !== 'day' || season === 'winter')
    disc(
      scene,
      brief,
      isWide ? at(0.72, 0.3) : at(0.66, isTall ? 0.18 : 0.24),
      m * (isWide ? 0.17 : 0.13),
    );
  const thick = m * { wide: 0.16, middle: 0.15, close: 0.16 }[framing];
  const bones = isWide
    ? [at(-0.05, 0.86), at(0.14, 0.7), at(0.28, 0.74), at(0.45, 0.52), at(0.6, 0.56), at(0.78, 0.4)]
    : isTall
      ? [
          at(-0.1, 0.8),
          at(0.12, 0.66),
          at(0.3, 0.66),
          at(0.44, 0.5),
          at(0.66, 0.48),
          at(0.92, 0.34),
        ]
      : [
          at(-0.1, 0.78),
          at(0.16, 0.62),
          at(0.36, 0.66),
          at(0.56, 0.52),
          at(0.74, 0.54),
          at(0.94, 0.36),
        ];
  const trunk = smooth(
    bones.map(([x, y]): Point => [x, y + random.bell() * h * 0.014]),
    { steps: 12 },
  );
  const needleSize = m * { wide: 0.28, middle: 0.27, close: 0.28 }[framing];
  const twigs: Point[][] = [];
  for (let i = 0; i < 6; i++) {
    const root = pointAt(trunk, 0.16 + i * 0.16);
    const up = i === 1 || i === 4 ? 0.6 : -1;
    const reach = m * random.between(0.16, 0.3) * (isTall ? 1.25 : 1);
    const out = side * reach * random.between(0.2, 0.9);
    twigs.push(
      smooth([
        root,
        [root[0] + out * 0.4, root[1] + up * reach * 0.25],
        [root[0] + out, root[1] + up * reach * 0.75],
      ]),
    );
  }
  const green = mix(palette.lit(oklch(0.36, 0.05, 160), 0.5), palette.dark, 0.15);
  const fans = twigs.flatMap((twig, i) => [
    { at: pointAt(twig, 1), size: needleSize, up: i === 1 || i === 4 ? 0.35 : 1 },
    { at: pointAt(twig, 0.6), size: needleSize * 0.85, up: 0.8 },
  ]);
  for (const { at: spot, size, up } of fans.filter((_, i) => i % 2))
    needles(scene, brief, {
      at: [spot[0] - side * size * 0.4, spot[1] - size * 0.1],
      size,
      colour: tone(brief, green, 0.4),
      up,
      side,
    });
  const bark = mix(palette.trunk, palette.dark, 0.3);
  wood(scene, brief, trunk, thick, bark);
  for (const twig of twigs)
    scene.line(twig, tone(brief, bark, 0.9), {
      width: thick * 0.26,
      pressure: (t) => 1 - t * 0.6,
      dry: 0.45,
    });
  for (const { at: spot, size, up } of fans)
    needles(scene, brief, {
      at: spot,
      size: size * random.between(0.85, 1.15),
      colour: tone(brief, green, random.between(0.75, 1)),
      up,
      side,
    });
  needles(scene, brief, {
    at: pointAt(trunk, 1),
    size: needleSize,
    colour: tone(brief, green, 0.9),
    up: 1,
    side,
  });
  if (season === 'winter') snow(scene, brief, trunk, thick);
  const size = m * { wide: 0.34, middle: 0.3, close: 0.34 }[framing] * (isTall ? 1.15 : 1);
  const perch = pointAt(trunk, isWide ? 0.5 : 0.62);
  const seat: Point = [perch[0], perch[1] - thick * 0.28];
  magpie(scene, brief, { at: seat, size, facing: side, turn: random.between(-0.12, 0.1) });
  if (isWide) {
    const other = pointAt(trunk, random.between(0.8, 0.88));
    magpie(scene, brief, {
      at: [other[0], other[1] - thick * 0.2],
      size: size * 0.92,
      facing: -side as 1 | -1,
      turn: random.between(-0.1, 0.1),
    });
  }
  scene.seal(isWide ? at(0.95, 0.82) : at(0.88, 0.9));
};
