import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, type Point } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { lightOn, silkPetal, veinedLeaf } from './petals.ts';
import { tone } from './setting.ts';

/** Rings of petals from the back to the heart; the front ones stand up like a cup. */
export function bloom(
  scene: Scene,
  { random, palette }: Brief,
  { at: [x, y], size, colour, tilt }: { at: Point; size: number; colour: Colour; tilt: number },
): void {
  const deep = shift(colour, { light: -0.17, chroma: 1.25 });
  const shade = mix(colour, palette.shadow, 0.45);
  const pale = mix(colour, oklch(0.96, 0.02, 60), 0.62);
  const lean: Point = [Math.sin(tilt) * size * 0.2, -size * 0.16];
  // Leaves would shine through a single transparent petal.
  for (const grow of [0.86, 0.8]) {
    scene.shape(blob(random, [x, y], size * grow, size * grow * 0.8, 0.05), pale, {
      accent: true,
      edge: 2,
      contour: 0,
    });
  }
  const petal = (angle: number, ring: number, reach: number, width: number, towards = 0) => {
    const squash = 0.8;
    const heart: Point = [x + lean[0] * (1 - ring), y + lean[1] * (1 - ring)];
    const foot: Point = [
      heart[0] + Math.cos(angle) * size * 0.06,
      heart[1] + Math.sin(angle) * size * 0.05 + towards,
    ];
    const tip: Point = [
      heart[0] + Math.cos(angle) * reach,
      heart[1] + Math.sin(angle) * reach * squash + towards,
    ];
    // Only the rim of a back petal is seen: its shading begins where the next ring ends.
    const hidden = ring * 0.55;
    const from: Point = [
      foot[0] + (tip[0] - foot[0]) * hidden,
      foot[1] + (tip[1] - foot[1]) * hidden,
    ];
    const light = lightOn(angle) * 0.8 + random.bell() * 0.35;
    const rim =
      light > 0
        ? mix(mix(colour, pale, 0.3), pale, light)
        : mix(mix(colour, pale, 0.35), shade, -light * 0.6);
    scene.shape(
      silkPetal(random, foot, tip, width),
      along(from, tip, deep, mix(deep, colour, 0.75), mix(colour, rim, 0.7), rim),
      { accent: true, edge: 0.8, detail: 0.85, contour: 0.5, direction: angle },
    );
  };
  const rings = [
    { ring: 1, count: 8, reach: 1.04, width: 0.74 },
    { ring: 0.8, count: 8, reach: 0.86, width: 0.62 },
    { ring: 0.55, count: 7, reach: 0.66, width: 0.5 },
    { ring: 0.3, count: 6, reach: 0.44, width: 0.38 },
  ];
  for (const { ring, count, reach, width } of rings) {
    const first = random() * 6;
    for (const i of random.shuffle(Array.from({ length: count }, (_, n) => n))) {
      petal(
        first + (i / count) * Math.PI * 2 + random.bell() * 0.13,
        ring,
        size * reach * random.between(0.84, 1.08),
        size * width * random.between(0.85, 1.2),
      );
    }
  }
  const heart: Point = [x + lean[0], y + lean[1]];
  scene.shape(blob(random, heart, size * 0.2, size * 0.13, 0.2), shift(deep, { light: -0.06 }), {
    accent: true,
    edge: 2,
    contour: 0,
  });
  for (let i = 0; i < 16; i++) {
    const to: Point = [
      heart[0] + random.bell() * size * 0.09,
      heart[1] + random.bell() * size * 0.055,
    ];
    scene.shape(
      blob(random, to, size * 0.026, size * 0.022, 0.2),
      mix(oklch(0.82, 0.12, 85), colour, random() * 0.4),
      { accent: true, detail: 1, contour: 0 },
    );
  }
  for (const angle of [1.1, 2.1, 1.6]) {
    petal(
      angle + random.bell() * 0.1,
      0.42,
      size * random.between(0.36, 0.46),
      size * 0.5,
      size * 0.07,
    );
  }
}

export function buds(
  scene: Scene,
  brief: Brief,
  [x, y]: Point,
  size: number,
  colour: Colour,
): void {
  const { random, palette } = brief;
  for (const turn of [-0.5, 0.45, 0]) {
    const tip: Point = [x + Math.sin(turn) * size * 1.2, y - Math.cos(turn) * size * 1.3];
    scene.shape(
      silkPetal(random, [x, y + size * 0.5], tip, size * 1.3),
      along(
        [x, y + size * 0.5],
        tip,
        shift(colour, { light: -0.12 }),
        shift(colour, { light: 0.05 }),
      ),
      { accent: true, edge: 0.8 },
    );
  }
  for (const turn of [-0.9, 0.9]) {
    veinedLeaf(scene, brief, {
      from: [x, y + size * 0.7],
      to: [x + Math.sin(turn) * size, y - size * 0.1],
      width: size * 0.5,
      colour: tone(brief, palette.foliage[1], 0.8),
      bend: -turn * 0.2,
    });
  }
}
