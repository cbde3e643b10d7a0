import { DOUBLE_CLICK_DISTANCE_PX, END_RESISTANCE } from './constants.ts';
import { isZoomed, type Point, zoomAt } from './geometry.ts';
import { type Event, type Open, STILL } from './lightbox-model.ts';
import { canStep, doubleClickedScale, look, panBy, pinchedScale, stepBy, zoomTo } from './moves.ts';
import { isMainlyHorizontal, isTap, swipeStep } from './swipe.ts';
import { readWheel } from './wheel.ts';

/** A pointer on its way: it moves a zoomed picture, or pulls a whole one aside. */
export function drag(state: Open, movement: Point): Open {
  if (state.gesture.kind === 'pinch') return state;
  if (isZoomed(state.view)) {
    const from = state.gesture.kind === 'pan' ? state.gesture.from : state.view;
    return panBy({ ...state, gesture: { kind: 'pan', from } }, from, movement);
  }
  const isSwipe = state.gesture.kind === 'swipe' || isMainlyHorizontal(movement);
  if (!isSwipe || isTap(movement)) return state;
  const gives = canStep(state, movement.x < 0 ? 1 : -1);
  return {
    ...state,
    gesture: { kind: 'swipe', x: gives ? movement.x : movement.x * END_RESISTANCE },
  };
}

/** A pointer that is lifted: a tap, or a swipe that may change the picture. */
export function endDrag(
  state: Open,
  { drag: { movement, ...rest }, point, timeMs }: Extract<Event, { type: 'dragEnd' }>,
): Open {
  if (state.gesture.kind === 'pinch') return state;
  if (isTap(movement)) return tap({ ...state, gesture: STILL }, point, timeMs);
  const step = isZoomed(state.view) ? 0 : swipeStep({ movement, ...rest }, state.stage.width);
  // The picture that is left stays where the finger has pulled it.
  const after = step === 0 ? state : stepBy(state, step);
  return { ...after, gesture: STILL, tap: undefined };
}

/**
 * Spec §9: two taps within 200 ms, at one place, are a double-click; with 0, every single one counts. In a zoomed
 * picture, a single tap brings its point to the middle: who cannot drag can look around by it.
 */
function tap(state: Open, point: Point, timeMs: number): Open {
  if (isSecondTap(state, point, timeMs) || state.doubleClickMs === 0) {
    return { ...zoomTo(state, doubleClickedScale(state.view), point), tap: undefined };
  }
  return { ...panBy(state, state.view, { x: -point.x, y: -point.y }), tap: { point, timeMs } };
}

function isSecondTap({ tap: first, doubleClickMs }: Open, point: Point, timeMs: number): boolean {
  return (
    first !== undefined &&
    timeMs - first.timeMs <= doubleClickMs &&
    Math.hypot(point.x - first.point.x, point.y - first.point.y) <= DOUBLE_CLICK_DISTANCE_PX
  );
}

/** Two fingers on their way: the points of the picture stay under them. */
export function pinch(
  state: Open,
  { origin, distancePx, sensitivityPx }: Extract<Event, { type: 'pinch' }>,
): Open {
  if (state.gesture.kind !== 'pinch') return state;
  const { from, origin: start } = state.gesture;
  return look(
    state,
    zoomAt(from, pinchedScale(from.scale, distancePx, sensitivityPx), start, origin),
  );
}

/** A wheel moves a zoomed picture, and leads from a whole one to the next. */
export function turnWheel(state: Open, { delta, timeMs }: Extract<Event, { type: 'wheel' }>): Open {
  if (isZoomed(state.view)) return panBy(state, state.view, { x: -delta.x, y: -delta.y });
  const { gesture, step } = readWheel(state.wheel, delta, timeMs);
  return { ...(step === 0 ? state : stepBy(state, step)), wheel: gesture };
}
