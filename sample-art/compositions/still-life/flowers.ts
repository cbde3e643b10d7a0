import { type Colour, oklch, shift } from '../../colour.ts';
import { blob, ellipse, leaf, type Point } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';

/** How much a part of a bloom turns to the light at the upper left, -1 to 1. */
const facing = (angle: number) => Math.cos(angle + 2.2);

export interface Bloom {
  readonly at: Point;
  readonly r: number;
  readonly colour: Colour;
}

/** A full bloom (rose, peony, dahlia): rings of petals around a deep heart. */
export function paintRound(
  scene: Scene,
  { random }: Brief,
  { at: [x, y], r, colour }: Bloom,
): void {
  const squash = random.between(0.68, 0.95);
  const lean = random.between(-0.5, 0.5);
  const deep = shift(colour, { light: -0.16, chroma: 1.1 });
  scene.shape(blob(random, [x, y], r * 0.95, r * 0.95 * squash, 0.1), deep, {
    edge: 2,
    contour: 0.6,
  });
  for (const [ring, count] of [
    [1, 8],
    [0.66, 6],
    [0.36, 4],
  ] as const) {
    const first = random() * 6;
    for (let i = 0; i < count; i++) {
      const angle = first + ((i + random.bell() * 0.16) * Math.PI * 2) / count;
      const far = r * ring * random.between(0.56, 0.68);
      const centre: Point = [
        x + Math.cos(angle) * far + lean * r * (1 - ring) * 0.2,
        y + Math.sin(angle) * far * squash - r * (1 - ring) * 0.1,
      ];
      const light = facing(angle) * 0.075 + random.bell() * 0.02 + (ring < 0.7 ? 0.03 : 0);
      const petal = blob(
        random,
        centre,
        r * (0.2 + ring * 0.24),
        r * (0.18 + ring * 0.2) * squash,
        0.13,
      );
      scene.shape(
        petal,
        along(
          [x, y],
          [x + Math.cos(angle) * r, y + Math.sin(angle) * r],
          shift(colour, { light: light - 0.12 }),
          shift(colour, { light }),
          shift(colour, { light: light + 0.07, chroma: 0.85 }),
        ),
        { edge: 1.5, detail: 0.85, contour: 0.35, accent: true, direction: angle },
      );
    }
  }
  scene.shape(
    blob(random, [x + lean * r * 0.1, y - r * 0.08], r * 0.13, r * 0.1, 0.3),
    shift(deep, { light: -0.06 }),
    { edge: 3, contour: 0, detail: 0.9 },
  );
}

/** A daisy or aster: narrow rays around a gold button, some in shade, one or two missing. */
export function paintDaisy(
  scene: Scene,
  { random, palette }: Brief,
  { at: [x, y], r, colour }: Bloom,
): void {
  const squash = random.between(0.5, 1);
  const tilt = random.between(-0.6, 0.6);
  const count = random.whole(11, 15);
  for (let i = 0; i < count; i++) {
    if (random.chance(0.07)) continue;
    const angle = ((i + random.bell() * 0.2) * Math.PI * 2) / count;
    const reach = r * random.between(0.82, 1.08);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle) * squash];
    const turned: Point = [
      dx * Math.cos(tilt) - dy * Math.sin(tilt),
      dx * Math.sin(tilt) + dy * Math.cos(tilt),
    ];
    scene.shape(
      leaf(
        [x + turned[0] * r * 0.15, y + turned[1] * r * 0.15],
        [x + turned[0] * reach, y + turned[1] * reach],
        r * 0.3,
        { belly: 0.62, bend: random.bell() * 0.06 },
      ),
      shift(colour, { light: facing(angle) * 0.06 - 0.02 + random.bell() * 0.02 }),
      { detail: 0.85, contour: 0.3, accent: true, direction: angle },
    );
  }
  const gold = palette.lit(oklch(0.7, 0.12, 75), 0.3);
  scene.shape(
    blob(random, [x, y], r * 0.27, r * 0.25 * Math.max(0.7, squash), 0.12),
    shift(gold, { light: -0.1 }),
    { detail: 0.9, accent: true, contour: 0.4 },
  );
  scene.shape(
    ellipse([x - r * 0.06, y - r * 0.07], r * 0.15, r * 0.11),
    shift(gold, { light: 0.07 }),
    { edge: 3, accent: true, contour: 0 },
  );
}
