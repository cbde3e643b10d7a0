import { DOUBLE_CLICK_ZOOM_STEP, ZOOM_MAX, ZOOM_MIN } from './constants.ts';
import {
  fitInto,
  isZoomed,
  keepWithinEdges,
  type Point,
  type Size,
  type View,
  WHOLE,
  zoomAt,
} from './geometry.ts';
import { type Open, STILL } from './lightbox-model.ts';

export function canStep({ index, pictures, isSeries }: Open, by: 1 | -1): boolean {
  return isSeries && index + by >= 0 && index + by < pictures.length;
}

/** What the picture on screen looks like right now: at rest or following a finger. */
export function viewOnScreen({ view, gesture }: Open): View {
  return gesture.kind === 'swipe' ? { ...view, x: view.x + gesture.x } : view;
}

/** The size of a picture of the series when it is shown whole. */
export function fittedSize({ pictures, stage }: Open, index: number): Size {
  return fitInto(stage, pictures[index] ?? stage);
}

/** The nearest index that the series has. */
export function within(index: number, count: number): number {
  return Math.min(Math.max(0, Math.trunc(index)), Math.max(0, count - 1));
}

/** Another view of the picture on screen, as far as its edges allow. */
export function look(state: Open, view: View): Open {
  return {
    ...state,
    view: keepWithinEdges(view, state.stage, fittedSize(state, state.index)),
  };
}

/** Another picture, whole; an index past the end is the last one's. */
export function goTo(state: Open, asked: number): Open {
  const index = within(asked, state.pictures.length);
  if (index === state.index || !state.isSeries) return state;
  return {
    ...state,
    index,
    travel: index > state.index ? 1 : -1,
    left: { index: state.index, view: viewOnScreen(state) },
    view: WHOLE,
    gesture: STILL,
    tap: undefined,
  };
}

/** Spec §2: nothing happens at the ends. */
export function stepBy(state: Open, by: 1 | -1): Open {
  return goTo(state, state.index + by);
}

/** Another scale, at which the picture rests, around a point that stays where it is. */
export function zoomTo(state: Open, scale: number, point: Point): Open {
  return look(state, zoomAt(state.view, settledScale(scale), point));
}

/** Spec §4: only a zoomed picture can be moved. */
export function panBy(state: Open, from: View, { x, y }: Point): Open {
  if (!isZoomed(state.view)) return state;
  return look(state, { ...from, x: from.x + x, y: from.y + y });
}

/** Spec §4: the scale is between 0.5 and 3. */
function withinZoomLimits(scale: number): number {
  return Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, scale));
}

/**
 * The scale of a pinch. It depends on how far apart the fingers are, not on how often that was reported, so that
 * the zoom is as quick as they are.
 *
 * @param from the scale when the pinch began
 * @param distancePx how much further apart the fingers are than then, in pixels
 * @param sensitivityPx the pixels that add 1 to the scale
 * @example pinchedScale(1, 125, 250) // 1.5
 */
export function pinchedScale(from: number, distancePx: number, sensitivityPx: number): number {
  return withinZoomLimits(from + distancePx / sensitivityPx);
}

/** Spec §4: a scale that drops below 1 returns to it. Only fingers that still pinch may hold it there. */
function settledScale(scale: number): number {
  return Math.max(1, withinZoomLimits(scale));
}

/** Spec §4: a double-click adds 1 to the scale, or resets it if the picture is already zoomed. */
export function doubleClickedScale(view: View): number {
  return isZoomed(view) ? 1 : settledScale(view.scale + DOUBLE_CLICK_ZOOM_STEP);
}
