import { type Point, place, ridge, smooth } from '../../curve.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { farBirds, ink, veil } from './ink.ts';
import { crestOf, peak } from './peaks.ts';
import { pine, pines } from './pines.ts';

/** Peaks stand in the mist, each nearer one darker; at the foot a small roof among pines. */
export const mountainMist: Compose = (scene, brief) => {
  if (brief.height > brief.width) ascent(scene, brief);
  else range(scene, brief);
};

/** The scroll: peak over peak, and the way up between them. */
function ascent(scene: Scene, brief: Brief): void {
  const { width: w, height: h, random } = brief;
  const flip = random.chance(0.5);
  const at = (x: number, y: number): Point => [(flip ? 1 - x : x) * w, y * h];
  const tiers = [
    { top: at(0.34, 0.13), half: 0.5, foot: 0.33, strength: 0.26 },
    { top: at(0.7, 0.2), half: 0.75, foot: 0.45, strength: 0.5 },
    { top: at(0.16, 0.43), half: 0.85, foot: 0.62, strength: 0.66 },
    { top: at(0.92, 0.6), half: 0.85, foot: 0.79, strength: 0.85 },
  ];
  for (const { top, half, foot, strength } of tiers) {
    const crest = crestOf(random, {
      at: [top[0] + random.bell() * w * 0.04, top[1]],
      half: w * half,
      foot: foot * h,
    });
    peak(scene, brief, { crest, foot: foot * h, strength });
    pines(scene, brief, { crest, size: w * 0.035 * (0.6 + strength), strength, count: 7 });
  }
  farBirds(scene, random, { at: at(0.44, 0.36), size: w * 0.028, count: 4 });
  const bank = ridge(random, {
    from: -30,
    to: w + 30,
    y: h * 0.93,
    height: h * 0.03,
    size: w * 0.5,
  });
  peak(scene, brief, { crest: bank, foot: h * 1.06, strength: 0.6 });
  pavilion(scene, at(0.36, 0.915), w * 0.13);
  for (let i = 0; i < 5; i++) {
    pine(
      scene,
      brief,
      at(0.5 + 0.11 * i + random.bell() * 0.03, 0.945),
      w * random.between(0.16, 0.3),
      0.95,
    );
  }
  scene.seal(at(0.12, 0.975));
}

/** The panorama: ranges that come out of the mist and go back into it. */
function range(scene: Scene, brief: Brief): void {
  const { width: w, height: h, random } = brief;
  const flip = random.chance(0.5);
  const at = (x: number, y: number): Point => [(flip ? 1 - x : x) * w, y * h];
  const masses = [
    { x: 0.66, top: 0.2, half: 0.2, foot: 0.62, strength: 0.2 },
    { x: 0.5, top: 0.36, half: 0.17, foot: 0.7, strength: 0.26 },
    { x: 0.85, top: 0.32, half: 0.2, foot: 0.74, strength: 0.36 },
    { x: 0.2, top: 0.13, half: 0.22, foot: 0.78, strength: 0.6 },
    { x: 0.33, top: 0.4, half: 0.14, foot: 0.84, strength: 0.78 },
    { x: 0.02, top: 0.44, half: 0.17, foot: 0.96, strength: 0.95 },
  ];
  for (const { x, top, half, foot, strength } of masses) {
    const crest = crestOf(random, {
      at: at(x + random.bell() * 0.012, top),
      half: w * half,
      foot: h * foot,
    });
    peak(scene, brief, { crest, foot: h * foot, strength });
    pines(scene, brief, { crest, size: h * 0.05 * (0.5 + strength), strength, count: 8 });
  }
  farBirds(scene, random, { at: at(0.52, 0.26), size: h * 0.028, count: 5 });
  veil(scene, random, { at: at(0.62, 0.86), rx: w * 0.24, ry: h * 0.05, strength: 0.18 });
  pavilion(scene, at(0.74, 0.86), h * 0.12);
  for (let i = 0; i < 4; i++) {
    pine(
      scene,
      brief,
      at(0.79 + 0.032 * i, 0.89 + random.bell() * 0.012),
      h * random.between(0.16, 0.32),
      0.95,
    );
  }
  scene.seal(at(0.95, 0.86));
}

function pavilion(scene: Scene, to: Point, size: number): void {
  const put = (points: readonly Point[]) => place(points, { to, scale: size });
  for (const x of [-0.45, -0.15, 0.18, 0.46]) {
    scene.line(
      put([
        [x, 0.1],
        [x, -0.46],
      ]),
      ink(0.8),
      { width: size * 0.05, pressure: () => 1 },
    );
  }
  scene.line(
    put([
      [-0.62, 0.1],
      [0.64, 0.1],
    ]),
    ink(0.7),
    { width: size * 0.06, pressure: () => 1 },
  );
  scene.shape(
    put(
      smooth([
        [-0.85, -0.42],
        [-0.45, -0.52],
        [-0.12, -0.86],
        [0.12, -0.86],
        [0.45, -0.52],
        [0.85, -0.42],
        [0.4, -0.4],
        [-0.4, -0.4],
      ]),
    ),
    ink(0.9),
    { edge: 0.6, detail: 1 },
  );
}
