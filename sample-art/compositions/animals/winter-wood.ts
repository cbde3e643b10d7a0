import { mix, shift } from '../../colour.ts';
import { blob, type Point, ribbon, smooth } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';

/** Trees: a few far, slim and hazy; two near, cut by the upper border, at unequal distances. */
export function plantTrunks(
  scene: Scene,
  { width: w, height: h, random, palette, season }: Brief,
  line: number,
  isFar: boolean,
): void {
  const places = isFar
    ? Array.from({ length: random.whole(7, 10) }, () => random.between(-0.02, 1.02))
    : [random.between(0.8, 0.86), random.between(0.93, 1), random.between(0.02, 0.07)];
  places.forEach((x, i) => {
    const half = w * (isFar ? random.between(0.004, 0.009) : ([0.024, 0.014, 0.019][i] ?? 0.01));
    const foot = isFar ? line + h * random.between(0.04, 0.08) : h * ([0.72, 0.66, 0.78][i] ?? 0.7);
    const lean = random.bell() * w * 0.012;
    const bark = isFar
      ? palette.away(palette.trunk, random.between(0.45, 0.65))
      : mix(palette.trunk, palette.dark, 0.15);
    const stem = smooth([
      [x * w + lean, -40],
      [x * w + lean * 0.3, foot * 0.45],
      [x * w, foot],
    ]);
    scene.shape(
      ribbon(stem, (t) => half * (0.7 + t * 0.35 + Math.max(0, t - 0.93) * 5)),
      bark,
      {
        edge: isFar ? 2 : 0,
        contour: isFar ? 0.2 : 0.8,
        direction: 1.55,
        detail: isFar ? 0.3 : 0.5,
      },
    );
    if (isFar) return;
    scene.shape(
      blob(random, [x * w, foot + half * 0.5], half * 3, half * 0.8, 0.3),
      season === 'winter'
        ? mix(palette.white, palette.shadow, 0.12)
        : mix(palette.earth, palette.foliage[0], 0.4),
      { edge: 3, contour: 0.2 },
    );
    scene.shape(
      ribbon(
        stem.map(([px, py]): Point => [px + half * 0.5, py]),
        () => half * 0.4,
      ),
      shift(bark, { light: -0.1 }),
      { edge: 4, opacity: 0.7, contour: 0, direction: 1.55 },
    );
    for (let k = 0; k < 3; k++) {
      const y = foot * random.between(0.1, 0.55);
      const side = random.chance(0.5) ? 1 : -1;
      const long = w * random.between(0.05, 0.1);
      scene.line(
        smooth([
          [x * w + lean * 0.5, y],
          [x * w + side * long * 0.5, y - long * 0.35],
          [x * w + side * long, y - long * 0.9],
        ]),
        bark,
        { width: half * 0.7, pressure: (t) => 1 - t * 0.8, dry: 0.4 },
      );
    }
  });
}

/** Long shadows and hollows across the open ground. */
export function layDrifts(
  scene: Scene,
  { width: w, height: h, random, palette }: Brief,
  line: number,
): void {
  for (let i = 0; i < 6; i++) {
    const y = line + (h - line) * random.between(0.15, 0.95);
    const x = w * random.between(0, 1);
    const long = w * random.between(0.14, 0.4);
    scene.shape(
      smooth(
        [
          [x - long, y + 4],
          [x - long * 0.2, y - h * 0.014],
          [x + long, y - h * 0.006],
          [x + long * 0.2, y + h * 0.014],
        ],
        { closed: true },
      ),
      palette.shadow,
      { glaze: true, edge: 7, opacity: 0.28, direction: 0.04 },
    );
  }
}
