import { type Colour, mix, shift } from '../../colour.ts';
import { blob, type Point, pointAt, ribbon, smooth, strew } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';

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
