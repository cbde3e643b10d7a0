import { mix, oklch, shift } from '../../colour.ts';
import { below, blob, ellipse, type Point, rectangle, ribbon, ridge, smooth } from '../../curve.ts';
import { around, vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { birchLeaves, birchTrunk } from './birches.ts';
import { type Frame, frameOf } from './frame.ts';
import { spruce } from './spruces.ts';

/** White trunks stand against the haze of the wood; a clearing shines through between them. */
export const birchGrove: Compose = (scene, brief) => {
  const { width: w, height: h, random, framing, season } = brief;
  const frame = frameOf(brief);
  const floor = h * { wide: 0.7, middle: 0.68, close: 0.74 }[framing];
  const gap = frame.at(random.between(0.52, 0.6), 0)[0];
  depths(scene, brief, { floor, gap });
  ground(scene, brief, { floor, gap, frame });
  const long = w / h > 2;
  const thick = Math.min(w, h) * { wide: 0.042, middle: 0.058, close: 0.085 }[framing];
  // Groups of uneven size with the clearing between them; fractions of the width.
  const middle = long
    ? [0.06, 0.13, 0.2, 0.36, 0.4, 0.47, 0.66, 0.69, 0.78, 0.86, 0.95]
    : [0.07, 0.3, 0.42, 0.47, 0.68, 0.79, 0.94];
  const near = long
    ? [0.09, 0.27, 0.31, 0.73, 0.9]
    : framing === 'close'
      ? [0.16, 0.8]
      : [0.14, 0.24, 0.82];
  const stand = (x: number, depth: number) => {
    const foot: Point = [
      frame.at(x + random.bell() * 0.015, 0)[0],
      floor + (h - floor) * ((1 - depth) * 0.72 + random.between(-0.06, 0.1)),
    ];
    const width = thick * (1.1 - depth * 0.85) * random.between(0.75, 1.2);
    birchTrunk(scene, brief, {
      foot,
      width,
      depth,
      light: frame.side,
      lean: random.bell() * 0.035,
    });
  };
  for (const x of middle) if (random.chance(0.9)) stand(x, random.between(0.42, 0.75));
  if (season !== 'winter')
    birchLeaves(scene, brief, { depth: 0.5, low: 0.5, count: long ? 13 : 8 });
  for (const x of near) stand(x, random.between(0, 0.16));
  birchLeaves(scene, brief, { depth: 0, low: 0.34, count: long ? 9 : 6 });
  herbs(scene, brief, floor);
};

/** What is seen through the wood: light in the clearing, crowns and trunks that fade. */
function depths(scene: Scene, brief: Brief, { floor, gap }: { floor: number; gap: number }): void {
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

/** The wood's floor: sunlit in the clearing, striped with shadows towards us. */
function ground(
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
    ribbon(path, (t) => h * (0.012 + 0.075 * t * t)),
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
function herbs(
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
