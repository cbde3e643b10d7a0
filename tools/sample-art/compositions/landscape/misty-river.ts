import { mix, shift } from '../../colour.ts';
import { below, blob, ellipse, leaf, type Point, rectangle, ridge, smooth } from '../../curve.ts';
import { along, around, vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';

/** A river comes out of the mist between wooded hills; sometimes a boat lies on it. */
export const mistyRiver: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing } = brief;
  const horizon =
    h * { wide: 0.5, middle: 0.44, close: 0.36 }[framing] * random.between(0.92, 1.08);
  const flip = random.chance(0.5);
  const mirror = (x: number) => (flip ? w - x : x);
  const sun: Point = [mirror(w * random.between(0.55, 0.75)), horizon * random.between(0.35, 0.75)];

  scene.shape(
    rectangle(-20, -20, w + 40, h + 40),
    vertical(0, horizon * 1.1, palette.skyTop, palette.skyLow),
    {
      backdrop: true,
      direction: 0.1,
    },
  );
  scene.shape(
    ellipse(sun, w * 0.36, h * 0.3),
    around(sun, w * 0.36, palette.light, mix(palette.skyLow, palette.light, 0.5), palette.skyLow),
    {
      edge: 60,
      opacity: 0.6,
      backdrop: true,
    },
  );
  for (let i = 0; i < 3; i++)
    hill(scene, brief, { horizon, depth: 1 - i * 0.27, lift: h * (0.2 - i * 0.05) });
  water(scene, brief, horizon);
  const side = flip ? -1 : 1;
  bank(scene, brief, { horizon, side, reach: 0.62, drop: 0.07, depth: 0.5, tall: 0.13 });
  mist(scene, brief, horizon);
  bank(scene, brief, { horizon, side: -side, reach: 0.5, drop: 0.2, depth: 0.18, tall: 0.26 });
  if (random.chance(0.7)) boat(scene, brief, [mirror(w * 0.6), horizon + (h - horizon) * 0.45]);
  shore(scene, brief, side);
};

function hill(
  scene: Scene,
  { width: w, random, palette }: Brief,
  { horizon, depth, lift }: { horizon: number; depth: number; lift: number },
): void {
  const line = ridge(random, {
    from: -20,
    to: w + 20,
    y: horizon - lift * 0.6,
    height: lift,
    size: w * 0.36,
    octaves: 4,
  });
  const body = palette.away(mix(palette.foliage[1], palette.shadow, 0.55), depth * 0.85);
  scene.shape(
    below(line, horizon + 12),
    vertical(horizon - lift * 1.4, horizon, body, mix(body, palette.haze, 0.75)),
    {
      edge: 2 + depth * 6,
      detail: 0.2,
      direction: 0.15,
    },
  );
}

function water(
  scene: Scene,
  { width: w, height: h, random, palette }: Brief,
  horizon: number,
): void {
  const near = mix(palette.water, palette.dark, 0.35);
  scene.shape(
    rectangle(-20, horizon, w + 40, h - horizon + 20),
    vertical(horizon, h, mix(palette.skyLow, palette.water, 0.25), palette.water, near),
    {
      direction: 0,
      detail: 0.3,
      contour: 0,
    },
  );
  for (let i = 0; i < 16; i++) {
    const t = random() ** 1.4;
    const y = horizon + (h - horizon) * (0.08 + 0.85 * t);
    const x = random.between(0, w);
    const long = w * random.between(0.05, 0.2) * (0.4 + t);
    const colour = random.chance(0.6) ? palette.skyLow : shift(near, { light: 0.06 });
    scene.line(
      [
        [x - long / 2, y],
        [x, y + random.bell()],
        [x + long / 2, y],
      ],
      colour,
      { width: 2 + 7 * t, opacity: 0.5, dry: 0.5 },
    );
  }
}

