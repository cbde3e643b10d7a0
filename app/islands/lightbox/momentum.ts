import type { Point } from './geometry.ts';

/** Averages the speed: events come unevenly, and a thumb often turns at the end of a swipe. */
export const SPEED_WINDOW_MS = 80;

/** After a longer silence the pointer has rested; after a shorter one, a busy browser has merged moves. */
const LONGEST_SILENCE_MS = 160;

/** A pointer that has not moved for longer before it is lifted has stopped. */
const STOPPED_MS = 40;

/** Share of the speed. */
const SPEED_KEPT_PER_MS = 0.995;

/** In 1/ms: a critically damped spring, which arrives in about 300 ms. */
const SPRING = 0.018;

export interface Sample extends Point {
  readonly timeMs: number;
}

export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  const last = samples.at(-1);
  if (last && last.x === sample.x && last.y === sample.y) return samples;
  const before = samples.filter(({ timeMs }) => timeMs <= sample.timeMs - SPEED_WINDOW_MS);
  return [...samples.slice(Math.max(0, before.length - 1)), sample];
}

export function speedAtEnd(samples: readonly Sample[], liftedMs: number): Point {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || liftedMs - last.timeMs > STOPPED_MS) return { x: 0, y: 0 };
  const durationMs = Math.min(SPEED_WINDOW_MS, last.timeMs - first.timeMs);
  if (durationMs <= 0) return { x: 0, y: 0 };
  const from = pointAt(samples, last.timeMs - durationMs);
  return { x: (last.x - from.x) / durationMs, y: (last.y - from.y) / durationMs };
}

/** `withSample` keeps one sample from before the window, so this time is between the first two. */
function pointAt([first, second]: readonly Sample[], timeMs: number): Point {
  if (!first || !second) return { x: 0, y: 0 };
  const silenceMs = second.timeMs - first.timeMs;
  if (silenceMs <= 0 || silenceMs > LONGEST_SILENCE_MS) return first;
  const part = Math.max(0, timeMs - first.timeMs) / silenceMs;
  return {
    x: first.x + part * (second.x - first.x),
    y: first.y + part * (second.y - first.y),
  };
}

export interface Motion {
  readonly position: number;
  readonly velocity: number;
}

/** Fixed steps give the same movement at every frame rate. */
const STEP_MS = 2;

const STILL_PX = 0.5;
const STILL_VELOCITY = 0.05;

export function glide(motion: Motion, least: number, most: number, durationMs: number): Motion {
  let { position, velocity } = motion;
  for (let remainingMs = durationMs; remainingMs > 0; remainingMs -= STEP_MS) {
    const ms = Math.min(STEP_MS, remainingMs);
    const edge = passedEdge(position, least, most);
    if (edge === undefined) {
      const slowed = SPEED_KEPT_PER_MS ** ms;
      position += (velocity * (slowed - 1)) / Math.log(SPEED_KEPT_PER_MS);
      velocity *= slowed;
    } else {
      const distance = position - edge;
      const push = velocity + SPRING * distance;
      const fade = Math.exp(-SPRING * ms);
      position = edge + (distance + push * ms) * fade;
      velocity = (velocity - SPRING * push * ms) * fade;
    }
  }
  return { position, velocity };
}

export function hasSettled({ position, velocity }: Motion, least: number, most: number): boolean {
  const edge = passedEdge(position, least, most) ?? position;
  return Math.abs(velocity) < STILL_VELOCITY && Math.abs(position - edge) < STILL_PX;
}

export function withoutOvershoot(velocity: number, distance: number): number {
  const most = Math.abs(distance) * SPRING;
  return Math.min(most, Math.max(-most, velocity));
}

function passedEdge(position: number, least: number, most: number): number | undefined {
  if (position < least || least === most) return least;
  return position > most ? most : undefined;
}
