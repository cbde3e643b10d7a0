import { mix, oklch, shift } from '../../colour.ts';
import { below, blob, ellipse, type Point, rectangle, ridge, smooth } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { placeFigure } from './figure.ts';
import { paintFox } from './vulpine.ts';
import { layDrifts, plantTrunks } from './winter-wood.ts';

/** A fox trots along the edge of the wood, the only warm thing in sight. */
export const fox: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing, season } = brief;
  const isMirrored = random.chance(0.5);
  const isWinter = season === 'winter';
  const line = h * random.between(0.5, 0.56);
  scene.shape(
    rectangle(-30, -30, w + 60, h + 60),
    vertical(0, line, palette.skyTop, mix(palette.skyTop, palette.skyLow, 0.7), palette.skyLow),
    { backdrop: true, direction: 0.1 },
  );
  const bare = mix(palette.foliage[1], palette.trunk, isWinter ? 0.7 : 0.1);
  for (const [lift, far] of [
    [0.2, 0.78],
    [0.12, 0.58],
  ] as const) {
    const wood = ridge(random, {
      from: -30,
      to: w + 30,
      y: line - h * lift,
      height: h * 0.13,
      size: w * 0.16,
      octaves: 5,
    });
    scene.shape(below(wood, line + h * 0.1), palette.away(bare, far), {
      edge: 8,
      contour: 0,
      detail: 0.25,
      direction: 1.5,
    });
  }
  if (!isWinter) {
    for (let i = 0; i < 7; i++) {
      const at: Point = [w * random(), line + h * random.between(-0.06, 0.05)];
      scene.shape(
        blob(random, at, w * random.between(0.05, 0.11), h * random.between(0.05, 0.1), 0.28),
        palette.away(random.pick(palette.foliage), random.between(0.25, 0.55)),
        { edge: 7, contour: 0, detail: 0.3 },
      );
    }
  }
  plantTrunks(scene, brief, line, true);
  const field = isWinter
    ? mix(palette.white, palette.shadow, 0.1)
    : mix(palette.earth, palette.foliage[0], 0.4);
  const ground = ridge(random, {
    from: -30,
    to: w + 30,
    y: line + h * 0.04,
    height: h * 0.05,
    size: w * 0.55,
    octaves: 3,
  });
  scene.shape(
    below(ground, h + 40),
    vertical(line, h, palette.away(field, 0.35), field, shift(field, { light: -0.05 })),
    { edge: 4, contour: 0.2, detail: 0.35, direction: 0.06 },
  );
  layDrifts(scene, brief, line);
  plantTrunks(scene, brief, line, false);
  const s = Math.min(h * 0.36, w * 0.21) * { wide: 0.92, middle: 1.1, close: 1.3 }[framing];
  const foot: Point = [w * random.between(0.38, 0.46), h * random.between(0.8, 0.84)];
  paintFox(
    scene,
    brief,
    placeFigure({ to: foot, scale: s, turn: random.between(-0.03, 0.03) }),
    isWinter,
  );
  if (isWinter) tracks(scene, brief, foot, s);
  near(scene, brief, s);
  scene.seal([w * 0.9, h * 0.88]);
  if (isMirrored) mirror(scene, w);
};

/** The line of its steps behind it. */
function tracks(
  scene: Scene,
  { width: w, random, palette }: Brief,
  [x, y]: Point,
  s: number,
): void {
  for (let i = 0; i < 14; i++) {
    const px = x + s * (0.75 + i * 0.27) + random.bell() * s * 0.02;
    if (px > w + 20) return;
    const py = y + (i % 2 ? 0.02 : -0.03) * s - i * i * s * 0.0035;
    scene.shape(ellipse([px, py], s * 0.045, s * 0.018), mix(palette.shadow, palette.dark, 0.1), {
      opacity: 0.6,
      edge: 2,
      contour: 0.3,
    });
  }
}

/** Grass and stalks at the near edge. */
function near(
  scene: Scene,
  { width: w, height: h, random, palette, season }: Brief,
  s: number,
): void {
  const stalk = mix(
    season === 'winter' ? palette.trunk : palette.grass,
    palette.lit(oklch(0.6, 0.06, 70), 0.3),
    0.5,
  );
  for (let tuft = 0; tuft < 6; tuft++) {
    const root: Point = [w * random.between(0, 1), h * random.between(0.9, 1.03)];
    for (let i = random.whole(6, 11); i > 0; i--) {
      const high = s * random.between(0.2, 0.55);
      const lean = high * random.between(-0.5, 0.5);
      const x = root[0] + random.bell() * s * 0.12;
      scene.line(
        smooth([
          [x, root[1]],
          [x + lean * 0.25, root[1] - high * 0.6],
          [x + lean, root[1] - high],
        ]),
        shift(stalk, { light: random.bell() * 0.06 }),
        { width: s * 0.022, dry: 0.45, pressure: (t) => 1 - t * 0.8 },
      );
    }
  }
}