function mist(
  scene: Scene,
  { width: w, height: h, random, palette }: Brief,
  horizon: number,
): void {
  for (let i = 0; i < 3; i++) {
    const y = horizon + h * random.between(-0.03, 0.04);
    scene.shape(
      ellipse(
        [random.between(0, w), y],
        w * random.between(0.25, 0.5),
        h * random.between(0.012, 0.03),
      ),
      mix(palette.haze, palette.white, 0.45),
      {
        edge: 26,
        opacity: 0.6,
        detail: 0.1,
      },
    );
  }
}

interface BankPlace {
  readonly horizon: number;
  /** 1 comes in from the left, -1 from the right. */
  readonly side: number;
  readonly reach: number;
  readonly drop: number;
  readonly depth: number;
  readonly tall: number;
}

/** A tongue of land with a row of trees and their reflection. */
function bank(
  scene: Scene,
  brief: Brief,
  { horizon, side, reach, drop, depth, tall }: BankPlace,
): void {
  const { width: w, height: h, random, palette } = brief;
  const x = (t: number) => (side > 0 ? t * w : w - t * w);
  const shoreY = horizon + h * drop;
  const trees = Math.round(reach * 9);
  const crowns: { at: Point; rx: number; ry: number }[] = [];
  for (let i = 0; i < trees; i++) {
    const t = (i + random() * 0.8) / trees;
    const size = h * tall * (1.05 - t * 0.75) * random.between(0.65, 1.15);
    crowns.push({
      at: [x(t * reach * 0.92 - 0.03), shoreY - size * 0.48],
      rx: size * random.between(0.3, 0.46),
      ry: size * 0.56,
    });
  }
  const shade = palette.away(palette.foliage[2], depth);
  for (const { at, rx, ry } of crowns) {
    const mirrored: Point = [at[0], 2 * shoreY - at[1] + h * 0.01];
    scene.shape(ellipse(mirrored, rx * 0.95, ry), mix(shade, palette.water, 0.3), {
      edge: 9,
      opacity: 0.62,
      direction: Math.PI / 2,
      detail: 0.2,
    });
  }
  const tongue = smooth(
    [
      [x(-0.05), shoreY - h * 0.05],
      [x(reach * 0.5), shoreY - h * 0.025],
      [x(reach), shoreY],
      [x(reach * 0.6), shoreY + h * 0.016],
      [x(-0.05), shoreY + h * 0.03],
    ],
    { closed: true },
  );
  scene.shape(tongue, palette.away(mix(palette.grass, palette.earth, 0.35), depth), {
    edge: 2,
    direction: 0,
  });
  for (const { at, rx, ry } of crowns) tree(scene, brief, { at, rx, ry, depth });
  scene.line(
    [
      [x(-0.03), shoreY + h * 0.026],
      [x(reach * 0.5), shoreY + h * 0.018],
      [x(reach * 0.97), shoreY + 2],
    ],
    palette.away(palette.dark, depth + 0.15),
    { width: 4, dry: 0.4, opacity: 0.7 },
  );
}

function tree(
  scene: Scene,
  { random, palette, season }: Brief,
  { at: [cx, cy], rx, ry, depth }: { at: Point; rx: number; ry: number; depth: number },
): void {
  const [light, middle, dark] = palette.foliage.map((colour) => palette.away(colour, depth)) as [
    typeof palette.dark,
    typeof palette.dark,
    typeof palette.dark,
  ];
  const bare = season === 'winter';
  scene.line(
    [
      [cx, cy + ry * 1.05],
      [cx + random.bell() * 3, cy],
      [cx + random.bell() * 8, cy - ry * 0.7],
    ],
    palette.away(palette.trunk, depth),
    { width: rx * 0.14, pressure: (t) => 1 - t * 0.75 },
  );
  scene.shape(blob(random, [cx, cy], rx, ry, 0.2), dark, {
    edge: 3,
    opacity: bare ? 0.45 : 1,
    contour: 0.3,
  });
  for (let i = 0; i < 4; i++) {
    const angle = random.between(0, Math.PI * 2);
    const centre: Point = [
      cx + Math.cos(angle) * rx * 0.42 - rx * 0.16,
      cy + Math.sin(angle) * ry * 0.45 - ry * 0.18,
    ];
    scene.shape(
      blob(random, centre, rx * 0.42, ry * 0.28, 0.3),
      along(
        [centre[0] - rx * 0.3, centre[1] - ry * 0.3],
        [centre[0] + rx * 0.3, centre[1] + ry * 0.3],
        i < 2 ? light : middle,
        middle,
      ),
      {
        edge: 4,
        opacity: bare ? 0.3 : 0.85,
        contour: 0,
      },
    );
  }
}

