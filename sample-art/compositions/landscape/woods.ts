import { mix, oklch } from '../../colour.ts';
import { below, blob, ellipse, type Point, rectangle, ribbon, ridge, smooth } from '../../curve.ts';
import { around, vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { spruce } from './spruces.ts';

/** What is seen through the wood: light in the clearing, crowns and trunks that fade. */
export function depths(
  scene: Scene,
  brief: Brief,
  { floor, gap }: { floor: number; gap: number },
): void {
  const { width: w, height: h, random, palette, season } = brief;
  const isBare = season === 'winter';
  const crowns = isBare
    ? mix(palette.skyTop, palette.skyLow, 0.4)
    : mix(palette.foliage[1], palette.haze, 0.42);
  const wood = isBare
    ? mix(palette.haze, palette.trunk, 0.25)
    : mix(palette.foliage[2], palette.haze, 0.35);
  scene.shape(
    rectangle(-20, -20, w + 40, h + 40),
    vertical(0, floor, crowns, mix(crowns, palette.haze, 0.45), wood),
    {
      backdrop: true,
      direction: 1.4,
    },
  );
  const glow = mix(palette.skyLow, isBare ? palette.white : palette.foliage[0], 0.3);
  const centre: Point = [gap, floor * 0.66];
  const reach = Math.min(w * 0.34, h * 0.5);
  scene.shape(
    ellipse(centre, reach * 0.8, floor * 0.5),
    around(centre, reach, glow, mix(glow, crowns, 0.4), crowns),
    {
      edge: 40,
      opacity: 0.85,
      backdrop: true,
      direction: 1.4,
    },
  );
  const line = ridge(random, {
    from: -20,
    to: w + 20,
    y: floor * 0.86,
    height: h * 0.07,
    size: h * 0.22,
    octaves: 4,
  });
  scene.shape(
    below(line, floor + 20),
    vertical(floor * 0.76, floor, mix(wood, palette.haze, 0.25), mix(wood, palette.shadow, 0.3)),
    {
      edge: 6,
      detail: 0.2,
      direction: 1.4,
      contour: 0,
    },
  );
  for (let i = 0; i < (isBare ? 4 : 11); i++) {
    const at: Point = [random() * w, random.between(0.02, 0.55) * h];
    const size = h * random.between(0.08, 0.16);
    const colour = random.chance(0.5) ? palette.foliage[0] : palette.foliage[1];
    scene.shape(blob(random, at, size * 1.2, size, 0.3), mix(colour, palette.haze, 0.45), {
      edge: 12,
      opacity: isBare ? 0.2 : 0.5,
      backdrop: true,
      direction: random.between(0.8, 2),
    });
  }
  for (let i = 0; i < 2; i++) {
    const x = gap + (i ? -1 : 1) * w * random.between(0.13, 0.3);
    const colour = mix(mix(oklch(0.36, 0.04, 160), palette.shadow, 0.3), palette.haze, 0.3);
    spruce(scene, brief, {
      foot: [x, floor + h * 0.02],
      tall: h * random.between(0.2, 0.34),
      colour,
      light: Math.sign(gap - x),
    });
  }
  for (let i = 0; i < Math.round((w / h) * 14); i++) {
    const x = random() * w;
    // Few in front of the light, so that it stays open.
    if (Math.abs(x - gap) < w * 0.07 && random.chance(0.7)) continue;
    const lean = random.bell() * h * 0.03;
    const width = h * random.between(0.004, 0.012);
    const colour = random.chance(0.6)
      ? mix(palette.white, palette.haze, 0.5)
      : mix(palette.trunk, palette.haze, 0.45);
    scene.shape(
      ribbon(
        smooth([
          [x, floor + h * random.between(0, 0.03)],
          [x + lean * 0.3, h * 0.3],
          [x + lean, -20],
        ]),
        (t) => width * (1 - t * 0.5),
      ),
      colour,
      {
        edge: 2,
        opacity: 0.8,
        contour: 0.3,
        direction: Math.PI / 2,
      },
    );
  }
}
