import { type Colour, mix, oklch } from '../../colour.ts';
import { leaf, type Point } from '../../curve.ts';
import { type Brief, type Compose, Scene } from '../../scene.ts';
import { boat } from './boats.ts';
import { frameOf } from './frame.ts';
import { lamps } from './lamps.ts';
import { coast, type Quay } from './quays.ts';
import { reflect } from './reflections.ts';
import { glitter, seaColours, water } from './seas.ts';
import { glowOf, sky } from './skies.ts';

/** Boats lie before a small town on a hill; the water takes all of it apart. */
export const harbour: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing, hour } = brief;
  const frame = frameOf(brief);
  const shore = h * { wide: 0.48, middle: 0.43, close: 0.36 }[framing] * random.between(0.96, 1.05);
  const isLamplit = hour === 'night' || hour === 'dusk';
  const sun: Point = [
    frame.at(random.between(0.76, 0.86), 0)[0],
    shore * (hour === 'night' ? 0.3 : 0.68),
  ];
  sky(scene, brief, {
    horizon: shore,
    sun,
    disc: hour !== 'day',
    clouds: hour === 'day' ? 'heaps' : 'streaks',
  });
  const place: Quay = { frame, shore, isLamplit };
  const land = new Scene();
  coast(land, brief, place);
  scene.elements.push(...land.elements);
  const blues = seaColours(brief);
  const deep = mix(blues[1], palette.dark, 0.2);
  const pale = mix(palette.skyLow, blues[1], 0.35);
  water(scene, brief, {
    top: shore,
    bottom: h,
    colours: [pale, mix(pale, blues[1], 0.5), blues[1], deep],
    crest: pale,
    waves: 0,
    swell: 0.01,
  });
  reflect(scene, brief, land.elements, { shore, into: blues[1], share: 0.42, squash: 0.7 });
  tear(scene, brief, { shore, pale, deep, waves: 34 });
  if (hour !== 'day')
    glitter(scene, brief, {
      x: sun[0],
      top: shore + 3,
      bottom: h * 0.95,
      colour: mix(glowOf(brief), palette.white, 0.25),
      spread: w * 0.07,
      count: 24,
    });
  if (isLamplit) lamps(scene, brief, place);
  fleet(scene, brief, { ...place, deep });
  tear(scene, brief, { shore: shore + (h - shore) * 0.35, pale, deep, waves: 16 });
};

interface Torn {
  readonly shore: number;
  readonly pale: Colour;
  readonly deep: Colour;
  readonly waves: number;
}

/** Level strokes of sky and depth that break the mirror. */
function tear(
  scene: Scene,
  { width: w, height: h, random }: Brief,
  { shore, pale, deep, waves }: Torn,
): void {
  for (let i = 0; i < waves; i++) {
    const t = ((i + random()) / waves) ** 1.25;
    const y = shore + (h - shore) * (0.02 + t * 0.96);
    const x = random() * w;
    const reach = w * random.between(0.025, 0.09) * (0.5 + t);
    scene.shape(
      leaf(
        [x - reach, y],
        [x + reach, y + random.bell() * 2],
        h * (0.004 + 0.014 * t) * random.between(0.5, 1.2),
        { belly: random.between(0.3, 0.7), bend: random.bell() * 0.03 },
      ),
      random.chance(0.55) ? pale : deep,
      { edge: 1.5, opacity: random.between(0.25, 0.55), direction: 0, contour: 0, detail: 0.5 },
    );
  }
}

/** Two or three boats by the quay, one large in front, a rowing boat beside it. */
function fleet(
  scene: Scene,
  brief: Brief,
  { frame, shore, isLamplit, deep }: Quay & { deep: Colour },
): void {
  const { width: w, height: h, random, palette, framing } = brief;
  const hulls = random.shuffle([
    oklch(0.48, 0.085, 245),
    oklch(0.9, 0.015, 90),
    oklch(0.5, 0.12, 32),
    oklch(0.55, 0.06, 175),
    oklch(0.42, 0.03, 60),
  ]);
  const size = Math.min(w, h * 1.35) * { wide: 0.34, middle: 0.42, close: 0.54 }[framing];
  const lie = (
    x: number,
    down: number,
    k: number,
    turn: number,
    kind: 'fishing' | 'sailing' | 'rowing',
    i: number,
  ) => {
    const at: Point = [frame.at(x + random.bell() * 0.015, 0)[0], shore + (h - shore) * down];
    const craft = new Scene();
    const hull = palette.lit(hulls[i % hulls.length] ?? palette.roof, 0.8);
    boat(craft, brief, {
      at,
      long: size * k,
      side: turn * frame.side,
      hull,
      depth: Math.max(0, 0.3 - down),
      kind,
      isLamplit,
    });
    const long = size * k;
    scene.shape(
      leaf(
        [at[0] - long * 0.56, at[1] + long * 0.05],
        [at[0] + long * 0.56, at[1] + long * 0.05],
        long * 0.1,
      ),
      mix(deep, palette.dark, 0.4),
      { edge: 3, opacity: 0.8, contour: 0, direction: 0 },
    );
    reflect(scene, brief, craft.elements, {
      shore: at[1] + long * 0.03,
      into: deep,
      share: 0.4,
      squash: 0.75,
    });
    scene.elements.push(...craft.elements);
  };
  lie(0.1, 0.06, 0.42, 1, 'sailing', 0);
  lie(0.26, 0.1, 0.48, 1, random.chance(0.5) ? 'sailing' : 'fishing', 1);
  if (framing !== 'close') lie(0.48, 0.08, 0.4, -1, 'sailing', 2);
  lie(random.between(0.72, 0.78), 0.2, 0.52, -1, 'fishing', 3);
  lie(random.between(0.36, 0.44), 0.44, 1, 1, random.chance(0.7) ? 'fishing' : 'sailing', 4);
  lie(random.between(0.74, 0.82), 0.74, 0.5, -1, 'rowing', 5);
}
