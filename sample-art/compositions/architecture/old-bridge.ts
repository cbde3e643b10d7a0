import { mix } from '../../colour.ts';
import { ellipse, type Point, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { inShade } from './buildings.ts';

/** A moored boat in the foreground, dark against the water. */
export function boat(scene: Scene, { width: w, palette }: Brief, [x, y]: Point): void {
  const long = w * 0.085;
  const hull: readonly Point[] = [
    [-1, -0.22],
    [-0.5, -0.06],
    [0.4, -0.06],
    [1, -0.3],
    [0.72, 0.12],
    [-0.7, 0.14],
  ];
  const put = (points: readonly Point[], k = 1) =>
    smooth(
      points.map(([dx, dy]): Point => [x + dx * long, y + dy * long * k]),
      { closed: true },
    );
  scene.shape(
    put(hull.map(([dx, dy]): Point => [dx * 0.9, 0.3 - dy])),
    mix(palette.dark, palette.water, 0.3),
    { edge: 5, opacity: 0.6, contour: 0 },
  );
  scene.shape(put(hull), mix(palette.dark, palette.harmony.accent, 0.25), { detail: 0.85 });
  scene.line(put(hull).slice(2, 32), mix(palette.wall, palette.harmony.accent, 0.4), {
    width: 5,
    dry: 0.2,
    pressure: () => 0.8,
  });
  scene.line(
    [
      [x + long * 0.95, y - long * 0.26],
      [x + long * 1.5, y - long * 0.1],
    ],
    palette.dark,
    { width: 2.5, dry: 0.3 },
  );
}

/** Three arches, the nearest the widest; their mirror images close them to eyes. */
export function bridge(scene: Scene, brief: Brief, water: number): void {
  const { width: w, height: h, random, palette } = brief;
  const stone = mix(palette.stone, palette.wall, 0.3);
  const deck = smooth([
    [-20, water - h * 0.04],
    [w * 0.2, water - h * 0.1],
    [w * 0.45, water - h * 0.125],
    [w * 0.72, water - h * 0.105],
    [w + 20, water - h * 0.05],
  ]);
  const foot = water + h * 0.045;
  const spans: readonly (readonly [number, number])[] = [
    [0.27, 0.115],
    [0.53, 0.095],
    [0.745, 0.07],
  ];
  const hole = (x: number, half: number, grow = 0): Point[] => [
    [w * (x - half) - grow, foot + 2],
    ...ellipse([w * x, foot], w * half + grow, h * (0.04 + half * 0.95) + grow, {
      from: Math.PI,
      to: Math.PI * 2,
      steps: 24,
    }),
    [w * (x + half) + grow, foot + 2],
  ];
  const outline: Point[] = [[-20, foot], ...deck, [w + 20, foot - h * 0.01]];
  for (const [x, half] of [...spans].reverse()) outline.push(...hole(x, half).reverse());
  const mirrored = outline.map(
    ([x, y]): Point => [x + random.bell() * 2, 2 * foot - foot + (foot - y) * 0.9],
  );
  scene.shape(mirrored, mix(inShade(brief, stone, 0.75), palette.water, 0.15), {
    edge: 3,
    opacity: 0.7,
    direction: 0,
    contour: 0,
    detail: 0.4,
  });
  scene.shape(
    outline,
    along(
      [0, 0],
      [w, 0],
      stone,
      mix(stone, palette.light, 0.15),
      palette.away(inShade(brief, stone, 0.25), 0.2),
    ),
    { detail: 0.75, direction: 0.1 },
  );
  for (const [x, half] of spans) {
    const under = [
      ...hole(x, half).slice(1, 13),
      [w * (x - half * 0.1), foot - h * (0.04 + half * 0.82)] as Point,
      [w * (x - half * 0.72), foot] as Point,
    ];
    scene.shape(under, inShade(brief, stone, 0.85), { detail: 0.7, edge: 1.5 });
    scene.line(
      ellipse([w * x, foot], w * half + 7, h * (0.04 + half * 0.95) + 7, {
        from: Math.PI * 1.04,
        to: Math.PI * 1.96,
        steps: 24,
      }),
      mix(stone, palette.white, 0.35),
      { width: 7, pressure: () => 0.9, dry: 0.35, opacity: 0.8 },
    );
  }
  scene.line(
    deck.map(([x, y]): Point => [x, y + h * 0.03]),
    inShade(brief, stone, 0.6),
    { width: 6, pressure: () => 0.8, dry: 0.3, opacity: 0.8 },
  );
  for (let i = 0; i < 26; i++) {
    const at: Point = [w * random(), water - h * random.between(-0.03, 0.07)];
    scene.line(
      [at, [at[0] + random.between(12, 26), at[1] + random.bell()]],
      inShade(brief, stone, random.between(0.2, 0.5)),
      { width: 4, dry: 0.5, opacity: 0.55 },
    );
  }
}
