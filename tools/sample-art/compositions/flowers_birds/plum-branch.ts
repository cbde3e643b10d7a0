import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, ellipse, type Point, place, pointAt, rectangle, smooth } from '../../curve.ts';
import { along, around } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';

/** An old plum branch crosses the sheet; blossoms sit in threes and fives on its young twigs. */
export const plumBranch: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, hour, framing } = brief;
  const isInk = brief.medium === 'ink';
  const wall = palette.lit(
    random.pick([
      oklch(0.86, 0.03, 90),
      oklch(0.72, 0.035, 200),
      oklch(0.8, 0.03, 60),
      oklch(0.6, 0.035, 240),
    ]),
    0.7,
  );
  scene.shape(
    rectangle(-20, -20, w + 40, h + 40),
    along([0, 0], [w, h], shift(wall, { light: 0.05 }), wall, shift(wall, { light: -0.07 })),
    { backdrop: true, direction: 0.6 },
  );
  const flip = random.chance(0.5);
  const at = (x: number, y: number): Point => [(flip ? 1 - x : x) * w, y * h];
  if (hour === 'night' || hour === 'dusk') {
    const moon = at(random.between(0.55, 0.7), random.between(0.2, 0.34));
    const r = Math.min(w, h) * 0.13;
    // Ink has no white: a grey wash around the bare paper makes the moon.
    if (isInk) {
      scene.shape(ellipse(moon, r * 2.6, r * 2), oklch(0.72, 0.01, 250), {
        edge: 60,
        opacity: 0.7,
        contour: 0,
      });
    }
    scene.shape(
      ellipse(moon, r, r),
      around(
        moon,
        r,
        isInk ? oklch(0.97, 0.01, 90) : palette.white,
        isInk ? oklch(0.97, 0.01, 90) : mix(palette.white, palette.light, 0.4),
      ),
      { edge: isInk ? 14 : 5, contour: 0, detail: 0.3 },
    );
  }
  const size = Math.min(w, h) * { wide: 0.032, middle: 0.043, close: 0.058 }[framing];
  const bark = mix(palette.trunk, palette.dark, 0.35);
  const trunk = smooth(
    [
      at(-0.04, random.between(0.72, 0.92)),
      at(0.17, 0.66),
      at(0.31, 0.7),
      at(0.47, random.between(0.44, 0.54)),
      at(0.66, 0.45),
      at(0.83, random.between(0.2, 0.3)),
    ],
    { steps: 14 },
  );
  branch(scene, brief, { line: trunk, width: size * 1.15, colour: bark });
  const blossoms: { at: Point; size: number }[] = [];
  const twigs = random.whole(7, 10);
  for (let i = 0; i < twigs; i++) {
    const t = 0.2 + (0.78 * (i + random() * 0.6)) / twigs;
    const root = pointAt(trunk, t);
    const up = random.chance(0.78) ? -1 : 0.75;
    const reach = h * random.between(0.13, 0.32) * (1.15 - t * 0.4);
    const lean = (flip ? -1 : 1) * random.between(-0.15, 0.6) * reach;
    const twig = smooth([
      root,
      [root[0] + lean * 0.25, root[1] + up * reach * 0.4],
      [root[0] + lean * 0.75, root[1] + up * reach * 0.72],
      [root[0] + lean, root[1] + up * reach],
    ]);
    scene.line(twig, bark, { width: size * 0.3, pressure: (s) => 1 - s * 0.75, dry: 0.3 });
    for (let n = random.whole(1, 4); n > 0; n--) {
      const [x, y] = pointAt(twig, random.between(0.3, 1));
      blossoms.push({
        at: [x + random.bell() * size * 0.7, y + random.bell() * size * 0.7],
        size: size * random.between(0.75, 1.15),
      });
    }
    const bud = pointAt(twig, 1);
    blossoms.push({ at: bud, size: size * 0.32 });
  }
  const red = palette.lit(
    random.pick([
      oklch(0.5, 0.14, 18),
      oklch(0.74, 0.085, 5),
      oklch(0.88, 0.035, 5),
      oklch(0.62, 0.115, 15),
    ]),
    0.4,
  );
  for (const { at: place, size: s } of blossoms) {
    if (s < size * 0.5)
      scene.shape(blob(random, place, s, s * 1.15, 0.12), shift(red, { light: -0.07 }), {
        accent: true,
        detail: 0.8,
      });
    else blossom(scene, brief, { at: place, size: s, colour: red });
  }
  for (let i = random.whole(2, 6); i > 0; i--) {
    const petal: Point = at(random.between(0.3, 0.9), random.between(0.62, 0.95));
    scene.shape(
      ellipse(petal, size * 0.34, size * 0.2, { turn: random() * 3 }),
      shift(red, { light: 0.04 }),
      { accent: true, opacity: 0.85 },
    );
  }
  scene.seal(at(random.between(0.86, 0.91), 0.88));
};

