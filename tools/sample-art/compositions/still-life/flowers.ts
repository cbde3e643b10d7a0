import { type Colour, mix, oklch, shift } from '../../colour.ts';
import { blob, ellipse, leaf, type Point, pointAt, ribbon, smooth, strew } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';

/** How much a part of a bloom turns to the light at the upper left, -1 to 1. */
const facing = (angle: number) => Math.cos(angle + 2.2);

interface Bloom {
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

/** A tulip, half closed. */
export function paintTulip(
  scene: Scene,
  { random }: Brief,
  { at: [x, y], r, colour }: Bloom,
  turn = 0,
): void {
  const put = (px: number, py: number): Point => [
    x + (px * Math.cos(turn) - py * Math.sin(turn)) * r,
    y + (px * Math.sin(turn) + py * Math.cos(turn)) * r,
  ];
  const petal = (base: number, tip: number, width: number, light: number) =>
    scene.shape(
      leaf(put(base, 0.9), put(tip, -1 + random.bell() * 0.06), r * width, {
        belly: 0.42,
        bend: (tip - base) * 0.2,
      }),
      along(
        put(-0.6, 0),
        put(0.7, 0.2),
        shift(colour, { light: light + 0.06 }),
        shift(colour, { light: light - 0.06 }),
      ),
      { detail: 0.85, contour: 0.5, accent: true, direction: turn - Math.PI / 2 },
    );
  petal(-0.05, -0.3, 0.8, -0.1);
  petal(0.05, 0.4, 0.8, -0.12);
  petal(0.1, 0.72, 0.95, -0.08);
  petal(-0.1, -0.66, 0.95, 0.02);
  petal(0, 0.05, 1.05, 0.05);
}

/** A lilac cluster from its stem to its tip: a shaded mass, then florets, lightest on the lit side. */
export function paintCluster(
  scene: Scene,
  brief: Brief,
  { from, to, half, colour }: { from: Point; to: Point; half: number; colour: Colour },
): void {
  const { random, palette } = brief;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  const bend = random.bell() * half * 0.25;
  const axis = smooth(
    [from, [from[0] + dx * 0.5 - (dy / long) * bend, from[1] + dy * 0.5 + (dx / long) * bend], to],
    { steps: 12 },
  );
  const cone = (t: number) => half * Math.min(1, 0.45 + t * 3) * (1 - t ** 1.7 * 0.86);
  const mass = ribbon(axis, cone).map(
    ([x, y]): Point => [x + random.bell() * half * 0.07, y + random.bell() * half * 0.07],
  );
  const shade = mix(shift(colour, { light: -0.19, chroma: 1.1 }), palette.shadow, 0.25);
  scene.shape(mass, shade, { edge: 3, contour: 0.4 });
  const places = strew(random, mass, Math.round((long * half) / 150));
  const middle = pointAt(axis, 0.45);
  const lightOf = ([x, y]: Point) => (-(x - middle[0]) * 0.75 - (y - middle[1]) * 0.5) / half;
  for (const place of places.sort((a, b) => lightOf(a) - lightOf(b))) {
    const k = Math.max(-1, Math.min(1, lightOf(place) * 0.8 + random.bell() * 0.3));
    const size = random.between(0.65, 1.15) * Math.min(12, half * 0.19);
    scene.shape(
      blob(
        random,
        [place[0] + random.bell() * size * 0.5, place[1] + random.bell() * size * 0.5],
        size,
        size * random.between(0.65, 0.95),
        0.3,
      ),
      shift(colour, {
        light: k * 0.15,
        chroma: 1 - Math.max(0, k) * 0.3,
        hue: random.bell() * 9 + k * 9,
      }),
      { edge: 1, detail: 0.8, contour: 0.25, accent: true },
    );
  }
}

/** A broad leaf with its midrib, its nearer half in shade. */
export function paintLeaf(
  scene: Scene,
  { random }: Brief,
  {
    from,
    to,
    width,
    colour,
    belly = 0.38,
  }: { from: Point; to: Point; width: number; colour: Colour; belly?: number },
): void {
  const bend = random.bell() * 0.1;
  const outline = leaf(from, to, width, { bend, belly });
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
  scene.shape(
    outline,
    along(from, to, shift(colour, { light: -0.05 }), shift(colour, { light: 0.03 })),
    { detail: 0.7, contour: 0.6, direction: turn },
  );
  const side = Math.cos(turn) > 0 ? 1 : -1;
  const off: Point = [-Math.sin(turn) * width * 0.27 * side, Math.cos(turn) * width * 0.27 * side];
  scene.within(outline, () => {
    scene.shape(
      leaf([from[0] + off[0], from[1] + off[1]], [to[0] + off[0], to[1] + off[1]], width * 0.55, {
        bend,
        belly,
      }),
      shift(colour, { light: -0.08 }),
      { edge: 2, opacity: 0.8, contour: 0, direction: turn },
    );
  });
}
