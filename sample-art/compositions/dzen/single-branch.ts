import { mix, oklch } from '../../colour.ts';
import { blob, leaf, type Point, pointAt, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { CINNABAR, ink } from './ink.ts';
import { magnolia, type Touch } from './magnolia.ts';

/** One branch in one stroke; a few touches of colour, and nothing more. */
export const singleBranch: Compose = (scene, brief) => {
  const { width: w, height: h, random } = brief;
  const flip = random.chance(0.5);
  const at = (x: number, y: number): Point => [(flip ? 1 - x : x) * w, y * h];
  const hangs = h > w * 1.4;
  const size = Math.min(w, h) * (hangs ? 0.085 : 0.055);
  const wood = hangs
    ? [at(1.06, 0.22), at(0.82, 0.28), at(0.72, 0.27), at(0.5, 0.38), at(0.52, 0.47), at(0.3, 0.63)]
    : [at(-0.06, 0.82), at(0.16, 0.7), at(0.27, 0.71), at(0.5, 0.5), at(0.62, 0.5), at(0.8, 0.3)];
  const line = smooth(
    wood.map(([x, y]): Point => [x + random.bell() * w * 0.02, y + random.bell() * h * 0.012]),
    { steps: 16 },
  );
  bough(scene, random, line, size);
  const side = (flip ? -1 : 1) * (hangs ? -1 : 1);
  const tips: { at: Point; lean: Point }[] = [
    { at: pointAt(line, 1), lean: [side * 0.5, hangs ? 0.6 : -1] },
  ];
  const twigs = hangs ? 4 : 3;
  for (let i = 0; i < twigs; i++) {
    const root = pointAt(line, 0.34 + (0.58 * (i + random() * 0.5)) / twigs);
    const up = hangs ? (i % 2 ? 0.8 : -0.55) : i === 1 ? 0.35 : -1;
    const reach = Math.min(w, h) * random.between(0.13, 0.27) * (hangs ? 1.5 : 1);
    const out = side * reach * random.between(0.3, 0.75);
    const twig = smooth([
      root,
      [root[0] + out * 0.55, root[1] + up * reach * 0.3],
      [root[0] + out * 0.7, root[1] + up * reach * 0.75],
      [root[0] + out, root[1] + up * reach],
    ]);
    scene.line(twig, ink(0.88), { width: size * 0.3, pressure: (s) => 1 - s * 0.6, dry: 0.5 });
    tips.push({ at: pointAt(twig, 1), lean: [out / reach, up] });
    if (random.chance(0.7)) tips.push({ at: pointAt(twig, 0.55), lean: [side * 0.8, up * 0.6] });
  }
  const kind = brief.season !== 'spring' ? random.pick(['berry', 'leaf'] as const) : 'magnolia';
  tips.forEach((tip, i) => {
    if (kind === 'leaf') leaves(scene, random, { ...tip, size });
    else if (kind === 'berry') berries(scene, random, { ...tip, size });
    else magnolia(scene, random, { ...tip, size: size * (i < 3 ? 2.6 : 1), isOpen: i < 3 });
  });
  scene.seal(hangs ? at(0.16, 0.9) : at(0.9, 0.88));
};

/** Old wood in one dry stroke, pressed at every turn; a second, wetter one lies in its shadow. */
function bough(scene: Scene, random: Brief['random'], line: readonly Point[], size: number): void {
  const phase = random() * 6;
  const press = (t: number) =>
    (1.15 - t * 0.95) * (0.75 + 0.2 * Math.sin(t * 13 + phase) + 0.16 * Math.sin(t * 37));
  scene.line(line, ink(0.5), { width: size * 1.3, pressure: press, dry: 0.9 });
  scene.line(
    line.map(([x, y], i): Point => [x + Math.sin(i * 0.23) * 2, y + size * 0.16]),
    ink(1),
    { width: size * 0.95, pressure: press, dry: random.between(0.72, 0.84) },
  );
  for (const t of [0.12, 0.31, 0.47, 0.66]) {
    const [x, y] = pointAt(line, t + random.bell() * 0.02);
    const knot = size * (1 - t * 0.7) * random.between(0.3, 0.5);
    scene.shape(blob(random, [x, y + size * 0.1], knot, knot * 0.8, 0.3), ink(1), { edge: 0.8 });
  }
}

function leaves(scene: Scene, random: Brief['random'], { at: [x, y], lean, size }: Touch): void {
  for (let i = random.whole(1, 3); i > 0; i--) {
    const reach = size * random.between(1.6, 2.8);
    const angle = Math.atan2(lean[1] + 0.7, lean[0]) + random.bell() * 0.6;
    const tip: Point = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    const tone = random.pick([0.25, 0.45, 0.8]);
    scene.shape(
      leaf([x, y], tip, reach * 0.36, { bend: random.pick([-0.14, 0.12]), belly: 0.34 }),
      along([x, y], tip, ink(tone), ink(tone * 0.6)),
      { edge: 1.2 },
    );
    scene.line([[x, y], tip], ink(tone + 0.3), { width: 2, dry: 0.5 });
  }
}

function berries(scene: Scene, random: Brief['random'], { at: [x, y], lean, size }: Touch): void {
  for (let i = random.whole(2, 4); i > 0; i--) {
    const r = size * random.between(0.24, 0.36);
    const to: Point = [
      x + lean[0] * size * 0.4 + random.bell() * size * 0.5,
      y + size * random.between(0.1, 1.1),
    ];
    scene.line(smooth([[x, y], [x + (to[0] - x) * 0.3, y + (to[1] - y) * 0.6], to]), ink(0.8), {
      width: 2,
      pressure: () => 1,
    });
    const red = mix(CINNABAR, oklch(0.45, 0.12, 25), random() * 0.6);
    scene.shape(blob(random, to, r, r, 0.07), red, { accent: true, edge: 0.8, detail: 0.9 });
    scene.line(
      [
        [to[0], to[1] + r * 0.7],
        [to[0] + 1, to[1] + r * 1.15],
      ],
      ink(0.95),
      { width: r * 0.4 },
    );
  }
}
