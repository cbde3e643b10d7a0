import { type Colour, mix } from '../../colour.ts';
import { type Point, pointAt } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Random } from '../../random.ts';
import type { Brief, Scene } from '../../scene.ts';

/** Breaks the stretches of a line into uneven angular ones, as stone breaks. */
export function broken(random: Random, line: readonly Point[], rough: number, times = 3): Point[] {
  let result = [...line];
  let amount = rough;
  for (let n = 0; n < times; n++) {
    result = result.flatMap((point, i): Point[] => {
      const next = result[i + 1];
      if (!next) return [point];
      const t = random.between(0.35, 0.65);
      const long = Math.hypot(next[0] - point[0], next[1] - point[1]);
      return [
        point,
        [
          point[0] + (next[0] - point[0]) * t + random.bell() * long * amount,
          point[1] + (next[1] - point[1]) * t + random.bell() * long * amount,
        ],
      ];
    });
    amount *= 0.75;
  }
  return result;
}

interface Rock {
  /** The top from the land to the sea or from one foot to the other. */
  readonly top: readonly Point[];
  /** The waterline. */
  readonly foot: number;
  /** The side the light comes from: -1 left, 1 right. */
  readonly light: number;
  readonly lit: Colour;
  readonly shade: Colour;
  /** What shines up into the shadows from below. */
  readonly bounce: Colour;
  readonly faces: number;
  readonly detail?: number;
}

/** A cliff or boulder built of planes: every rib has a lit face and a shadow face, cracks and ledges between. */
export function rock(scene: Scene, { random, palette, medium }: Brief, place: Rock): void {
  const { foot, light, lit, shade, bounce, faces, detail = 0.6 } = place;
  const top = broken(random, place.top, 0.09);
  const first = top[0] as Point;
  const last = top[top.length - 1] as Point;
  const outline: Point[] = [...top, [last[0], foot], [first[0], foot]];
  const crown = Math.min(...top.map(([, y]) => y));
  const tall = foot - crown;
  scene.shape(outline, vertical(crown, foot, lit, mix(lit, shade, 0.3), mix(lit, bounce, 0.35)), {
    direction: 1.35,
    detail,
  });
  // A wash would set every chip off with a rim of its own.
  const chips = medium === 'watercolour' ? Math.ceil(faces / 2) : faces * 2;
  const drift = light * tall * 0.1;
  scene.within(outline, () => {
    for (let i = 0; i < faces; i++) {
      const t = (i + random.between(0.1, 0.9)) / faces;
      const [px, py] = pointAt(top, t);
      const [qx, qy] = pointAt(
        top,
        t + (random.between(0.35, 0.75) / faces) * Math.sign(light * (last[0] - first[0])) * -1,
      );
      const down = Math.min(foot + 10, py + (foot - py) * random.between(0.6, 1.15));
      const rib = broken(
        random,
        [
          [px, py - 8],
          [px + drift * random.between(-0.4, 1), (py + down) / 2],
          [px + drift * random.between(-0.5, 1.4), down],
        ],
        0.14,
        2,
      );
      const back = broken(
        random,
        [
          [qx, qy - 8],
          [qx + drift * random.between(-0.3, 0.6), (qy + down) / 2],
          [qx + drift * random.between(-0.6, 0.8), down - tall * random.between(0, 0.16)],
        ],
        0.12,
        2,
      );
      const tone = mix(shade, lit, random.between(0, 0.3));
      scene.shape(
        [...rib, ...back.toReversed()],
        vertical(py, down, tone, mix(tone, bounce, 0.4)),
        {
          edge: 1.5,
          direction: 1.2 * light,
          opacity: 0.95,
          contour: 0.3,
          detail,
        },
      );
      scene.line(rib, mix(shade, palette.dark, 0.3), {
        // On a tall sheet a crack would turn to a wire.
        width: Math.min(tall * 0.008, 1.8),
        dry: 0.5,
        opacity: 0.5,
      });
    }
    for (let i = 0; i < chips; i++) {
      const [px, py] = pointAt(top, random());
      const y = py + (foot - py) * random.between(0.08, 0.9);
      const reach = tall * random.between(0.04, 0.13);
      const chip: Point[] = [
        [px - reach, y],
        [px + reach * 0.2, y - reach * random.between(0.2, 0.6)],
        [px + reach, y + reach * 0.1],
        [px + reach * 0.1, y + reach * random.between(0.1, 0.5)],
      ];
      const isLight = random.chance(0.55);
      scene.shape(
        broken(random, [...chip, chip[0] as Point], 0.15, 1),
        isLight ? mix(lit, palette.light, 0.35) : mix(shade, palette.dark, 0.25),
        {
          edge: 1.5,
          opacity: 0.75,
          contour: 0.2,
          detail,
          direction: isLight ? 0.3 : 1.2,
        },
      );
    }
  });
}
