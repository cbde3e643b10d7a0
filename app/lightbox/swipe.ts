import {
  FLICK_DISTANCE_PX,
  FLICK_DURATION_MS,
  FLICK_VELOCITY,
  PULL_DISTANCE_DIVISOR,
  SWIPE_DISTANCE_DIVISOR,
  SWIPE_VELOCITY,
  TAP_THRESHOLD_PX,
} from './constants.ts';
import type { Point } from './geometry.ts';

/** A pointer's way from touch to release. */
export interface Drag {
  /** In pixels from where it began. */
  readonly movement: Point;
  /** In pixels per millisecond, at its end. */
  readonly velocity: Point;
  readonly durationMs: number;
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
