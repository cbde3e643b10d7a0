import {
  FLICK_DISTANCE_PX,
  FLICK_DURATION_MS,
  FLICK_VELOCITY,
  PULL_DISTANCE_DIVISOR,
  SWIPE_DISTANCE_DIVISOR,
  SWIPE_VELOCITY,
  TAP_THRESHOLD_PX,
  WHEEL_DISTANCE_PX,
  WHEEL_PAUSE_MS,
  WHEEL_PUSH_RATIO,
} from './constants.ts';
import type { Point } from './geometry.ts';

export interface Drag {
  /** Pixels from its start. */
  readonly movement: Point;
  /** Pixels per millisecond, at its end. */
  readonly velocity: Point;
  readonly durationMs: number;
}

/** Spec §9: a pointer that has hardly moved taps. */
export function isTap({ x, y }: Point): boolean {
  return Math.abs(x) <= TAP_THRESHOLD_PX && Math.abs(y) <= TAP_THRESHOLD_PX;
}

export function isMainlyHorizontal({ x, y }: Point): boolean {
  return Math.abs(x) > Math.abs(y);
}

/**
 * 1 is the next image (the finger moves left), −1 the previous one. `width` is in pixels.
 * Spec §4: longer than the width / 3.5, or faster than 2 px/ms; §9: or a flick.
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

export function isPullToClose({ movement, velocity }: Drag, height: number): boolean {
  if (movement.y > height / PULL_DISTANCE_DIVISOR) return true;
  return velocity.y > FLICK_VELOCITY && movement.y > FLICK_DISTANCE_PX;
}

export interface WheelGesture {
  readonly lastTimeMs: number;
  readonly lastDelta: number;
  /** Pixels; down and right are positive. */
  readonly travelled: number;
  readonly hasPaged: boolean;
}

interface WheelReading {
  readonly gesture: WheelGesture;
  /** 1 for the next image (down, right), −1 for the previous one. */
  readonly step: -1 | 0 | 1;
}

/** One step a gesture, however long its inertia. A pause, a turn or a stronger push begins another one. */
export function readWheel(
  before: WheelGesture | undefined,
  delta: Point,
  timeMs: number,
): WheelReading {
  const main = Math.abs(delta.x) > Math.abs(delta.y) ? delta.x : delta.y;
  const isNew = !before || isNewGesture(before, main, timeMs);
  const travelled = (isNew ? 0 : before.travelled) + main;
  const hadPaged = !isNew && before.hasPaged;
  const pages = !hadPaged && Math.abs(travelled) >= WHEEL_DISTANCE_PX;
  return {
    gesture: { lastTimeMs: timeMs, lastDelta: main, travelled, hasPaged: hadPaged || pages },
    step: pages ? (travelled > 0 ? 1 : -1) : 0,
  };
}

function isNewGesture(before: WheelGesture, delta: number, timeMs: number): boolean {
  if (timeMs - before.lastTimeMs > WHEEL_PAUSE_MS) return true;
  if (delta * before.lastDelta < 0) return true;
  return before.hasPaged && isPush(before, delta);
}

/** Inertia only fades. */
function isPush(before: WheelGesture, delta: number): boolean {
  return (
    Math.abs(delta) >= WHEEL_DISTANCE_PX &&
    Math.abs(delta) > WHEEL_PUSH_RATIO * Math.abs(before.lastDelta)
  );
}
