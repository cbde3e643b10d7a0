import { type Colour, mix, oklch } from '../../colour.ts';
import { leaf, type Point, rectangle } from '../../curve.ts';
import { vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';

/** What a rock throws down into the water, torn by the waves. */
export function mirrored(
  scene: Scene,
  { random, height: h }: Brief,
  { x, reach, y, colour }: { x: number; reach: number; y: number; colour: Colour },
): void {
  for (let i = 0; i < 7; i++) {
    const t = i / 7;
    const at = x + random.bell() * reach * 0.12;
    const half = reach * (1 - t * 0.6) * random.between(0.7, 1.05);
    const level = y + h * 0.021 * (i + 0.6);
    scene.shape(
      leaf([at - half, level], [at + half, level + random.bell() * 2], h * 0.027, {
        belly: random.between(0.3, 0.7),
      }),
      colour,
      { edge: 3, opacity: 0.7 - t * 0.5, direction: 0, contour: 0 },
    );
  }
}

/** The three blues of the sea in this light: at the horizon, in the middle, in the shallows. */
export function seaColours({ palette, hour }: Brief): readonly [Colour, Colour, Colour] {
  const grey = hour === 'day' ? 0.12 : hour === 'night' ? 0.2 : 0.42;
  const own = (colour: Colour) => mix(palette.lit(colour), palette.water, grey);
  return [own(oklch(0.5, 0.07, 245)), own(oklch(0.54, 0.075, 225)), own(oklch(0.66, 0.07, 195))];
}

interface Water {
  readonly top: number;
  readonly bottom: number;
  readonly colours: readonly Colour[];
  readonly crest: Colour;
  /** How many waves are drawn. */
  readonly waves: number;
  /** Height of the nearest waves as a share of the water. */
  readonly swell: number;
}

/** A surface of water seen from above: bands of colour, waves that grow towards us. */
export function water(scene: Scene, { width: w, random, palette }: Brief, place: Water): void {
  const { top, bottom, colours, crest, waves, swell } = place;
  scene.shape(rectangle(-20, top, w + 40, bottom - top + 20), vertical(top, bottom, ...colours), {
    direction: 0,
    detail: 0.35,
    contour: 0,
  });
  const deep = mix(colours[1] ?? palette.water, palette.dark, 0.25);
  for (let i = 0; i < waves; i++) {
    const t = ((i + random()) / waves) ** 1.6;
    const y = top + (bottom - top) * (0.015 + t * 0.97);
    const x = random.between(-0.05, 1.05) * w;
    const reach = w * random.between(0.025, 0.09) * (0.35 + t * 1.3);
    const thick = (bottom - top) * swell * (0.12 + t) * random.between(0.6, 1.2);
    const isCrest = random.chance(0.45);
    scene.shape(
      leaf([x - reach, y], [x + reach, y + random.bell() * thick * 0.4], thick, {
        bend: random.bell() * 0.03,
        belly: random.between(0.3, 0.7),
      }),
      isCrest ? crest : deep,
      { edge: 1.5 + t * 2, opacity: 0.28 + t * 0.2, direction: 0, contour: 0, detail: 0.45 },
    );
  }
}

interface Glitter {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly colour: Colour;
  /** Half the width of the path of light at its near end. */
  readonly spread: number;
  readonly count: number;
}

/** The path of light under a sun, moon or lamp: dashes, close at the horizon, loose towards us. */
export function glitter(
  scene: Scene,
  { random }: Brief,
  { x, top, bottom, colour, spread, count }: Glitter,
): void {
  for (let i = 0; i < count; i++) {
    const t = ((i + random()) / count) ** 1.4;
    const y = top + (bottom - top) * t;
    const at = x + random.bell() * spread * (0.16 + t * 0.5);
    const reach = spread * random.between(0.12, 0.42) * (0.4 + t * 0.8);
    scene.line(
      [
        [at - reach, y],
        [at, y + random.bell()],
        [at + reach, y],
      ],
      colour,
      {
        width: 2.4 + (bottom - top) * 0.02 * t,
        dry: 0.35,
        opacity: random.between(0.55, 0.95),
      },
    );
  }
}

/** Foam along a line: an uneven bright edge with tatters around it. */
export function foam(
  scene: Scene,
  { random, palette }: Brief,
  line: readonly Point[],
  width: number,
): void {
  const white = mix(palette.white, palette.light, 0.15);
  scene.line(line, white, { width: width * 0.55, pressure: () => 1, dry: 0.6, opacity: 0.9 });
  for (const [x, y] of line) {
    if (random.chance(0.45)) continue;
    const reach = width * random.between(0.6, 2.2);
    scene.shape(
      leaf(
        [x - reach, y + random.bell() * width * 0.6],
        [x + reach, y + random.bell() * width * 0.6],
        width * random.between(0.35, 0.9),
      ),
      white,
      { edge: 2, opacity: random.between(0.45, 0.9), contour: 0, direction: 0 },
    );
  }
}
