import { type Colour, mix } from '../../colour.ts';
import type { Point } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { gullies } from './gullies.ts';
import { broken } from './rocks.ts';

interface Mountain {
  readonly peak: Point;
  /** Half the width of its foot, left and right of the peak. */
  readonly reach: readonly [left: number, right: number];
  readonly foot: number;
  /** The side the light comes from: -1 left, 1 right. */
  readonly light: number;
  readonly lit: Colour;
  readonly shade: Colour;
  readonly mist: Colour;
  /** Snow in light and in shadow, and how far down it lies (0 to 1). */
  readonly snow?: { readonly lit: Colour; readonly shade: Colour; readonly down: number };
}

/** One mountain: a broken ridge line divides a lit flank from a shadow flank; snow lies along its gullies. */
export function mountain(scene: Scene, { random }: Brief, place: Mountain): void {
  const { peak, reach, foot, light, lit, shade, mist, snow } = place;
  const [px, py] = peak;
  const tall = foot - py;
  const left: Point[] = [
    [px - reach[0], foot],
    [px - reach[0] * 0.62, foot - tall * 0.3],
    [px - reach[0] * 0.3, foot - tall * 0.72],
    [px - reach[0] * 0.16, foot - tall * 0.78],
    peak,
  ];
  const right: Point[] = [
    peak,
    [px + reach[1] * 0.14, foot - tall * 0.86],
    [px + reach[1] * 0.26, foot - tall * 0.64],
    [px + reach[1] * 0.58, foot - tall * 0.36],
    [px + reach[1], foot],
  ];
  const flanks = [broken(random, left, 0.09), broken(random, right, 0.09)] as const;
  const outline: Point[] = [...flanks[0], ...flanks[1].slice(1)];
  scene.shape(outline, vertical(py, foot, lit, mix(lit, mist, 0.4), mist), {
    edge: 1.5,
    direction: light * 0.8,
    detail: 0.5,
  });
  // The ridge that comes down towards us, away from the light.
  const spur = broken(
    random,
    [
      peak,
      [px - light * tall * 0.04, foot - tall * 0.8],
      [px + light * tall * 0.1, foot - tall * 0.52],
      [px - light * tall * 0.05, foot - tall * 0.26],
      [px + light * tall * 0.06, foot],
    ],
    0.15,
    3,
  );
  const dark = light > 0 ? flanks[0].toReversed() : flanks[1];
  scene.within(outline, () => {
    scene.shape(
      [...dark, ...spur.toReversed()],
      vertical(py, foot, shade, mix(shade, mist, 0.4), mix(shade, mist, 0.95)),
      { edge: 1.5, direction: -light * 0.8, contour: 0.4, detail: 0.5 },
    );
    const bright = light > 0 ? flanks[1] : flanks[0].toReversed();
    gullies(
      scene,
      { random },
      {
        crest: bright,
        spur,
        tall,
        towards: light,
        colour: (t) => mix(mix(shade, lit, 0.35), mist, t),
      },
    );
    gullies(
      scene,
      { random },
      {
        crest: dark,
        spur,
        tall,
        towards: -light,
        colour: (t) => mix(mix(shade, lit, 0.3), mist, t),
      },
    );
    if (!snow) return;
    const cap = (side: readonly Point[], colour: Colour, way: number) => {
      const limit = py + tall * snow.down;
      const top = side.filter(([, y]) => y < limit);
      const end = top[top.length - 1] ?? peak;
      // Snow runs far down a few gullies and stops early on the ribs between them.
      const back = spur.filter(([, y]) => y < limit - tall * snow.down * random.between(0, 0.35));
      const start = back[back.length - 1] ?? peak;
      const fringe: Point[] = [end];
      for (let t = random.between(0.08, 0.3); t < 0.95; t += random.between(0.1, 0.34)) {
        const low = random.chance(0.4) ? random.between(0.12, 0.5) : random.between(-0.25, 0.05);
        fringe.push([
          end[0] + (start[0] - end[0]) * t,
          end[1] + (start[1] - end[1]) * t + tall * snow.down * low,
        ]);
      }
      fringe.push(start);
      const tongue = broken(random, fringe, 0.14, 2);
      scene.shape([...top, ...tongue, ...back.toReversed()], colour, {
        edge: 1.2,
        direction: way * 0.9,
        contour: 0.3,
        detail: 0.6,
      });
    };
    cap(bright, snow.lit, light);
    cap(dark, snow.shade, -light);
  });
}