function boat(scene: Scene, { width: w, palette, random }: Brief, [x, y]: Point): void {
  const long = w * random.between(0.07, 0.1);
  scene.shape(
    leaf([x - long, y + long * 0.2], [x + long, y + long * 0.2], long * 0.28),
    mix(palette.dark, palette.water, 0.35),
    { edge: 5, opacity: 0.6 },
  );
  const hull = smooth(
    [
      [x - long, y - long * 0.14],
      [x - long * 0.4, y],
      [x + long * 0.4, y],
      [x + long, y - long * 0.2],
      [x + long * 0.55, y + long * 0.14],
      [x - long * 0.55, y + long * 0.14],
    ],
    { closed: true },
  );
  scene.shape(
    hull,
    vertical(y - long * 0.2, y + long * 0.14, mix(palette.trunk, palette.light, 0.2), palette.dark),
    { detail: 1 },
  );
  const [px, py]: Point = [x + long * 0.12, y - long * 0.02];
  scene.shape(
    smooth(
      [
        [px - long * 0.09, py],
        [px - long * 0.07, py - long * 0.3],
        [px, py - long * 0.4],
        [px + long * 0.08, py - long * 0.28],
        [px + long * 0.1, py],
      ],
      { closed: true },
    ),
    palette.harmony.accent,
    { detail: 1, accent: false },
  );
  scene.shape(ellipse([px + 1, py - long * 0.46], long * 0.055, long * 0.065), palette.dark, {
    detail: 1,
  });
  scene.line(
    [
      [px + long * 0.04, py - long * 0.2],
      [px + long * 0.5, py - long * 0.75],
    ],
    palette.dark,
    { width: 2.4, pressure: () => 1 },
  );
}

/** The near shore with reeds: dark, loose, it lets the eye in. */
function shore(
  scene: Scene,
  { width: w, height: h, random, palette, season }: Brief,
  side: number,
): void {
  const x = (t: number) => (side > 0 ? t * w : w - t * w);
  const edge = smooth(
    [
      [x(-0.05), h * 0.87],
      [x(0.18), h * 0.9],
      [x(0.38), h * 0.96],
      [x(0.6), h * 1.03],
      [x(-0.05), h * 1.05],
    ],
    { closed: true },
  );
  scene.shape(edge, mix(palette.grass, palette.dark, 0.45), {
    edge: 3,
    direction: -0.3,
    contour: 0.4,
  });
  const blade = mix(season === 'winter' ? palette.trunk : palette.foliage[1], palette.dark, 0.25);
  for (let i = 0; i < 46; i++) {
    const t = random() ** 1.3 * 0.46;
    const base: Point = [x(t), h * (0.9 + t * 0.16) + random.between(0, h * 0.06)];
    const tall = h * random.between(0.06, 0.17) * (1 - t);
    const lean = random.bell() * tall * 0.25 + side * tall * 0.15;
    const tip: Point = [base[0] + lean, base[1] - tall];
    scene.line(
      smooth([base, [base[0] + lean * 0.25, base[1] - tall * 0.6], tip]),
      random.chance(0.25) ? mix(palette.grass, palette.light, 0.4) : blade,
      {
        width: random.between(2, 5),
        pressure: (s) => 1 - s * 0.85,
        dry: 0.3,
      },
    );
  }
}
