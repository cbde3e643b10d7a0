import { mix } from '../../colour.ts';
import { below, blob, boxAround, type Point, pointAt, ribbon, ridge } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import { type Coast, growth } from './ledges.ts';
import { rock } from './rocks.ts';
import { foam, mirrored } from './seas.ts';

export function cliff(
  scene: Scene,
  brief: Brief,
  { frame, horizon, lit, shade, bounce }: Coast,
): void {
  const { height: h, width: w, random, framing, palette } = brief;
  const tip = { wide: 0.46, middle: 0.56, close: 0.62 }[framing] * random.between(0.94, 1.06);
  const crown = (horizon / h) * random.between(0.3, 0.5);
  const foot = horizon + (h - horizon) * 0.42;
  const parts = [
    { shiftX: 0.02, from: 0, top: crown, drop: 0, down: -0.12, far: 0.22 },
    { shiftX: -0.2, from: 0, top: crown + 0.13, drop: 0.06, down: 0.06, far: 0 },
  ];
  for (const { shiftX, top, drop, down, far } of parts) {
    const end = tip + shiftX;
    const y = (v: number) => top + v + drop;
    const line = frame.path([
      -0.06,
      y(0.02),
      end * 0.2,
      y(0),
      end * 0.42,
      y(0.035),
      end * 0.58,
      y(0.02),
      end * 0.7,
      y(0.1),
      end * 0.8,
      y(0.13),
      end * 0.87,
      y(0.26),
      end * 0.95,
      foot / h + down - 0.06,
      end * 1.03,
      foot / h + down,
    ]);
    const base = foot + down * h;
    mirrored(scene, brief, {
      x: (frame.side > 0 ? end * 0.5 : 1 - end * 0.5) * w,
      reach: end * w * 0.62,
      y: base,
      colour: mix(shade, bounce, 0.5),
    });
    rock(scene, brief, {
      top: line,
      foot: base + 4,
      light: frame.side,
      lit: palette.away(lit, far),
      shade: palette.away(shade, far),
      bounce,
      faces: random.whole(5, 7),
      detail: 0.75,
    });
    weather(scene, brief, {
      top: line,
      foot: base,
      lit: palette.away(lit, far),
      shade: palette.away(shade, far),
      bounce,
    });
    growth(scene, brief, line, far);
    const shore = Array.from(
      { length: 16 },
      (_, i): Point => frame.at(end * 1.06 * (i / 15), 0),
    ).map(([x]): Point => [x, base + 4 + random.bell() * 2.5]);
    foam(scene, brief, shore, h * 0.012);
  }
}

/** Layers of stone and what rain has washed over them: planes alone would look cut out of paper. */
function weather(
  scene: Scene,
  { random, palette }: Brief,
  {
    top,
    foot,
    lit,
    shade,
    bounce,
  }: { top: readonly Point[]; foot: number } & Pick<Coast, 'lit' | 'shade' | 'bounce'>,
): void {
  // A chance of its own, so that what is painted after it stays where it was.
  const chance = random.fork(`weather ${Math.round(foot)}`);
  const { left, right, top: crown } = boxAround(top);
  const tall = foot - crown;
  const outline = below(top, foot);
  const soft = { contour: 0, detail: 0.6 };
  scene.within(outline, () => {
    for (let i = 0; i < 14; i++) {
      const [x, y] = pointAt(top, chance());
      const tone = chance.pick([mix(lit, bounce, 0.5), mix(shade, bounce, 0.4), shade, lit]);
      scene.shape(
        blob(
          chance,
          [x, y + (foot - y) * chance.between(0.15, 0.9)],
          tall * chance.between(0.05, 0.13),
          tall * chance.between(0.1, 0.26),
          0.3,
        ),
        tone,
        { ...soft, edge: tall * 0.08, opacity: 0.4, direction: 1.4 },
      );
    }
    const layers = 9;
    for (let i = 0; i < layers; i++) {
      const y = crown + (tall * (i + chance())) / layers;
      const from = left + (right - left) * chance.between(-0.1, 0.5);
      const layer = ridge(chance, {
        from,
        to: from + (right - left) * chance.between(0.3, 0.6),
        y,
        height: tall * 0.05,
        size: tall * 0.4,
        octaves: 3,
      });
      const thick = tall * chance.between(0.008, 0.02);
      scene.shape(
        ribbon(layer, (t) => thick * Math.sin(Math.PI * t)),
        chance.chance(0.6) ? mix(shade, palette.dark, 0.2) : mix(lit, palette.light, 0.3),
        { ...soft, edge: tall * 0.015, opacity: 0.45, direction: 0.1 },
      );
    }
  });
}

/** A rock that stands alone in the water. */
export function stack(
  scene: Scene,
  brief: Brief,
  { frame, lit, shade, bounce, horizon }: Coast,
  { x, foot, size }: { x: number; foot: number; size: number },
): void {
  const { height: h, width: w, random } = brief;
  const tall = Math.min(h, w) * size * random.between(0.9, 1.4);
  const half = (tall * random.between(0.55, 0.9)) / w;
  const y = (v: number) => (foot - tall * v) / h;
  const near = (foot - horizon) / (h - horizon);
  mirrored(scene, brief, {
    x: frame.at(x, 0)[0],
    reach: half * w,
    y: foot,
    colour: mix(shade, bounce, 0.4),
  });
  rock(scene, brief, {
    top: frame.path([
      x - half,
      y(0),
      x - half * 0.7,
      y(0.5),
      x - half * 0.3,
      y(0.72),
      x - half * 0.12,
      y(1),
      x + half * 0.25,
      y(0.82),
      x + half * 0.5,
      y(0.4),
      x + half * 1.1,
      y(0),
    ]),
    foot: foot + 3,
    light: frame.side,
    lit,
    shade,
    bounce,
    faces: 3,
    detail: 0.8,
  });
  const collar = Array.from(
    { length: 9 },
    (_, i): Point => [
      frame.at(x - half * 1.25 + (half * 2.5 * i) / 8, 0)[0],
      foot + 3 + random.bell() * 2,
    ],
  );
  foam(scene, brief, collar, h * (0.006 + near * 0.012));
}
