/** Pixels that a finger moves sideways before it counts as a swipe; the specification's default for swipes (§9). */
const SWIPE_DISTANCE_PX = 50;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whether a finger has gone mainly to the right, as one pushes a panel back to where it came from. */
export function isSwipeAway(from: Point, to: Point): boolean {
  const right = to.x - from.x;
  return right > SWIPE_DISTANCE_PX && right > Math.abs(to.y - from.y);
}
