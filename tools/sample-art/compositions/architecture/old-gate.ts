import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, ellipse, type Point, rectangle, smooth } from '../../curve.ts';
import { along, vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { sky } from '../landscape/skies.ts';
import { leafDabs, leafyTree } from '../landscape/trees.ts';
import { mirror } from '../mirror.ts';
import { byHand, inShade } from './buildings.ts';
import { arch } from './towers.ts';

/** An open door in an old wall; behind it a courtyard lies in the sun. */
export const oldGate: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing } = brief;
  const k = { wide: 0.82, middle: 0.9, close: 1.06 }[framing];
  const gate = {
    x: w * random.between(0.52, 0.6),
    foot: h * 0.82,
    wide: w * 0.42 * k,
    tall: h * 0.56 * k,
  };
  const coping = gate.foot - gate.tall - h * 0.13;
  sky(scene, brief, { horizon: h * 0.5, sun: [w * 0.1, h * 0.1], clouds: 'clear' });
  leafyTree(scene, brief, {
    foot: [w * 0.85, coping + h * 0.12],
    tall: h * 0.36,
    depth: 0.25,
    light: -1,
    spread: 1,
  });
  leafyTree(scene, brief, {
    foot: [w * 0.5, coping + h * 0.12],
    tall: h * 0.24,
    depth: 0.4,
    light: -1,
    spread: 1.1,
  });
  const plaster = palette.lit(
    random.pick([oklch(0.84, 0.045, 80), oklch(0.8, 0.055, 62), oklch(0.86, 0.025, 95)]),
  );
  wall(scene, brief, plaster, coping);
  opening(scene, brief, gate);
  stones(scene, brief, gate);
  ground(scene, brief, gate, plaster);
  doors(scene, brief, gate);
  dapple(scene, brief, coping);
  climber(scene, brief, gate, coping);
  pots(scene, brief, gate);
  if (random.chance(0.5)) mirror(scene, w);
};

interface Gate {
  readonly x: number;
  readonly foot: number;
  readonly wide: number;
  readonly tall: number;
}

