import { DECELERATION, SPRING } from './constants.ts';

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
