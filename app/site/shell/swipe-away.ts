/** Spec §9: sideways distance of a swipe. */
const SWIPE_DISTANCE_PX = 50;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Mainly to the right, the side that the panel comes from. */
export function isSwipeAway(from: Point, to: Point): boolean {
  const right = to.x - from.x;
  return right > SWIPE_DISTANCE_PX && right > Math.abs(to.y - from.y);
}

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
