import { mix, oklch, shift } from '../../colour.ts';
import { blob, isInside, type Point, place, smooth } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import { plot } from '../plot.ts';
import { layPip } from './pip.ts';
import { castShadow } from './room.ts';
import { modelRound } from './round.ts';

const BODY: readonly Point[] = plot(
  '-20,-97 22,-97 70,-72 98,-24 94,30 62,76 10,95 -50,84 -92,42 -100,-18 -74,-70',
);

interface Laid {
  /** Where it touches the table. */
  readonly at: Point;
  readonly r: number;
  readonly turn?: number;
  /** Burst open: the seeds show. */
  readonly open?: boolean;
}

/** A pomegranate with its crown, leathery and faceted; open ones show their seeds. */
export function layPomegranate(
  scene: Scene,
  brief: Brief,
  { at: [x, y], r, turn = 0, open = false }: Laid,
): void {
  const { random, palette } = brief;
  const skin = palette.lit(
    random.pick([oklch(0.5, 0.125, 25), oklch(0.55, 0.115, 38), oklch(0.46, 0.125, 18)]),
    0.3,
  );
  const centre: Point = [x, y - r * 0.88];
  const put = (points: readonly Point[]) => place(points, { to: centre, scale: r, turn });
  castShadow(scene, brief, { at: [x, y - r * 0.05], r: r * 0.86, tall: r * 1.2 });
  crown(scene, brief, put, skin);
  const outline = put(
    smooth(
      BODY.map(([px, py]): Point => [px + random.bell() * 0.02, py + random.bell() * 0.02]),
      { closed: true },
    ),
  );
  modelRound(scene, brief, { outline, centre, r, colour: skin, gloss: 0.8 });
  scene.within(outline, () => {
    const rust = palette.lit(oklch(0.66, 0.09, 70), 0.3);
    for (let i = 0; i < 3; i++) {
      const [px, py] = [random.between(-0.8, 0.5), random.between(-0.7, 0.5)];
      scene.shape(
        blob(
          random,
          put([[px, py]])[0] ?? centre,
          r * random.between(0.15, 0.34),
          r * random.between(0.12, 0.22),
          0.35,
        ),
        rust,
        { edge: Math.min(9, r * 0.14), opacity: 0.4, contour: 0 },
      );
    }
    for (const k of [-0.55, 0.1, 0.62]) {
      scene.line(
        put(
          smooth([
            [k * 0.3, -0.95],
            [k, -0.2],
            [k * 0.8, 0.8],
          ]),
        ),
        shift(skin, { light: -0.09 }),
        { width: r * 0.07, opacity: 0.4, dry: 0.5 },
      );
    }
  });
  if (open) burst(scene, brief, put, r);
}

function crown(
  scene: Scene,
  { random, palette }: Brief,
  put: (points: readonly Point[]) => Point[],
  skin: ReturnType<typeof oklch>,
): void {
  const dry = mix(skin, palette.lit(oklch(0.55, 0.08, 60), 0.3), 0.5);
  const points: Point[] = [[-0.2, -0.86]];
  for (let i = 0; i <= 4; i++) {
    const k = -1 + i / 2;
    points.push([
      k * 0.34 + random.bell() * 0.03,
      -1.3 + Math.abs(k) * 0.06 + random.bell() * 0.05,
    ]);
    if (i < 4) points.push([(k + 0.25) * 0.24, -1.1]);
  }
  points.push([0.2, -0.86]);
  scene.shape(put(plot('-22,-116 0,-122 22,-116 16,-90 -16,-90')), mix(dry, palette.dark, 0.65), {
    contour: 0,
  });
  scene.shape(put(points), dry, { detail: 0.9 });
  scene.shape(put(plot('2,-90 6,-112 30,-124 20,-88')), mix(dry, palette.dark, 0.45), {
    edge: 2,
    opacity: 0.7,
    contour: 0,
  });
}

/** The torn opening: pale rind, dark hollow, heaped seeds. */
function burst(
  scene: Scene,
  brief: Brief,
  put: (points: readonly Point[]) => Point[],
  r: number,
): void {
  const { random, palette } = brief;
  const rind = palette.lit(oklch(0.88, 0.05, 80), 0.3);
  const tear = smooth(
    plot('-62,-30 -30,-62 4,-52 34,-66 66,-26 58,12 68,40 24,58 -10,48 -42,60 -66,14').map(
      ([px = 0, py = 0]): Point => [px + random.bell() * 0.03, py + random.bell() * 0.03],
    ),
    { closed: true, steps: 6 },
  );
  scene.shape(put(tear), rind, { detail: 0.9 });
  const hollow = put(tear.map(([px, py]): Point => [px * 0.85, py * 0.85]));
  scene.shape(hollow, palette.lit(oklch(0.28, 0.08, 18), 0.3), {
    edge: 2,
    detail: 0.9,
    contour: 0,
  });
  for (let row = 0; row < 7; row++) {
    for (let k = 0; k < 8; k++) {
      const seed = put([
        [
          -0.64 + k * 0.19 + (row % 2) * 0.09 + random.bell() * 0.025,
          -0.56 + row * 0.19 + random.bell() * 0.025,
        ],
      ])[0];
      if (seed && isInside(seed, hollow))
        layPip(scene, brief, seed, r * random.between(0.085, 0.115));
    }
  }
  scene.line(put(smooth(plot('2,-48 -4,-10 6,42'))), mix(rind, oklch(0.8, 0.06, 60), 0.3), {
    width: r * 0.06,
    opacity: 0.9,
  });
}
