import { mix, oklch, shift } from '../../colour.ts';
import { blob, leaf, type Point, place, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { plot } from '../plot.ts';
import { castShadow } from './room.ts';

/** A country loaf around the middle of its foot, half as long as 1, its cut end to the left when cut. */
const LOAF: readonly Point[] = plot(
  '-98,-30 -86,-62 -50,-84 0,-90 50,-80 86,-56 100,-28 94,-6 60,6 0,10 -60,7 -94,-4',
);

/** A loaf with slashed crust, dusted with flour; `cut` shows its crumb at the lit end. */
export function layLoaf(
  scene: Scene,
  brief: Brief,
  { at, half, cut = false, turn = 0 }: { at: Point; half: number; cut?: boolean; turn?: number },
): void {
  const { random, palette } = brief;
  const crust = palette.lit(oklch(0.6, 0.09, 62), 0.35);
  const crumb = palette.lit(oklch(0.87, 0.05, 85), 0.35);
  const burnt = palette.lit(oklch(0.38, 0.06, 50), 0.35);
  const put = (points: readonly Point[]) => place(points, { to: at, scale: half, turn });
  const outline = put(
    smooth(
      LOAF.map(([x, y]): Point => [x + random.bell() * 0.012, y + random.bell() * 0.014]),
      { closed: true },
    ),
  );
  castShadow(scene, brief, { at: [at[0], at[1] - half * 0.02], r: half * 0.96, tall: half * 0.6 });
  const across = (px: number) => Math.PI / 2 + ((px - at[0]) / half) * 0.5 + turn;
  scene.shape(
    outline,
    along(
      [at[0] - half * 0.5, at[1] - half],
      [at[0] + half * 0.6, at[1] + half * 0.1],
      shift(crust, { light: 0.09 }),
      crust,
      mix(crust, burnt, 0.7),
    ),
    { detail: 0.8, direction: across },
  );
  scene.within(outline, () => {
    scene.shape(
      put(smooth(plot('-110,20 -90,-14 0,-18 55,-34 80,-75 120,-50 110,30'), { closed: true })),
      burnt,
      { edge: Math.min(10, half * 0.1), opacity: 0.72, contour: 0, direction: turn },
    );
    const slashes = random.whole(3, 4);
    for (let i = 0; i < slashes; i++) {
      const x = -0.42 + (i * 1.15) / slashes + random.bell() * 0.03;
      const from: Point = [x - 0.12, -0.82];
      const to: Point = [x + 0.2, -0.26 + random.bell() * 0.04];
      scene.shape(put(leaf(from, to, 0.2, { bend: -0.12 })), mix(burnt, crust, 0.25), {
        edge: 2,
        detail: 0.9,
        contour: 0.5,
      });
      scene.shape(
        put(
          leaf([from[0] + 0.03, from[1] + 0.05], [to[0] + 0.02, to[1] - 0.06], 0.13, {
            bend: -0.12,
          }),
        ),
        mix(crumb, crust, 0.3 + i * 0.12),
        { edge: 2, detail: 0.9, contour: 0 },
      );
    }
    for (let i = 0; i < 3; i++) {
      scene.shape(
        blob(
          random,
          put([[random.between(-0.7, 0.3), random.between(-0.8, -0.6)]])[0] ?? at,
          half * random.between(0.1, 0.2),
          half * 0.05,
          0.35,
        ),
        mix(crumb, palette.white, 0.4),
        { edge: 4, opacity: 0.55, contour: 0 },
      );
    }
  });
  if (!cut) return;
  const face = smooth(plot('-96,-74 -72,-82 -52,-58 -48,-18 -60,6 -86,8 -106,-10 -110,-48'), {
    closed: true,
  });
  scene.shape(put(face), mix(crust, burnt, 0.4), { detail: 0.9 });
  const inner = put(
    face.map(([x, y]): Point => [-0.79 + (x + 0.79) * 0.88, -0.36 + (y + 0.36) * 0.9]),
  );
  scene.shape(
    inner,
    along(
      put([[-1, -0.6]])[0] ?? at,
      put([[-0.5, 0]])[0] ?? at,
      shift(crumb, { light: 0.04 }),
      crumb,
      shift(crumb, { light: -0.08 }),
    ),
    { edge: 1.5, detail: 0.9, contour: 0.2 },
  );
  scene.within(inner, () => {
    for (let i = 0; i < 12; i++) {
      const hole = put([[random.between(-1, -0.55), random.between(-0.7, 0)]])[0] ?? at;
      scene.shape(
        blob(
          random,
          hole,
          half * random.between(0.012, 0.035),
          half * random.between(0.01, 0.022),
          0.3,
        ),
        shift(crumb, { light: -0.14 }),
        { edge: 1.5, opacity: 0.75, contour: 0 },
      );
    }
  });
}

/** A slice lying on the table, seen from above its crust. */
export function laySlice(
  scene: Scene,
  brief: Brief,
  { at, half }: { at: Point; half: number },
): void {
  const { palette, random } = brief;
  const crumb = palette.lit(oklch(0.89, 0.045, 86), 0.35);
  const crust = palette.lit(oklch(0.55, 0.085, 60), 0.35);
  const turn = random.between(-0.12, 0.12);
  const shape = smooth(plot('-100,0 -80,-30 -30,-44 40,-38 95,-16 100,8 50,30 -20,36 -75,26'), {
    closed: true,
  });
  const put = (dy: number, k = 1) =>
    place(shape, { to: [at[0], at[1] + dy], scale: half * k, turn });
  castShadow(scene, brief, { at: [at[0], at[1] + half * 0.16], r: half * 0.98, tall: half * 0.15 });
  scene.shape(put(half * 0.14), mix(crust, palette.shadow, 0.2), { detail: 0.8 });
  scene.shape(put(0), crust, { detail: 0.8, contour: 0.5 });
  scene.shape(put(0, 0.92), crumb, { edge: 2, detail: 0.8, contour: 0.2, direction: 0.3 });
}
