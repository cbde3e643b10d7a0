import { type Point, place, smooth } from '../../curve.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { CINNABAR, veil } from './ink.ts';
import { rake } from './raked-sand.ts';
import { stone } from './stone.ts';

/** Stones: one upon the other, or asleep in raked sand. */
export const stones: Compose = (scene, brief) => {
  if (brief.width > brief.height * 1.5) garden(scene, brief);
  else cairn(scene, brief);
};

/** Five stones in balance; the smallest carries nothing. */
function cairn(scene: Scene, brief: Brief): void {
  const { width: w, height: h, random } = brief;
  const flip = random.chance(0.5);
  const at = (x: number, y: number): Point => [(flip ? 1 - x : x) * w, y * h];
  const foot = at(random.between(0.42, 0.48), 0.8);
  const size = Math.min(w, h);
  veil(scene, random, {
    at: [foot[0] + size * 0.14, foot[1] + size * 0.015],
    rx: size * 0.4,
    ry: size * 0.045,
    strength: 0.4,
  });
  let y = foot[1] + size * 0.02;
  let x = foot[0];
  const count = random.whole(3, 5);
  for (let i = 0; i < count; i++) {
    const rx = size * (0.2 - i * 0.034) * random.between(0.85, 1.15);
    const ry = rx * random.between(0.42, 0.62);
    stone(scene, brief, {
      at: [x, y - ry],
      rx,
      ry,
      strength: random.pick([0.55, 0.75, 0.95]),
      turn: random.bell() * 0.06,
    });
    y -= ry * 1.62;
    x += random.bell() * rx * 0.16;
  }
  const pebble = at(random.between(0.72, 0.8), 0.79);
  stone(scene, brief, { at: pebble, rx: size * 0.055, ry: size * 0.032, strength: 0.7, turn: 0.1 });
  scene.shape(
    place(
      smooth(
        [
          [-1, 0],
          [-0.2, -0.34],
          [0.8, -0.2],
          [1.2, 0.1],
          [0.3, 0.3],
        ],
        { closed: true },
      ),
      { to: at(random.between(0.24, 0.28), 0.83), scale: size * 0.016, turn: random.bell() * 0.4 },
    ),
    CINNABAR,
    { accent: true },
  );
  scene.seal(at(0.89, 0.9));
}

/** A long sheet of raked sand that flows around two groups of rocks. */
function garden(scene: Scene, brief: Brief): void {
  const { width: w, height: h, random } = brief;
  const flip = random.chance(0.5);
  const mirror = (x: number) => (flip ? w - x : x);
  const groups = [
    { x: mirror(w * random.between(0.3, 0.36)), y: h * 0.54, r: h * 0.27 },
    { x: mirror(w * random.between(0.72, 0.78)), y: h * 0.5, r: h * 0.17 },
  ];
  rake(scene, brief, groups);
  const [large, small] = groups as [(typeof groups)[0], (typeof groups)[0]];
  const side = flip ? -1 : 1;
  const put = (x: number, y: number, rx: number, ry: number, strength: number) =>
    stone(scene, brief, { at: [x, y], rx, ry, strength, turn: random.bell() * 0.08 });
  put(
    large.x - side * large.r * 0.35,
    large.y - large.r * 0.42,
    large.r * 0.62,
    large.r * 0.72,
    0.6,
  );
  put(
    large.x + side * large.r * 0.45,
    large.y - large.r * 0.02,
    large.r * 0.72,
    large.r * 0.46,
    0.95,
  );
  put(
    large.x - side * large.r * 0.75,
    large.y + large.r * 0.24,
    large.r * 0.3,
    large.r * 0.18,
    0.75,
  );
  put(small.x, small.y, small.r * 0.8, small.r * 0.62, 0.8);
  put(
    small.x - side * small.r * 0.95,
    small.y + small.r * 0.42,
    small.r * 0.34,
    small.r * 0.2,
    0.6,
  );
  scene.seal([mirror(w * 0.955), h * 0.06]);
}
