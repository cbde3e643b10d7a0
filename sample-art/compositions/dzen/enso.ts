import { oklch } from '../../colour.ts';
import { ellipse, leaf, type Point, place, smooth } from '../../curve.ts';
import type { Compose } from '../../scene.ts';

const INK = oklch(0.2, 0.01, 260);

/** One breath, one circle: the brush starts full and ends dry. */
export const enso: Compose = (scene, { width: w, height: h, random, hour }) => {
  const r = Math.min(w, h) * random.between(0.3, 0.36);
  const centre: Point = [w / 2 + random.bell() * w * 0.015, h * (h > w * 1.2 ? 0.42 : 0.49)];
  // The circle of the day is entered from below and closes; at night it opens upwards and holds nothing.
  const isNight = hour === 'night';
  const start = random.between(1.5, 2.4) + (isNight ? 2.6 : 0);
  const turn = random.pick([1, -1]);
  const length = random.between(5.6, 6.35) - (isNight ? 0.75 : 0);
  const wobble = random.between(0.02, 0.06);
  const circle = ellipse([0, 0], 1, 1, { from: start, to: start + length * turn, steps: 90 }).map(
    ([x, y], i): Point => {
      const k =
        r * (1 + wobble * Math.sin(i / 21 + start) + (i / 90) * random.between(-0.004, 0.004));
      return [centre[0] + x * k * 1.02, centre[1] + y * k * 0.97];
    },
  );
  const heavy = r * random.between(0.22, 0.42) * (isNight ? 1.5 : 1);
  scene.line(circle, INK, {
    width: heavy,
    pressure: (t) =>
      (0.72 + 0.28 * Math.sin(t * 5 + start)) * Math.min(1, 0.6 + t * 6) * (1 - 0.3 * t),
    dry: random.between(0.62, 0.85),
  });
  const splashes = random.whole(3, 9);
  for (let i = 0; i < splashes; i++) {
    const angle = start + length * turn * random.between(0.02, 0.3);
    const away = r * random.between(1.14, 1.5);
    const drop = random.between(1, 4.5) * (random.chance(0.2) ? 2 : 1);
    scene.shape(
      ellipse(
        [centre[0] + Math.cos(angle) * away, centre[1] + Math.sin(angle) * away],
        drop,
        drop * random.between(0.7, 1.2),
      ),
      INK,
    );
  }
  const inside = isNight ? 0 : random.whole(0, 2);
  if (inside === 1) {
    for (let i = 0; i < 3; i++) {
      const root: Point = [centre[0] - r * 0.5 + i * r * 0.12, centre[1] + r * 0.42];
      scene.line(
        smooth([
          root,
          [root[0] + r * 0.16, root[1] - r * 0.4],
          [root[0] + r * (0.5 + i * 0.12), root[1] - r * (0.78 - i * 0.2)],
        ]),
        INK,
        { width: 5, dry: 0.3 },
      );
    }
    scene.shape(
      leaf(
        [centre[0] + r * 0.1, centre[1] - r * 0.2],
        [centre[0] + r * 0.42, centre[1] - r * 0.05],
        r * 0.08,
        { bend: 0.15 },
      ),
      INK,
    );
  }
  if (inside === 2) {
    for (let i = 0; i < 3; i++) {
      const at: Point = [centre[0] + r * (i * 0.22 - 0.2), centre[1] - r * (0.1 + i * 0.13)];
      const s = r * (0.1 - i * 0.018);
      scene.line(
        place(
          smooth([
            [-1, -0.35],
            [-0.45, -0.6],
            [0, 0],
            [0.5, -0.62],
            [1.05, -0.3],
          ]),
          { to: at, scale: s, turn: -0.15 },
        ),
        INK,
        { width: s * 0.3, pressure: (t) => 0.3 + Math.sin(t * Math.PI) },
      );
    }
  }
  scene.seal([
    centre[0] + r * 1.02 * (turn > 0 ? 1 : -1),
    Math.min(h * 0.93, centre[1] + r * 1.18),
  ]);
};
