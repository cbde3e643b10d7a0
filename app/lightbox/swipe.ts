import {
  FLICK_DISTANCE_PX,
  FLICK_DURATION_MS,
  FLICK_VELOCITY,
  SWIPE_DISTANCE_DIVISOR,
  SWIPE_VELOCITY,
  TAP_THRESHOLD_PX,
} from './constants.ts';
import type { Point } from './geometry.ts';

/** A pointer's way from touch to release. */
export interface Drag {
  /** In pixels from where it began. */
  readonly movement: Point;
  /** Sideways, in pixels per millisecond, at its end; never negative. */
  readonly velocity: number;
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
  const distance = Math.abs(drag.movement.x);
  const counts =
    distance > width / SWIPE_DISTANCE_DIVISOR || drag.velocity > SWIPE_VELOCITY || isFlick(drag);
  if (!counts) return 0;
  return drag.movement.x < 0 ? 1 : -1;
}

function isFlick({ movement, velocity, durationMs }: Drag): boolean {
  return (
    durationMs < FLICK_DURATION_MS &&
    velocity > FLICK_VELOCITY &&
    Math.abs(movement.x) > FLICK_DISTANCE_PX
  );
}
