import { Brush } from '../brush.ts';
import { boxAround, dense, type Point } from '../curve.ts';
import { createNoise, fractal, smoothstep } from '../noise.ts';
import { paintSampler, recolour } from '../paint.ts';
import { blur, type Picture } from '../picture.ts';
import { maskOutlines } from '../raster.ts';
import type { Shape } from '../scene.ts';
import { bloomAt, makeBlooms } from './bloom.ts';
import { leaveBorder } from './border.ts';
import type { Studio } from './medium.ts';
import { type Sheet, swallow, type Water } from './sheet.ts';
import { drawLine } from './wash-line.ts';

/** Paints transparent washes and brush lines in order: light goes through them to the paper and back. */
export function paintWashes(studio: Studio, water: Water): Picture {
  const { width, height, support, random, elements } = studio;
  const sheet: Sheet = {
    studio,
    water,
    density: new Float32Array(width * height * 3),
    noise: createNoise(random),
    brush: new Brush(width, height),
  };
  for (const element of elements) {
    if (element.type === 'shape') layWash(sheet, element);
    else drawLine(sheet, element);
  }
  if (random.chance(water.border)) leaveBorder(sheet);
  const rgb = new Float32Array(support.bare.rgb);
  for (let i = 0; i < rgb.length; i++) rgb[i] = (rgb[i] ?? 0) * Math.exp(-(sheet.density[i] ?? 0));
  return { width, height, rgb };
}

/** The outline as a hand fills it: a little outside here, a little inside there, differently in each pass. */
function wander(sheet: Sheet, outline: readonly Point[], amount: number, pass: number): Point[] {
  const { unit } = sheet.studio;
  return dense(outline, 5 * unit, true).map(([x, y]) => {
    const far = 46 * unit;
    const near = 9 * unit;
    const turn = pass * 31.7;
    return [
      x +
        (sheet.noise(x / far + turn, y / far) + 0.45 * sheet.noise(x / near, y / near + turn)) *
          amount,
      y +
        (sheet.noise(x / far, y / far - turn) + 0.45 * sheet.noise(x / near - turn, y / near)) *
          amount,
    ];
  });
}

function layWash(sheet: Sheet, shape: Shape): void {
  const { studio, water, noise, density } = sheet;
  const { unit, width, random } = studio;
  const reach = boxAround(shape.outline);
  const span = Math.min(reach.right - reach.left, reach.bottom - reach.top);
  const amount = water.wobble * unit * Math.min(3, 0.35 + span / (150 * unit)) + shape.edge * 0.4;
  const passes = [0, 1, 2, 3].map((pass) =>
    wander(sheet, shape.outline, amount * (0.6 + pass * 0.3), pass + random() * 3),
  );
  const mask = maskOutlines(passes, shape.clip, shape.edge * 2 + 6 * unit, studio);
  if (!mask) return;
  const soft =
    shape.edge > 0.5
      ? blur(
          mask.cover,
          mask.width,
          mask.height,
          shape.edge * smoothstep(3 * unit, 26 * unit, shape.edge) * 0.6 + shape.edge * 0.1,
        )
      : mask.cover;
  // The brush keeps a little off what it spares, so that dry paper glints between two washes.
  const spared =
    shape.edge < 3 * unit ? blur(mask.cover, mask.width, mask.height, 1.6 * unit) : null;
  const crisp = 1 - smoothstep(2 * unit, 13 * unit, shape.edge);
  const inner = crisp > 0 ? blur(mask.cover, mask.width, mask.height, 3.2 * unit) : null;
  const sample = paintSampler(
    recolour(shape.paint, (c) => water.pigment(c, shape) ?? [255, 255, 255]),
  );
  const load = water.load(shape) * shape.opacity;
  const size = Math.sqrt(mask.width * mask.height) / unit;
  const pool = Math.max(30, Math.min(170, size * 0.4)) * unit;
  const drift = random() * 50;
  // A wide wash is never even: it pools towards one side, and its two pigments part.
  const wide = smoothstep(220, 620, size) * water.grading;
  const slope = random.between(0.2, 1) * (random.chance(0.7) ? 1 : -1);
  const tilt = random.bell() * 0.35;
  const blooms = makeBlooms(sheet, mask, size);
  const { tooth } = studio.support;
  for (let y = 0, i = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++, i++) {
      const cover = soft[i] ?? 0;
      if (cover < 0.004) continue;
      const px = mask.left + x;
      const py = mask.top + y;
      const at = py * width + px;
      const flow = fractal(noise, px / pool / 1.7 + drift, py / pool, 3);
      // Where a second wash stopped, its border stays visible.
      const second = smoothstep(
        0.02,
        0.05,
        flow + 0.06 * noise(px / (12 * unit), py / (12 * unit)),
      );
      const graded =
        slope * (0.5 - y / mask.height) +
        tilt * (x / mask.width - 0.5) +
        0.9 * fractal(noise, px / (310 * unit) - drift, py / (190 * unit) + drift, 2);
      const settle =
        1 +
        water.flow * flow * (1 + wide * 0.5) +
        water.layers * (second - 0.5) * crisp +
        wide * 0.36 * graded;
      const parting =
        wide * 0.2 * fractal(noise, px / (230 * unit) + 40, py / (230 * unit) - drift, 3);
      const rim = inner ? crisp * water.rim * Math.max(0, cover - (inner[i] ?? 0)) * 1.7 : 0;
      const grain = 1 + water.granulation * (1 + wide) * (0.5 - (tooth[at] ?? 0.5)) * 1.6;
      const amountHere = Math.max(
        0,
        cover * load * settle * grain * bloomAt(blooms, noise, px, py) + rim * load,
      );
      const [r, g, b] = sample(px, py);
      const cleared = spared
        ? Math.min(
            1,
            Math.max(cover, (spared[i] ?? 0) * (1.5 + noise(px / (20 * unit), py / (20 * unit)))),
          )
        : cover;
      const keep = shape.glaze ? 1 : 1 - water.reserve * cleared * shape.opacity;
      const j = at * 3;
      density[j] = (density[j] ?? 0) * keep + swallow(r) * amountHere * (1 + parting);
      density[j + 1] = (density[j + 1] ?? 0) * keep + swallow(g) * amountHere;
      density[j + 2] = (density[j + 2] ?? 0) * keep + swallow(b) * amountHere * (1 - parting);
    }
  }
}
