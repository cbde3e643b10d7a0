import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { below, blob, ellipse, leaf, type Point, rectangle, smooth } from '../../curve.ts';
import { along, around, vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';

/** A vase, a few fruits and a fallen cloth in light from one side. */
export const vaseFruit: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing } = brief;
  const { ground, second } = palette.harmony;
  const lit = (colour: Colour) => palette.lit(colour, 0.35);
  const table = h * random.between(0.6, 0.67);
  const wall = lit(ground);
  scene.shape(
    rectangle(-20, -20, w + 40, h + 40),
    along([0, 0], [w, h * 0.6], shift(wall, { light: 0.07 }), wall, shift(wall, { light: -0.09 })),
    { backdrop: true, direction: 0.9 },
  );
  scene.shape(
    rectangle(-20, table, w + 40, h),
    vertical(table, h, shift(lit(second), { light: -0.1 }), lit(second)),
    { direction: 0, detail: 0.3, contour: 0 },
  );
  cloth(scene, brief, table);
  const size = Math.min(w * 0.9, h) * { wide: 0.5, middle: 0.6, close: 0.72 }[framing];
  const base: Point = [w * random.between(0.36, 0.5), table + h * 0.1];
  vase(scene, brief, {
    base,
    tall: size,
    colour: lit(
      random.pick([
        oklch(0.47, 0.06, 240),
        oklch(0.88, 0.02, 90),
        oklch(0.45, 0.08, 45),
        oklch(0.52, 0.05, 165),
      ]),
    ),
  });
  const r = size * 0.15;
  const places: Point[] = [
    [base[0] + size * 0.36, table + h * 0.11],
    [base[0] - size * 0.42, table + h * 0.13],
    [base[0] + size * 0.6, table + h * 0.16],
    [base[0] + size * 0.14, table + h * 0.2],
    [base[0] - size * 0.2, table + h * 0.22],
  ];
  const kinds = [
    oklch(0.5, 0.125, 30),
    oklch(0.76, 0.1, 85),
    oklch(0.66, 0.085, 110),
    oklch(0.66, 0.11, 60),
  ];
  for (const place of places.slice(0, random.whole(3, 5))) {
    fruit(scene, brief, {
      at: place,
      r: r * random.between(0.85, 1.1),
      colour: lit(random.pick(kinds)),
    });
  }
};

/** The pale cloth: one light plane, a few folds, a hem over the table's edge. */
function cloth(scene: Scene, { width: w, height: h, random, palette }: Brief, table: number): void {
  const pale = palette.lit(palette.harmony.pale, 0.35);
  const left = w * random.between(0.02, 0.16);
  const outline = smooth(
    [
      [left, table + h * 0.1],
      [left + w * 0.2, table + h * 0.035],
      [w * 0.7, table + h * 0.05],
      [w * 0.96, table + h * 0.12],
      [w * 0.84, h * 0.96],
      [w * 0.6, h * 0.92],
      [left + w * 0.3, h * 1.03],
      [left + w * 0.1, h * 0.95],
    ],
    { closed: true },
  );
  scene.shape(outline, along([left, table], [w, h], pale, shift(pale, { light: -0.07 })), {
    edge: 2,
    direction: 0.25,
  });
  scene.within(outline, () => {
    for (let i = 0; i < 6; i++) {
      const x = left + w * random.between(0, 0.75);
      const y = table + h * random.between(0.05, 0.2);
      const fold: Point[] = [
        [x, y],
        [x + w * 0.07, y + h * 0.1],
        [x + w * random.between(0.02, 0.16), h * 1.02],
        [x + w * 0.02, h * 1.02],
        [x + w * 0.02, y + h * 0.1],
      ];
      scene.shape(smooth(fold, { closed: true }), mix(pale, palette.shadow, 0.38), {
        edge: 8,
        opacity: 0.75,
        direction: 1.2,
      });
    }
  });
}

function castShadow(scene: Scene, { palette }: Brief, [x, y]: Point, rx: number, ry: number): void {
  scene.shape(
    ellipse([x + rx * 0.55, y], rx * 1.25, ry),
    mix(palette.shadow, palette.harmony.deep, 0.5),
    { glaze: true, edge: 6, opacity: 0.62, direction: 0 },
  );
}