function wall(scene: Scene, brief: Brief, plaster: Colour, top: number): void {
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

/** What is seen through the arch: a bright court, a far wall, a tree. */
function opening(scene: Scene, brief: Brief, { x, foot, wide, tall }: Gate): void {
  const { random, palette } = brief;
  const hole = arch([x, foot], wide, tall);
  const bright = mix(palette.wall, palette.light, 0.35);
  scene.shape(hole, inShade(brief, palette.stone, 0.75), { detail: 0.7 });
  const inner = arch([x - wide * 0.09, foot], wide * 0.8, tall * 0.94);
  scene.shape(inner, vertical(foot - tall, foot, mix(palette.skyLow, palette.white, 0.3), bright), {
    detail: 0.5,
  });
  scene.within(inner, () => {
    const far = foot - tall * 0.3;
    scene.shape(
      rectangle(x - wide, far - tall * 0.3, wide * 2, tall * 0.32),
      along(
        [x - wide / 2, 0],
        [x + wide / 2, 0],
        mix(palette.wall, palette.roof, 0.18),
        inShade(brief, palette.wall, 0.3),
      ),
      { detail: 0.5 },
    );
    scene.shape(
      byHand(
        random,
        [
          [x - wide, far - tall * 0.28],
          [x - wide, far - tall * 0.36],
          [x + wide * 0.2, far - tall * 0.44],
          [x + wide, far - tall * 0.36],
          [x + wide, far - tall * 0.28],
        ],
        2,
      ),
      mix(palette.roof, palette.haze, 0.3),
      { detail: 0.5 },
    );
    for (const dx of [-0.3, 0.16])
      scene.shape(
        arch([x + wide * dx, far - tall * 0.02], wide * 0.14, tall * 0.2),
        mix(palette.dark, palette.shadow, 0.5),
        { detail: 0.6 },
      );
    leafyTree(scene, brief, {
      foot: [x + wide * 0.12, far + tall * 0.04],
      tall: tall * 0.52,
      depth: 0.12,
      light: -1,
      spread: 0.9,
    });
    scene.shape(
      rectangle(x - wide, far, wide * 2, tall * 0.4),
      vertical(far, foot, bright, mix(bright, palette.earth, 0.35)),
      { direction: 0, contour: 0.4 },
    );
    scene.shape(
      smooth(
        [
          [x - wide * 0.1, far + tall * 0.05],
          [x + wide * 0.6, far + tall * 0.04],
          [x + wide * 0.6, far + tall * 0.13],
          [x + wide * 0.1, far + tall * 0.1],
        ],
        { closed: true },
      ),
      palette.shadow,
      { glaze: true, edge: 3, opacity: 0.6 },
    );
  });
}

/** The ring of cut stones around the arch. */
function stones(scene: Scene, brief: Brief, { x, foot, wide, tall }: Gate): void {
  const { random, palette } = brief;
  const r = wide / 2;
  const thick = wide * 0.17;
  const spring = foot - tall + r;
  const stone = () =>
    shift(mix(palette.stone, palette.wall, 0.3), {
      light: random.between(-0.05, 0.05),
      hue: random.between(-10, 10),
    });
  const lay = (points: readonly Point[], isLit: boolean) =>
    scene.shape(byHand(random, points, 3), isLit ? stone() : inShade(brief, stone(), 0.25), {
      detail: 0.7,
      contour: 0.8,
    });
  const count = 9;
  for (let i = 0; i < count; i++) {
    const a = Math.PI + (Math.PI * (i + 0.06)) / count;
    const b = Math.PI + (Math.PI * (i + 0.94)) / count;
    const out = r + thick * random.between(0.9, 1.12) * (i === 4 ? 1.25 : 1);
    lay(
      [
        ...ellipse([x, spring], r, r, { from: a, to: b, steps: 5 }),
        ...ellipse([x, spring], out, out, { from: b, to: a, steps: 5 }),
      ],
      i < 6,
    );
  }
  for (const side of [-1, 1]) {
    let y = foot;
    while (y > spring + 6) {
      const up = Math.min(y - spring, tall * random.between(0.09, 0.14));
      const out = thick * random.pick([0.85, 1.2]);
      lay(
        [
          [x + side * r, y - 2],
          [x + side * r, y - up + 2],
          [x + side * (r + out), y - up + 2],
          [x + side * (r + out), y - 2],
        ],
        side < 0,
      );
      y -= up;
    }
  }
}

function ground(scene: Scene, brief: Brief, { x, foot, wide, tall }: Gate, plaster: Colour): void {
  const { width: w, height: h, random, palette } = brief;
  const paving = mix(mix(palette.stone, palette.earth, 0.3), plaster, 0.3);
  scene.shape(
    rectangle(-20, foot + h * 0.012, w + 40, h),
    vertical(foot, h, inShade(brief, paving, 0.25), paving, shift(paving, { light: -0.06 })),
    { direction: 0, contour: 0.6 },
  );
  for (const [i, grow] of [1.24, 1.5].entries()) {
    const y = foot + i * h * 0.032;
    const half = (wide * grow) / 2;
    scene.shape(
      byHand(
        random,
        [
          [x - half, y + h * 0.034],
          [x - half, y],
          [x + half, y],
          [x + half, y + h * 0.034],
        ],
        3,
      ),
      inShade(brief, paving, 0.35),
      { detail: 0.6 },
    );
    scene.shape(
      byHand(
        random,
        [
          [x - half * 1.02, y + h * 0.012],
          [x - half * 0.94, y - h * 0.01],
          [x + half * 0.94, y - h * 0.01],
          [x + half * 1.02, y + h * 0.012],
        ],
        3,
      ),
      mix(paving, palette.light, 0.35),
      { detail: 0.6 },
    );
  }
  scene.shape(
    [
      [x - wide * 0.4, foot],
      [x + wide * 0.3, foot],
      [x + wide * 0.6, h * 0.97],
      [x - wide * 0.05, h + 10],
    ],
    mix(palette.light, paving, 0.25),
    { edge: 7, opacity: 0.4, contour: 0 },
  );
  for (let i = 0; i < 18; i++) {
    const t = random() ** 0.8;
    const y = foot + h * 0.08 + (h - foot - h * 0.08) * t;
    const px = w * random();
    scene.line(
      [
        [px, y],
        [px + w * random.between(0.04, 0.12) * (0.5 + t), y + random.bell() * 2],
      ],
      inShade(brief, paving, 0.55),
      { width: 3 + t * 3, dry: 0.6, opacity: 0.6 },
    );
  }
  if (tall > h) scene.seal([w * 0.9, h * 0.92]);
}

/** One leaf stands open towards us, the other is folded away. */
function doors(scene: Scene, brief: Brief, { x, foot, wide, tall }: Gate): void {
  const { random, palette } = brief;
  const wood = palette.lit(
    random.pick([
      oklch(0.46, 0.06, 195),
      oklch(0.42, 0.06, 250),
      oklch(0.44, 0.07, 150),
      oklch(0.45, 0.09, 35),
    ]),
  );
  const hinge = x + wide / 2 - 2;
  const free = x + wide * 0.28;
  const low = wide * 0.09;
  const top = foot - tall * 0.66;
  const leafOutline = byHand(
    random,
    [
      [hinge, foot],
      [hinge, top - wide * 0.12],
      [free + wide * 0.12, top - wide * 0.3],
      [free, top - wide * 0.27],
      [free, foot + low],
    ],
    2,
  );
  scene.shape(
    leafOutline,
    along([free, 0], [hinge, 0], shift(wood, { light: 0.08 }), wood, inShade(brief, wood, 0.5)),
    { detail: 0.8, direction: Math.PI / 2 },
  );
  scene.within(leafOutline, () => {
    for (const t of [0.28, 0.52, 0.76]) {
      const px = free + (hinge - free) * t;
      scene.line(
        [
          [px, foot + low],
          [px, top - wide * 0.3],
        ],
        mix(wood, palette.dark, 0.6),
        { width: 3.5, dry: 0.3, pressure: () => 0.9 },
      );
    }
    for (const t of [0.2, 0.82]) {
      const y = foot + (top - foot) * t;
      scene.line(
        [
          [free, y + low * 0.7],
          [hinge, y],
        ],
        mix(palette.dark, wood, 0.3),
        { width: 8, dry: 0.2, pressure: () => 0.9 },
      );
    }
  });
  scene.shape(
    ellipse([free + wide * 0.045, foot - tall * 0.3], wide * 0.018, wide * 0.024),
    palette.lit(oklch(0.75, 0.1, 85)),
    { detail: 1 },
  );
}

/** Shadows of leaves and of a bough that is out of sight. */
function dapple(
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

const FLOWERS: Record<Brief['season'], readonly Colour[]> = {
  spring: [oklch(0.68, 0.09, 305), oklch(0.78, 0.07, 310), oklch(0.6, 0.08, 295)],
  summer: [oklch(0.6, 0.14, 5), oklch(0.72, 0.1, 10)],
  autumn: [oklch(0.52, 0.15, 30), oklch(0.62, 0.14, 48), oklch(0.45, 0.11, 22)],
  winter: [oklch(0.95, 0.01, 240), oklch(0.88, 0.02, 250)],
};

/** A climbing plant that hangs over the wall and down beside the arch. */
function climber(scene: Scene, brief: Brief, { x, foot, wide, tall }: Gate, coping: number): void {
  const { width: w, height: h, random, palette, season } = brief;
  const left = x - wide / 2;
  const stems = [
    smooth([
      [left - w * 0.13, foot],
      [left - w * 0.1, foot - tall * 0.4],
      [left - w * 0.14, foot - tall * 0.75],
      [left + w * 0.05, coping + h * 0.03],
      [x + wide * 0.4, coping + h * 0.01],
    ]),
    smooth([
      [left - w * 0.14, foot - tall * 0.7],
      [left - w * 0.2, coping + h * 0.05],
      [-20, coping + h * 0.02],
    ]),
  ];
  for (const stem of stems)
    scene.line(stem, mix(palette.trunk, palette.dark, 0.3), {
      width: w * 0.02,
      pressure: (t) => 1 - t * 0.7,
      dry: 0.35,
    });
  const flowers = FLOWERS[season].map((colour) => palette.lit(colour, 0.5));
  const spots: { at: Point; r: number }[] = [];
  for (const stem of stems)
    for (const [n, [px, py]] of stem.entries())
      if (n > 8 && n % 3 === 0)
        spots.push({
          at: [px + random.bell() * w * 0.03, py + random.bell() * h * 0.015],
          r: w * random.between(0.05, 0.085),
        });
  for (const { at, r } of spots)
    scene.shape(
      blob(random, at, r, r * 0.75, 0.32),
      mix(palette.foliage[2], palette.shadow, 0.15),
      { edge: 3, contour: 0.3 },
    );
  for (const {
    at: [px, py],
    r,
  } of spots) {
    scene.shape(
      blob(random, [px - r * 0.2, py - r * 0.25], r * 0.6, r * 0.4, 0.35),
      palette.foliage[1],
      { edge: 3, contour: 0 },
    );
    leafDabs(scene, brief, {
      at: [px, py],
      reach: r * 1.1,
      count: 8,
      size: w * 0.013,
      colours: [palette.foliage[0], palette.foliage[1], palette.foliage[2]],
    });
    const hang = h * random.between(0.02, 0.06);
    leafDabs(scene, brief, {
      at: [px + random.bell() * r * 0.4, py + r * 0.4 + hang / 2],
      reach: hang,
      count: 12,
      size: w * 0.015,
      colours: flowers,
    });
  }
}

function pots(scene: Scene, brief: Brief, { x, foot, wide }: Gate): void {
  const { width: w, height: h, random, palette } = brief;
  const clay = palette.lit(oklch(0.58, 0.1, 42));
  const right = x + wide * 0.82;
  for (const [px, size] of [
    [right, 0.1],
    [right + w * 0.12, 0.075],
  ] as const) {
    const r = w * size * 0.5;
    const y = foot + h * 0.05 + r * 0.3;
    scene.shape(ellipse([px + r * 0.9, y], r * 1.5, r * 0.28), palette.shadow, {
      glaze: true,
      edge: 3,
      opacity: 0.6,
    });
    leafDabs(scene, brief, {
      at: [px, y - r * 2.6],
      reach: r * 1.2,
      count: 26,
      size: w * 0.014,
      colours: [...palette.foliage, palette.foliage[2]],
    });
    leafDabs(scene, brief, {
      at: [px, y - r * 2.9],
      reach: r * 1.1,
      count: 9,
      size: w * 0.014,
      colours: [palette.harmony.accent, shift(palette.harmony.accent, { light: 0.1 })],
    });
    scene.shape(
      byHand(
        random,
        [
          [px - r * 0.62, y],
          [px - r * 0.9, y - r * 1.7],
          [px + r * 0.9, y - r * 1.7],
          [px + r * 0.62, y],
        ],
        2,
      ),
      along(
        [px - r, 0],
        [px + r, 0],
        shift(clay, { light: 0.07 }),
        clay,
        inShade(brief, clay, 0.6),
      ),
      { detail: 0.75 },
    );
  }
}
