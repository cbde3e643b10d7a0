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

/** Lets a finger push a dialog back to the side that it came from. */
export function closeBySwipe(dialog: HTMLDialogElement): void {
  let start: PointerEvent | undefined;
  // Properties, since a dialog is opened many times.
  dialog.onpointerdown = (event) => {
    start = event.pointerType === 'mouse' ? undefined : event;
  };
  dialog.onpointerup = (event) => {
    if (start && isSwipeAway(start, event)) dialog.close();
    start = undefined;
  };
  dialog.onpointercancel = () => {
    start = undefined;
  };
}
