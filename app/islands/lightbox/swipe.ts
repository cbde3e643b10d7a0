import type { Point } from './geometry.ts';

/** Spec §9: a pointer that moves no further, in each direction, still taps. */
const TAP_THRESHOLD_PX = 3;

/** Spec §4: a swipe steps when it is longer than the window's width divided by this. */
const SWIPE_DISTANCE_DIVISOR = 3.5;

/** Spec §4: in px/ms; any faster, mainly horizontal swipe steps. */
const SWIPE_VELOCITY = 2;

/** Spec §9, swipe defaults: a flick is faster (in px/ms), longer and briefer than these three. */
const FLICK_VELOCITY = 0.5;
const FLICK_DISTANCE_PX = 50;
const FLICK_DURATION_MS = 250;

const PULL_DISTANCE_DIVISOR = 4;

const WHEEL_PAUSE_MS = 160;

const WHEEL_DISTANCE_PX = 24;

/** Compared with the fading inertia of a trackpad, a stronger event is a new push. */
const WHEEL_PUSH_RATIO = 3;

export interface Drag {
  readonly movement: Point;
  readonly velocity: Point; // in px/ms, at its end
  readonly durationMs: number;
}

export function isTap({ x, y }: Point): boolean {
  return Math.abs(x) <= TAP_THRESHOLD_PX && Math.abs(y) <= TAP_THRESHOLD_PX;
}

export function isMainlyHorizontal({ x, y }: Point): boolean {
  return Math.abs(x) > Math.abs(y);
}

/** 1 is the next image (the finger moves left), −1 the previous one. */
export function swipeStep(drag: Drag, width: number): -1 | 0 | 1 {
  const { movement, velocity, durationMs } = drag;
  const [distance, speed] = [Math.abs(movement.x), Math.abs(velocity.x)];
  const isFlick =
    durationMs < FLICK_DURATION_MS && speed > FLICK_VELOCITY && distance > FLICK_DISTANCE_PX;
  const isSwipe = distance > width / SWIPE_DISTANCE_DIVISOR || speed > SWIPE_VELOCITY || isFlick;
  if (!isMainlyHorizontal(movement) || !isSwipe) return 0;
  return movement.x < 0 ? 1 : -1;
}

export function isPullToClose({ movement, velocity }: Drag, height: number): boolean {
  if (movement.y > height / PULL_DISTANCE_DIVISOR) return true;
  return velocity.y > FLICK_VELOCITY && movement.y > FLICK_DISTANCE_PX;
}

export interface WheelGesture {
  readonly lastTimeMs: number;
  readonly lastDelta: number;
  readonly travelled: number;
  readonly hasPaged: boolean;
}

/** One step a gesture, however long its inertia. A pause, a turn or a stronger push begins another one. */
export function readWheel(
  before: WheelGesture | undefined,
  delta: Point,
  timeMs: number,
): { readonly gesture: WheelGesture; readonly step: -1 | 0 | 1 } {
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
  if (timeMs - before.lastTimeMs > WHEEL_PAUSE_MS || delta * before.lastDelta < 0) return true;
  const isPush =
    Math.abs(delta) >= WHEEL_DISTANCE_PX &&
    Math.abs(delta) > WHEEL_PUSH_RATIO * Math.abs(before.lastDelta);
  return before.hasPaged && isPush;
}