function vase(
  scene: Scene,
  brief: Brief,
  { base: [x, y], tall, colour }: { base: Point; tall: number; colour: Colour },
): void {
  const { random, palette } = brief;
  const belly = tall * random.between(0.26, 0.32);
  const neck = tall * random.between(0.07, 0.12);
  const lip = neck * random.between(1.2, 1.6);
  const widest = random.between(0.3, 0.62);
  const profile: Point[] = [
    [belly * 0.55, 0],
    [belly * 0.85, -tall * widest * 0.4],
    [belly, -tall * widest],
    [belly * 0.72, -tall * (widest + 0.17)],
    [neck, -tall * 0.86],
    [neck * 1.02, -tall * 0.94],
    [lip, -tall],
  ];
  const right = smooth(profile);
  const outline: Point[] = [
    ...right.map(([dx, dy]): Point => [x + dx, y + dy]),
    ...right.toReversed().map(([dx, dy]): Point => [x - dx, y + dy]),
  ];
  castShadow(scene, brief, [x + belly * 0.2, y + 2], belly * 1.15, tall * 0.05);
  scene.shape(
    outline,
    along(
      [x - belly, y],
      [x + belly, y],
      shift(colour, { light: 0.04 }),
      shift(colour, { light: 0.12 }),
      colour,
      shift(colour, { light: -0.16 }),
      mix(shift(colour, { light: -0.15 }), palette.harmony.second, 0.3),
    ),
    { detail: 0.7, direction: (px) => Math.PI / 2 - ((px - x) / belly) * 0.4 },
  );
  scene.within(outline, () => {
    scene.shape(
      ellipse([x + belly * 0.55, y - tall * 0.3], belly * 0.5, tall * 0.5),
      shift(colour, { light: -0.2 }),
      { glaze: true, edge: 16, opacity: 0.4 },
    );
    scene.shape(ellipse([x, y - tall * 0.02], belly * 0.8, tall * 0.06), palette.harmony.deep, {
      glaze: true,
      edge: 12,
      opacity: 0.5,
    });
  });
  scene.shape(
    blob(random, [x - belly * 0.45, y - tall * widest * 1.05], belly * 0.09, tall * 0.07, 0.2),
    mix(palette.white, colour, 0.15),
    { edge: 2, detail: 1, contour: 0 },
  );
  scene.shape(ellipse([x, y - tall], lip, lip * 0.28), shift(colour, { light: -0.24 }), {
    detail: 0.9,
  });
  scene.shape(
    below(ellipse([x, y - tall], lip, lip * 0.28, { from: 0, to: Math.PI }), y - tall),
    shift(colour, { light: 0.06 }),
    { opacity: 0.4, edge: 2 },
  );
  sprig(scene, brief, [x, y - tall], tall);
}

/** A few stems and leaves, lighter than they are many. */
function sprig(scene: Scene, { random, palette }: Brief, [x, y]: Point, tall: number): void {
  const stems = random.whole(2, 4);
  for (let i = 0; i < stems; i++) {
    const lean = (i - (stems - 1) / 2) * tall * 0.25 + random.bell() * tall * 0.08;
    const tip: Point = [x + lean, y - tall * random.between(0.2, 0.4)];
    const stem = smooth([[x + random.bell() * 3, y + 4], [x + lean * 0.35, y - tall * 0.15], tip]);
    scene.line(stem, palette.foliage[2], { width: 4, pressure: (t) => 1 - t * 0.6 });
    for (let n = 2; n < stem.length; n += 3) {
      const [sx, sy] = stem[n] as Point;
      const side = n % 2 ? 1 : -1;
      const reach = tall * random.between(0.09, 0.15);
      scene.shape(
        leaf(
          [sx, sy],
          [sx + side * reach * 0.9, sy - reach * random.between(0.1, 0.7)],
          reach * 0.36,
          { bend: side * 0.12 },
        ),
        palette.lit(random.pick(palette.foliage), 0),
        { detail: 0.8 },
      );
    }
  }
}

function fruit(
  scene: Scene,
  brief: Brief,
  { at: [x, y], r, colour }: { at: Point; r: number; colour: Colour },
): void {
  const { random, palette } = brief;
  const light: Point = [x - r * 0.35, y - r * 1.05];
  castShadow(scene, brief, [x, y], r * 0.95, r * 0.28);
  const body = blob(random, [x, y - r * 0.8], r, r * 0.9, 0.035);
  scene.shape(
    body,
    around(
      light,
      r * 1.75,
      shift(colour, { light: 0.13 }),
      colour,
      shift(colour, { light: -0.1, hue: -6 }),
      shift(colour, { light: -0.22, chroma: 0.75 }),
    ),
    { detail: 0.8, direction: (px, py) => Math.atan2(py - y + r, px - x) + Math.PI / 2 },
  );
  scene.within(body, () => {
    scene.shape(
      ellipse([x + r * 0.2, y + r * 0.02], r * 0.75, r * 0.2),
      mix(colour, palette.harmony.pale, 0.45),
      { edge: 6, opacity: 0.45 },
    );
    for (let i = 0; i < 5; i++) {
      const dx = random.bell() * r * 0.35;
      scene.line(
        smooth([
          [x + dx * 0.2, y - r * 1.5],
          [x + dx, y - r * 0.9],
          [x + dx * 0.8, y - r * 0.3],
        ]),
        shift(colour, { hue: random.between(-22, 22), light: random.bell() * 0.05 }),
        { width: r * 0.12, opacity: 0.4, dry: 0.5 },
      );
    }
  });
  scene.shape(
    ellipse([x + r * 0.02, y - r * 1.5], r * 0.22, r * 0.09),
    shift(colour, { light: -0.25 }),
    { edge: 4, detail: 0.9 },
  );
  scene.line(
    [
      [x, y - r * 1.5],
      [x + r * 0.06, y - r * 1.7],
      [x + r * 0.16, y - r * 1.85],
    ],
    palette.dark,
    { width: r * 0.1, pressure: (t) => 0.6 + t * 0.4 },
  );
  scene.shape(
    ellipse([light[0], light[1] - r * 0.02], r * 0.13, r * 0.09, { turn: -0.5 }),
    mix(palette.white, colour, 0.1),
    { edge: 2, detail: 1, contour: 0 },
  );
}
