import { mix, oklch } from '../../colour.ts';
import { blob } from '../../curve.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { type Pen, penAt } from '../portrait/pen.ts';
import { seatedFigure as paintSitter } from '../portrait/seated.ts';
import { mixTones, type Tones } from '../portrait/tones.ts';
import { searchingLines } from './loose.ts';

/** Someone on a chair, seen from the side: worn out at dusk, waiting in the day. */
export const seatedFigure: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing, hour } = brief;
  const size = Math.min(h * { wide: 0.14, middle: 0.165, close: 0.18 }[framing], w * 0.24);
  const body = penAt(scene, { at: [w * 0.53, h * 0.17], size });
  // At dusk a tired sitter, in the day one who waits.
  const waits = hour === 'day';
  const tones = mixTones(brief, oklch(0.3, 0.03, 45));
  chair(scene, brief, body);
  paintSitter(scene, brief, body, {
    tones,
    top: palette.lit(
      random.pick([oklch(0.86, 0.02, 80), oklch(0.7, 0.04, 250), oklch(0.55, 0.05, 40)]),
      0.3,
    ),
    skirt: palette.lit(
      random.pick([oklch(0.4, 0.03, 260), oklch(0.48, 0.04, 60), oklch(0.72, 0.03, 90)]),
      0.3,
    ),
    nod: waits ? random.between(0.0, 0.1) : random.between(0.42, 0.6),
    hand: waits ? [-0.62, 2.1] : [-0.95, 2.18],
  });
  if (waits) bag(brief, body, tones);
  searchingLines(body, brief, [
    [0.6, 0.68, 0.86, 1.0, 0.97, 1.5, 1.0, 2.1],
    [-1.46, 2.4, -1.44, 3.0, -1.42, 3.9],
    [-0.4, 2.2, -0.9, 2.15, -1.4, 2.3],
  ]);
  if (random.chance(0.5)) mirror(scene, w);
};

/** A handbag on the lap, both hands folded over its clasp. */
function bag({ palette }: Brief, body: Pen, { light, middle, shade, deep }: Tones): void {
  const leather = mix(palette.lit(palette.harmony.accent, 0.3), palette.dark, 0.45);
  body.line([-1.02, 1.84, -0.9, 1.5, -0.66, 1.5, -0.56, 1.84], leather, {
    width: 0.06,
    dry: 0.15,
    pressure: () => 0.9,
  });
  body.area(
    [
      -1.14, 1.84, -0.82, 1.78, -0.5, 1.82, -0.42, 1.92, -0.4, 2.26, -0.8, 2.3, -1.2, 2.26, -1.2,
      1.94,
    ],
    body.blend([-1.1, 1.8, -0.5, 2.3], leather, mix(leather, palette.dark, 0.4)),
    { detail: 0.6, direction: 0.6 },
  );
  body.area(
    [
      -0.3, 1.86, -0.5, 1.78, -0.74, 1.76, -0.92, 1.84, -0.96, 1.95, -0.82, 2.0, -0.6, 1.99, -0.36,
      2.04,
    ],
    body.blend([-0.6, 1.74, -0.6, 2.04], light, middle, shade),
    { detail: 0.85, contour: 1 },
  );
  for (const y of [1.84, 1.9, 1.95])
    body.line([-0.66, y, -0.8, y + 0.01, -0.93, y + 0.03], deep, {
      width: 0.016,
      dry: 0.3,
      opacity: 0.7,
    });
}

function chair(scene: Scene, { palette, random }: Brief, body: Pen): void {
  const wood = mix(palette.trunk, palette.dark, 0.3);
  scene.shape(
    blob(random, body.at(0.1, 4.52), body.size * 1.9, body.size * 0.22, 0.1),
    palette.shadow,
    { glaze: true, edge: body.size * 0.08, opacity: 0.5, direction: 0 },
  );
  const bar = (line: readonly number[], width = 0.09) =>
    body.line(line, wood, { width, dry: 0.15, pressure: () => 0.9 });
  bar([1.02, 3.0, 1.12, 2.2, 1.24, 1.2]);
  bar([1.24, 1.28, 1.02, 1.3], 0.12);
  bar([1.0, 3.0, 1.06, 3.8, 1.16, 4.5]);
  bar([0.62, 3.05, 0.66, 3.8, 0.7, 4.3], 0.07);
  bar([-0.22, 3.05, -0.24, 3.8, -0.28, 4.46]);
  bar([0.98, 3.9, 0.3, 3.94, -0.24, 3.9], 0.05);
  body.area([-0.42, 2.95, 1.08, 2.95, 1.1, 3.1, -0.4, 3.1], wood, { detail: 0.5 });
}
