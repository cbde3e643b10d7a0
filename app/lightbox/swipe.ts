import {
  FLICK_DISTANCE_PX,
  FLICK_DURATION_MS,
  FLICK_VELOCITY,
  LONGEST_SILENCE_MS,
  PULL_DISTANCE_DIVISOR,
  SPEED_WINDOW_MS,
  STOPPED_MS,
  SWIPE_DISTANCE_DIVISOR,
  SWIPE_VELOCITY,
  TAP_THRESHOLD_PX,
} from './constants.ts';
import type { Point } from './geometry.ts';

/** A pointer's way from touch to release. */
export interface Drag {
  /** In pixels from where it began. */
  readonly movement: Point;
  /** In pixels per millisecond, as the mean of its end. */
  readonly velocity: Point;
  readonly durationMs: number;
}

/** Where a pointer was, and when. */
export interface Sample extends Point {
  readonly timeMs: number;
}

/** A pointer's way with one more place; what is too long ago to say anything of its speed is left out. */
export function withSample(way: readonly Sample[], sample: Sample): readonly Sample[] {
  const last = way.at(-1);
  // It is told of when it is lifted or held, too: that is no movement.
  if (last && last.x === sample.x && last.y === sample.y) return way;
  // Where it was when the window began, it came to before.
  const from = way.findLastIndex(({ timeMs }) => timeMs <= sample.timeMs - SPEED_WINDOW_MS);
  return [...way.slice(Math.max(0, from)), sample];
}

/** The speed with which a pointer is lifted, in pixels per millisecond. */
export function speedAtEnd(way: readonly Sample[], liftedMs: number): Point {
  const [first, last] = [way[0], way.at(-1)];
  if (!first || !last || liftedMs - last.timeMs > STOPPED_MS) return { x: 0, y: 0 };
  const durationMs = Math.min(SPEED_WINDOW_MS, last.timeMs - first.timeMs);
  if (durationMs <= 0) return { x: 0, y: 0 };
  const from = placeAt(way, last.timeMs - durationMs);
  return { x: (last.x - from.x) / durationMs, y: (last.y - from.y) / durationMs };
}

/** Where a pointer was between the first two samples of its way, if it was moving there. */
function placeAt([first, second]: readonly Sample[], timeMs: number): Point {
  if (!first || !second) return { x: 0, y: 0 };
  const silenceMs = second.timeMs - first.timeMs;
  if (silenceMs <= 0 || silenceMs > LONGEST_SILENCE_MS) return first;
  const part = Math.max(0, timeMs - first.timeMs) / silenceMs;
  return {
    x: first.x + part * (second.x - first.x),
    y: first.y + part * (second.y - first.y),
  };
}

/** Spec §9: a pointer that has hardly moved has tapped. */
export function isTap({ x, y }: Point): boolean {
  return Math.abs(x) <= TAP_THRESHOLD_PX && Math.abs(y) <= TAP_THRESHOLD_PX;
}

export function isMainlyHorizontal({ x, y }: Point): boolean {
  return Math.abs(x) > Math.abs(y);
}

/**
 * Where a swipe leads: 1 to the next picture (the finger goes left), −1 to the previous one, 0 back to the same.
 *
 * Spec §4: it counts when it is longer than the width / 3.5, or faster than 2 px/ms; §9: or when it is a flick.
 *
 * @param width of the window, in pixels
 */
export function swipeStep(drag: Drag, width: number): -1 | 0 | 1 {
  if (!isMainlyHorizontal(drag.movement)) return 0;
  const counts =
    Math.abs(drag.movement.x) > width / SWIPE_DISTANCE_DIVISOR ||
    Math.abs(drag.velocity.x) > SWIPE_VELOCITY ||
    isFlick(drag);
  if (!counts) return 0;
  return drag.movement.x < 0 ? 1 : -1;
}

function isFlick({ movement, velocity, durationMs }: Drag): boolean {
  return (
    durationMs < FLICK_DURATION_MS &&
    Math.abs(velocity.x) > FLICK_VELOCITY &&
    Math.abs(movement.x) > FLICK_DISTANCE_PX
  );
}

/**
 * Whether a pull downwards closes: it is longer than a quarter of the height, or as fast and long as a flick.
 *
 * @param height of the window, in pixels
 */
export function isPullToClose({ movement, velocity }: Drag, height: number): boolean {
  if (movement.y > height / PULL_DISTANCE_DIVISOR) return true;
  return velocity.y > FLICK_VELOCITY && movement.y > FLICK_DISTANCE_PX;
}
