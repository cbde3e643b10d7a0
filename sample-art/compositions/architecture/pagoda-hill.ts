import { mix, oklch, shift } from '../../colour.ts';
import { below, blob, type Point, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { leafyTree } from '../landscape/trees.ts';
import { walker } from './figures.ts';

/** A pine with flat pads of needles, under snow in winter. */
function pine(scene: Scene, brief: Brief, [x, y]: Point, tall: number, depth: number): void {
  const { random, palette, season } = brief;
  const needles = palette.away(mix(palette.lit(oklch(0.4, 0.05, 155)), palette.shadow, 0.2), depth);
  const lean = random.between(-0.18, 0.18) * tall;
  const trunk = smooth([
    [x, y],
    [x + lean * 0.2, y - tall * 0.4],
    [x + lean, y - tall * 0.9],
  ]);
  scene.line(trunk, palette.away(palette.trunk, depth), {
    width: tall * 0.05,
    pressure: (t) => 1 - t * 0.7,
    dry: 0.2,
  });
  const pads = random.whole(4, 6);
  for (let i = 0; i < pads; i++) {
    const t = 0.4 + (i * 0.58 + random.between(-0.1, 0.1)) / (pads - 1);
    const at: Point = [
      x + lean * t + (i % 2 ? 1 : -1) * random.between(0.02, 0.24) * tall * (1.15 - t),
      y - tall * t,
    ];
    const reach = tall * random.between(0.17, 0.26) * (1.25 - t * 0.5);
    scene.shape(blob(random, at, reach, reach * random.between(0.32, 0.5), 0.45), needles, {
      edge: 2,
      detail: 0.5,
      direction: 0.5,
      contour: 0.4,
    });
    const top =
      season === 'winter'
        ? mix(palette.white, palette.shadow, 0.08)
        : shift(needles, { light: 0.11, chroma: 1.3 });
    scene.shape(
      blob(random, [at[0] - reach * 0.15, at[1] - reach * 0.14], reach * 0.7, reach * 0.19, 0.5),
      top,
      {
        edge: 2,
        opacity: 0.9,
        contour: 0.2,
        direction: 0.1,
      },
    );
  }
}

/** Pines behind the pagoda, their feet in mist. */
export function grove(scene: Scene, brief: Brief, ground: number, x: number): void {
  const { width: w, height: h, random, palette } = brief;
  for (const [dx, size, depth] of [
    [-0.34, 0.2, 0.5],
    [0.27, 0.24, 0.42],
    [-0.2, 0.15, 0.35],
    [0.4, 0.2, 0.3],
  ] as const)
    pine(scene, brief, [x + dx * w, ground + h * 0.01], h * size * random.between(0.9, 1.2), depth);
  scene.shape(
    blob(random, [x - w * 0.3, ground - h * 0.02], w * 0.4, h * 0.035, 0.2),
    mix(palette.haze, palette.white, 0.5),
    {
      edge: 22,
      opacity: 0.7,
      detail: 0.1,
    },
  );
}

/** The hilltop with its path, a walker and the nearest trees. */
export function foreground(scene: Scene, brief: Brief, ground: number, x: number): void {
  const { width: w, height: h, random, palette, season } = brief;
  const isSnow = season === 'winter';
  const grass = isSnow
    ? mix(palette.white, palette.shadow, 0.12)
    : mix(palette.grass, palette.foliage[2], 0.3);
  const line = smooth([
    [-20, ground + h * 0.07],
    [w * 0.25, ground + h * 0.03],
    [x - w * 0.12, ground - h * 0.012],
    [x + w * 0.16, ground - h * 0.015],
    [w + 20, ground + h * 0.05],
  ]);
  scene.shape(
    below(line, h + 20),
    vertical(ground, h, grass, mix(grass, isSnow ? palette.shadow : palette.dark, 0.35)),
    { edge: 2, direction: 0.15 },
  );
  const path = smooth([
    [x - 4, ground - h * 0.01],
    [x - w * 0.02, ground + h * 0.05],
    [x - w * 0.13, ground + h * 0.11],
    [x - w * 0.08, h + 20],
  ]);
  const width = [w * 0.03, w * 0.05, w * 0.1, w * 0.19];
  const left = path.map(
    ([px, py], i): Point => [px - (width[Math.round((i / (path.length - 1)) * 3)] ?? 0) / 2, py],
  );
  const right = path.map(
    ([px, py], i): Point => [px + w * (0.012 + 0.1 * (i / path.length) ** 1.6), py],
  );
  scene.shape(
    smooth(
      [...left.filter((_, i) => i % 6 === 0), ...right.filter((_, i) => i % 6 === 0).reverse()],
      { closed: true },
    ),
    mix(palette.stone, grass, isSnow ? 0.5 : 0.25),
    { edge: 2, direction: 0, contour: 0.5 },
  );
  const shade = smooth([
    [-20, h * 0.93],
    [w * 0.2, h * 0.86],
    [w * 0.45, h * 0.89],
    [w * 0.7, h * 0.85],
    [w + 20, h * 0.9],
  ]);
  scene.shape(below(shade, h + 20), palette.shadow, {
    glaze: true,
    opacity: 0.55,
    edge: 4,
    direction: 0.1,
  });
  for (let i = 0; i < 36; i++) {
    const at: Point = [w * random(), ground + (h - ground) * random.between(0.35, 1)];
    const tuft = mix(
      grass,
      random.chance(0.75) ? palette.dark : palette.light,
      random.between(0.15, 0.35),
    );
    scene.line([at, [at[0] + random.bell() * 9, at[1] - h * random.between(0.012, 0.035)]], tuft, {
      width: 4,
      dry: 0.4,
      opacity: 0.8,
    });
  }
  walker(scene, brief, {
    at: [x - w * 0.045, ground + h * 0.075],
    height: h * 0.055,
    coat: palette.harmony.accent,
  });
  pine(scene, brief, [x + w * 0.26, ground + h * 0.06], h * random.between(0.26, 0.34), 0.08);
  if (!isSnow)
    leafyTree(scene, brief, {
      foot: [x - w * 0.3, ground + h * 0.06],
      tall: h * random.between(0.2, 0.26),
      depth: 0.15,
      light: -1,
    });
  else pine(scene, brief, [x - w * 0.34, ground + h * 0.07], h * 0.22, 0.12);
}
