import { WHEEL_DISTANCE_PX, WHEEL_PAUSE_MS, WHEEL_PUSH_RATIO } from './constants.ts';
import type { Point } from './geometry.ts';

/** Wheel events that belong together: turns of one push, with the inertia that follows it. */
export interface WheelGesture {
  readonly lastTimeMs: number;
  readonly lastDelta: number;
  /** Pixels so far; down and right are positive. */
  readonly travelled: number;
  readonly hasPaged: boolean;
}

interface WheelReading {
  readonly gesture: WheelGesture;
  /** 1 for the next picture (down, right), −1 for the previous one, 0 for none. */
  readonly step: -1 | 0 | 1;
}

/**
 * What one wheel event means. A gesture changes the picture once, however long its inertia lasts; a pause, the other
 * direction or a new, stronger push begins another one.
 *
 * @param delta of the event, in pixels
 */
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

/** The tail of inertia only fades. */
function isPush(before: WheelGesture, delta: number): boolean {
  return (
    Math.abs(delta) >= WHEEL_DISTANCE_PX &&
    Math.abs(delta) > WHEEL_PUSH_RATIO * Math.abs(before.lastDelta)
  );
}
