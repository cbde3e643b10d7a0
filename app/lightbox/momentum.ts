import {
  DECELERATION,
  LONGEST_SILENCE_MS,
  SPEED_WINDOW_MS,
  SPRING,
  STOPPED_MS,
} from './constants.ts';
import type { Point } from './geometry.ts';

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
  const before = way.filter(({ timeMs }) => timeMs <= sample.timeMs - SPEED_WINDOW_MS);
  return [...way.slice(Math.max(0, before.length - 1)), sample];
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

/** A movement along one axis, in pixels and pixels per millisecond. */
export interface Motion {
  readonly position: number;
  readonly velocity: number;
}

/** Within this many milliseconds a movement is reckoned in one piece, so that it is the same at every frame rate. */
const PIECE_MS = 2;

/** What nobody sees any more: less than half a pixel, or a pixel in twenty milliseconds. */
const STILL_PX = 0.5;
const STILL_VELOCITY = 0.05;

/**
 * Where something is that was let go of, a while later: between its edges it slides on and slows down, past them it is
 * drawn back as by a spring that does not swing.
 */
export function glide(motion: Motion, least: number, most: number, durationMs: number): Motion {
  let { position, velocity } = motion;
  for (let leftMs = durationMs; leftMs > 0; leftMs -= PIECE_MS) {
    const ms = Math.min(PIECE_MS, leftMs);
    const edge = edgeOver(position, least, most);
    if (edge === undefined) {
      const slowed = DECELERATION ** ms;
      position += (velocity * (slowed - 1)) / Math.log(DECELERATION);
      velocity *= slowed;
    } else {
      const way = position - edge;
      const push = velocity + SPRING * way;
      const fade = Math.exp(-SPRING * ms);
      position = edge + (way + push * ms) * fade;
      velocity = (velocity - SPRING * push * ms) * fade;
    }
  }
  return { position, velocity };
}

/** Whether a movement can be taken for over. */
export function isOver({ position, velocity }: Motion, least: number, most: number): boolean {
  const edge = edgeOver(position, least, most) ?? position;
  return Math.abs(velocity) < STILL_VELOCITY && Math.abs(position - edge) < STILL_PX;
}

/** The fastest that something can be let go of towards a place without being carried past it. */
export function withoutOvershoot(velocity: number, way: number): number {
  const most = Math.abs(way) * SPRING;
  return Math.min(most, Math.max(-most, velocity));
}

/** The edge that draws something back, if one does: where there is but one place to rest, it always does. */
function edgeOver(position: number, least: number, most: number): number | undefined {
  if (position < least || least === most) return least;
  return position > most ? most : undefined;
}
