import { type Colour, mix, oklch } from '../../colour.ts';
import { ellipse, leaf, type Point, rectangle } from '../../curve.ts';
import { around, vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { billows } from './billows.ts';

interface Sky {
  readonly horizon: number;
  /** Where the sun or moon stands, or its glow if it is hidden. */
  readonly sun: Point;
  readonly disc?: boolean;
  readonly clouds: 'clear' | 'heaps' | 'streaks';
}

const STROKE = 0.12;

/** The sky down to the horizon, its light and its clouds. */
export function sky(scene: Scene, brief: Brief, { horizon, sun, disc, clouds }: Sky): void {
  const { width: w, height: h, palette, hour } = brief;
  scene.shape(
    rectangle(-20, -20, w + 40, h + 40),
    vertical(0, horizon, palette.skyTop, mix(palette.skyTop, palette.skyLow, 0.45), palette.skyLow),
    { backdrop: true, direction: STROKE },
  );
  const glow = glowOf(brief);
  if (hour !== 'day') {
    scene.shape(
      ellipse(sun, w * 0.42, Math.min(h * 0.3, w * 0.3)),
      around(sun, w * 0.42, glow, mix(palette.skyLow, glow, 0.45), palette.skyLow),
      { edge: 70, opacity: hour === 'night' ? 0.4 : 0.75, backdrop: true, direction: STROKE },
    );
  }
  if (clouds === 'heaps') heaps(scene, brief, horizon);
  if (clouds === 'streaks') streaks(scene, brief, horizon, sun);
  if (disc) shining(scene, brief, sun);
}

/** The sun or moon itself: no disc cut out of the sky, but a core that melts into its halo. */
function shining(scene: Scene, brief: Brief, at: Point): void {
  const { width: w, height: h, hour, palette } = brief;
  const isMoon = hour === 'night';
  const r = Math.min(w, h) * (isMoon ? 0.036 : 0.042);
  const glow = glowOf(brief);
  const core = mix(glow, oklch(0.97, 0.03, 95), isMoon ? 0.7 : 0.5);
  const sky = mix(palette.skyLow, glow, isMoon ? 0.3 : 0.8);
  for (const [reach, opacity] of [
    [4.4, 0.4],
    [2.4, 0.6],
  ] as const)
    scene.shape(
      ellipse(at, r * reach, r * reach),
      around(at, r * reach, mix(sky, core, 0.75), mix(sky, core, 0.35), sky),
      { edge: r * reach * 0.5, opacity, backdrop: true, direction: STROKE },
    );
  scene.shape(ellipse(at, r, r), around(at, r, core, core, mix(core, sky, 0.45)), {
    edge: r * (isMoon ? 0.2 : 0.6),
    detail: 0.6,
    contour: 0,
    backdrop: true,
    direction: STROKE,
  });
}

/** The colour of the air around the sun. */
export function glowOf({ hour, palette }: Brief): Colour {
  if (hour === 'dusk') return oklch(0.86, 0.11, 72);
  if (hour === 'dawn') return oklch(0.92, 0.065, 72);
  return hour === 'night' ? oklch(0.7, 0.04, 230) : mix(palette.skyLow, palette.white, 0.5);
}

/** Fair-weather clouds: lit heads, flat grey feet, smaller towards the horizon. */
function heaps(scene: Scene, brief: Brief, horizon: number): void {
  const { width: w, random, palette, hour } = brief;
  const bright = hour === 'night' ? mix(palette.skyLow, palette.white, 0.15) : palette.white;
  const grey = mix(mix(palette.skyTop, palette.shadow, 0.3), bright, 0.35);
  const count = random.whole(4, 6);
  const big = random.between(0.2, 0.8);
  for (let i = 0; i < count; i++) {
    const near = i / (count - 1);
    const reach =
      Math.min(w * 0.5, horizon * 1.2) * (0.28 + near * 0.85) * random.between(0.7, 1.1);
    const x = i === count - 1 ? w * big : random.between(-0.05, 1.05) * w;
    const y = horizon * (0.9 - near * 0.48) + random.bell() * horizon * 0.03;
    const height = reach * random.between(0.22, 0.36);
    const head = billows(random, {
      from: x - reach * 0.5,
      to: x + reach * 0.5,
      y,
      height,
      count: random.whole(3, 5),
      profile: (t) => Math.sin(Math.PI * t) ** 0.7,
    });
    const foot = y + height * 0.12;
    const pale = mix(bright, palette.skyLow, 0.45 - near * 0.35);
    scene.shape(
      [
        ...head.map(
          ([px, py]): Point => [
            px,
            Math.min(py, foot + Math.sin((px / reach) * 9 + i) * height * 0.1),
          ],
        ),
        ...head
          .toReversed()
          .map(([px]): Point => [px, foot + Math.sin((px / reach) * 9 + i) * height * 0.1]),
      ],
      vertical(y - height, foot, pale, pale, mix(grey, pale, 0.15)),
      {
        edge: brief.medium === 'watercolour' ? 9 + near * 5 : 4 + near * 3,
        opacity: 0.9,
        backdrop: true,
        direction: (px, py) => (py > y - height * 0.3 ? 0 : (px - x) / reach),
        detail: 0.25,
      },
    );
  }
}

/** Long evening clouds: shadow bodies with burning undersides, finer towards the horizon. */
function streaks(scene: Scene, brief: Brief, horizon: number, sun: Point): void {
  const { width: w, random, palette } = brief;
  const glow = glowOf(brief);
  const body = mix(mix(palette.skyTop, palette.shadow, 0.6), palette.haze, 0.1);
  const count = random.whole(7, 10);
  for (let i = 0; i < count; i++) {
    const near = ((i + random() * 0.7) / count) ** 0.9;
    const y = horizon * (0.93 - near * 0.86);
    const reach = w * random.between(0.16, 0.4) * (0.5 + near * 0.8);
    const x = sun[0] + random.bell() * w * 0.34;
    const thick = horizon * (0.02 + 0.085 * near) * random.between(0.6, 1.3);
    const tilt = random.bell() * thick * 0.5;
    const cloud = (dy: number, k: number) =>
      leaf([x - reach * k, y + dy - tilt], [x + reach * k, y + dy + tilt], thick * k, {
        bend: random.bell() * 0.025,
        belly: random.between(0.3, 0.65),
      });
    const warm = mix(glow, body, Math.min(0.75, Math.abs(x - sun[0]) / (w * 0.75)));
    const options = { backdrop: true, direction: 0.04, detail: 0.3, edge: 4 + near * 5 };
    scene.shape(cloud(thick * 0.16, 1), warm, { ...options, opacity: 0.8 });
    scene.shape(cloud(-thick * 0.12, 0.86), mix(body, palette.skyLow, 0.25 - near * 0.2), {
      ...options,
      opacity: 0.85,
    });
  }
}
