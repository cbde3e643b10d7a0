import { mix, shift } from '../../colour.ts';
import { below, ribbon, ridge, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import type { Frame } from './frame.ts';

/** The wood's floor: sunlit in the clearing, striped with shadows towards us. */
export function ground(
  scene: Scene,
  brief: Brief,
  { floor, gap, frame }: { floor: number; gap: number; frame: Frame },
): void {
  const { width: w, height: h, random, palette, season } = brief;
  const soil = season === 'spring' ? mix(palette.grass, palette.earth, 0.35) : palette.grass;
  const deep = mix(soil, season === 'winter' ? palette.shadow : palette.dark, 0.36);
  const line = ridge(random, {
    from: -20,
    to: w + 20,
    y: floor,
    height: h * 0.03,
    size: w * 0.4,
    octaves: 3,
  });
  scene.shape(below(line, h + 20), vertical(floor, h, mix(soil, palette.light, 0.3), soil, deep), {
    direction: 0.05,
    edge: 2,
  });
  const path = smooth([
    [gap, floor + h * 0.012],
    [gap + frame.side * w * 0.05, floor + (h - floor) * 0.3],
    [gap - frame.side * w * 0.06, floor + (h - floor) * 0.65],
    [gap - frame.side * w * 0.02, h * 1.05],
  ]);
  const pale = mix(mix(palette.earth, palette.light, 0.5), soil, 0.2);
  scene.shape(
    ribbon(path, (t) => h * 0.087 * t ** 1.7),
    vertical(floor, h, pale, mix(pale, deep, 0.4)),
    { edge: 4, direction: 0.1, contour: 0.3 },
  );
  for (let i = 0; i < 9; i++) {
    const y = floor + (h - floor) * ((i + random()) / 9);
    const near = (y - floor) / (h - floor);
    const x = random() * w;
    const reach = w * random.between(0.12, 0.3);
    const thick = h * (0.006 + 0.018 * near);
    const isShade = i % 3 !== 0;
    scene.shape(
      ribbon(
        smooth([
          [x - reach, y],
          [x, y + random.bell() * thick],
          [x + reach, y + frame.side * thick * 2],
        ]),
        (t) => thick * Math.sin(Math.PI * t) * random.between(0.7, 1),
      ),
      isShade ? mix(palette.shadow, deep, 0.4) : mix(soil, palette.light, 0.5),
      {
        edge: 3,
        glaze: isShade,
        opacity: isShade ? 0.55 : 0.75,
        contour: 0,
        direction: 0.05,
      },
    );
  }
}

/** Grass and last year's leaves in front. */
export function herbs(
  scene: Scene,
  { width: w, height: h, random, palette, season }: Brief,
  floor: number,
): void {
  const tones =
    season === 'winter'
      ? [palette.trunk, palette.white]
      : [palette.grass, palette.foliage[0], palette.foliage[2]];
  for (let i = 0; i < Math.round((w / h) * 55); i++) {
    const near = random() ** 0.7;
    const y = floor + (h - floor) * near * 1.05;
    const x = random() * w;
    const tall = h * random.between(0.012, 0.035) * (0.4 + near);
    const lean = random.bell() * tall * 0.4;
    scene.line(
      [
        [x, y],
        [x + lean * 0.4, y - tall * 0.6],
        [x + lean, y - tall],
      ],
      shift(random.pick(tones), { light: random.bell() * 0.04 }),
      {
        width: h * 0.004 * (0.5 + near),
        pressure: (t) => 1 - t * 0.8,
        dry: 0.4,
      },
    );
  }
}