/** Old wood: a broad dry stroke, a darker underside, knots. */
function branch(
  scene: Scene,
  { random }: Brief,
  { line, width, colour }: { line: Point[]; width: number; colour: Colour },
): void {
  const knotty = (t: number) => (1 - t * 0.72) * (0.85 + 0.25 * Math.sin(t * 19 + width));
  scene.line(line, colour, { width: width * 1.5, pressure: knotty, dry: 0.45 });
  scene.line(
    line.map(([x, y]): Point => [x + width * 0.1, y + width * 0.34]),
    shift(colour, { light: -0.09 }),
    { width: width * 0.6, pressure: (t) => knotty(t) * 0.9, dry: 0.55 },
  );
  scene.line(
    line.map(([x, y]): Point => [x - width * 0.1, y - width * 0.42]),
    shift(colour, { light: 0.2 }),
    { width: width * 0.22, pressure: knotty, dry: 0.7, opacity: 0.7 },
  );
  for (let i = 0; i < 7; i++) {
    const knot = pointAt(line, random());
    scene.shape(
      blob(
        random,
        [knot[0], knot[1] + random.bell() * width * 0.3],
        width * 0.16,
        width * 0.11,
        0.3,
      ),
      shift(colour, { light: -0.12 }),
      { contour: 0 },
    );
  }
}

function blossom(
  scene: Scene,
  { random, palette }: Brief,
  { at, size, colour }: { at: Point; size: number; colour: Colour },
): void {
  const squash = random.between(0.6, 1);
  const lean = random.between(0, Math.PI);
  const seen = ([x, y]: Point): Point => {
    const [a, b] = [
      x * Math.cos(lean) + y * Math.sin(lean),
      (y * Math.cos(lean) - x * Math.sin(lean)) * squash,
    ];
    return [
      at[0] + a * Math.cos(lean) - b * Math.sin(lean),
      at[1] + a * Math.sin(lean) + b * Math.cos(lean),
    ];
  };
  const first = random() * 6;
  for (let i = 0; i < 5; i++) {
    const angle = first + (i * Math.PI * 2) / 5;
    const petal = place(blob(random, [size * 0.62, 0], size * 0.54, size * 0.5, 0.08), {
      turn: angle,
    }).map(seen);
    const tip = seen([Math.cos(angle) * size, Math.sin(angle) * size]);
    const light = shift(colour, { light: 0.09 + random.bell() * 0.03, chroma: 0.85 });
    scene.shape(petal, along(at, tip, shift(colour, { light: -0.06 }), colour, light), {
      accent: true,
      detail: 0.9,
      contour: 0.5,
    });
  }
  scene.shape(ellipse(at, size * 0.2, size * 0.18), shift(colour, { light: -0.2 }), {
    accent: true,
    edge: 2,
    opacity: 0.8,
  });
  const gold = mix(oklch(0.85, 0.11, 90), palette.light, 0.2);
  for (let i = 0; i < 9; i++) {
    const angle = first + (i * Math.PI * 2) / 9;
    const end = seen([Math.cos(angle) * size * 0.5, Math.sin(angle) * size * 0.5]);
    scene.line([at, end], shift(colour, { light: -0.22 }), {
      width: size * 0.05,
      accent: true,
      pressure: () => 1,
    });
    scene.shape(ellipse(end, size * 0.055, size * 0.055), gold, { accent: true, detail: 1 });
  }
}
