import { type Colour, mix, shift } from '../../colour.ts';
import { dense, type Point, rectangle } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { block, byHand, inShade } from './buildings.ts';

/** A wall that follows the ground, with battlements of uneven preservation. */
export function wall(scene: Scene, brief: Brief, path: readonly Point[], tall: number): void {
  const { random, palette } = brief;
  const stone = mix(palette.stone, palette.wall, 0.35);
  const top: Point[] = [];
  const line = dense(path, tall * 0.24);
  let ruin = 0;
  for (const [i, [x, y]] of line.entries()) {
    if (random.chance(0.07)) ruin = random.between(0.05, 0.3);
    else ruin *= 0.6;
    const up = tall * (1 - ruin) + (i % 2 ? tall * 0.24 * (ruin > 0.08 ? 0.2 : 1) : 0);
    const half = tall * 0.12;
    top.push([x - half, y - up], [x + half, y - up]);
  }
  const foot = line.map(([x, y]): Point => [x, y + tall * 0.4]).reverse();
  const shade = inShade(brief, stone, 0.3);
  scene.shape(
    [...top, ...foot],
    along([path[0]?.[0] ?? 0, 0], [path.at(-1)?.[0] ?? 0, 0], stone, shade, stone),
    { detail: 0.75, direction: -0.4 },
  );
  stones(scene, brief, line, tall);
}

function stones(scene: Scene, brief: Brief, line: readonly Point[], tall: number): void {
  const { random, palette } = brief;
  for (let i = 0; i < 40; i++) {
    const [x, y] = random.pick(line);
    const at: Point = [x, y - tall * random.between(-0.1, 0.75)];
    scene.line(
      [at, [at[0] + tall * random.between(0.12, 0.3), at[1] - tall * 0.06]],
      inShade(brief, palette.stone, random.between(0.3, 0.7)),
      { width: 3, dry: 0.5, opacity: 0.5 },
    );
  }
}

/** A square tower with battlements; `at` is the middle of its foot. */
export function tower(scene: Scene, brief: Brief, at: Point, width: number, height: number): void {
  const { random, palette } = brief;
  const stone: Colour = shift(mix(palette.stone, palette.wall, 0.45), {
    light: random.between(-0.03, 0.03),
  });
  block(scene, brief, {
    at,
    width,
    height,
    colour: stone,
    edge: random.between(0.5, 0.62),
    taper: 0.1,
  });
  const [x, y] = at;
  const top = y - height;
  const count = 4;
  const merlon = (width * 0.98) / (count * 2 - 1);
  for (let i = 0; i < count; i++) {
    if (random.chance(0.12)) continue;
    const left = x - width * 0.47 + i * merlon * 2;
    scene.shape(
      byHand(
        random,
        rectangle(left, top - merlon * random.between(0.9, 1.4), merlon, merlon * 1.6),
        1.5,
      ),
      i < 2 ? stone : inShade(brief, stone, 0.5),
      { detail: 0.8 },
    );
  }
  const slit = mix(palette.dark, palette.shadow, 0.4);
  for (const [across, up] of [
    [-0.18, 0.62],
    [0.24, 0.5],
  ] as const)
    scene.shape(
      byHand(
        random,
        rectangle(x + across * width, y - height * up - height * 0.1, width * 0.1, height * 0.14),
        1,
      ),
      slit,
      { detail: 0.9 },
    );
}
