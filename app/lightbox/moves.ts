import { DOUBLE_CLICK_ZOOM_STEP, FRICTION, ZOOM_MAX, ZOOM_MIN } from './constants.ts';
import {
  clamp,
  type Edges,
  edgesOf,
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

export function canStep(
  { index, pictures }: Pick<Open, 'index' | 'pictures'>,
  by: 1 | -1,
): boolean {
  return index + by >= 0 && index + by < pictures.length;
}

/**
 * The pictures to make ready: the next one in the direction of travel, the one on the other side, and the one after
 * the next; each when those before it, and the one on screen, are there.
 */
export function comingIndexes(
  { index, travel, pictures }: Pick<Open, 'index' | 'travel' | 'pictures'>,
  ready: ReadonlySet<number>,
): readonly number[] {
  if (!ready.has(index)) return [];
  const order = [index + travel, index - travel, index + 2 * travel].filter(
    (each) => each >= 0 && each < pictures.length,
  );
  const missing = order.findIndex((each) => !ready.has(each));
  return missing === -1 ? order : order.slice(0, missing + 1);
}

/** What the picture on screen looks like right now: at rest, following a finger, or on its way. */
export function viewOnScreen({ view, gesture }: Open): View {
  return gesture.kind === 'none' ? view : gesture.shown;
}

/** How far the row of pictures is pulled aside, while it is. */
export function rowOffset({ view, gesture }: Open): number | undefined {
  const isRow = gesture.kind === 'swipe' || (gesture.kind === 'glide' && gesture.after === 'swipe');
  return isRow ? gesture.shown.x - view.x : undefined;
}

/** What a picture beside the one on screen looks like while the row is pulled: a window's width from the next. */
export function viewInRow(state: Open, index: number): View {
  const view = index === state.left?.index ? state.left.view : WHOLE;
  const away = (index - state.index) * state.stage.window.width;
  return { ...view, x: view.x + (rowOffset(state) ?? 0) + away };
}

/** What any picture of the series looks like right now; one that nobody sees is whole, and in its place. */
export function viewOf(state: Open, index: number): View {
  if (index === state.index) return viewOnScreen(state);
  if (Math.abs(index - state.index) === 1 && rowOffset(state) !== undefined) {
    return viewInRow(state, index);
  }
  return index === state.left?.index ? state.left.view : WHOLE;
}

/** How far the wall has faded while a picture is pulled down: 1 at half of the height of the window. */
export function wallFade({ gesture, stage }: Open): number {
  const isPull = gesture.kind === 'pull' || (gesture.kind === 'glide' && gesture.after === 'pull');
  return isPull ? clamp((2 * gesture.shown.y) / stage.window.height || 0, 0, 1) : 0;
}

/** Between which places the picture on screen may rest, at its scale or another. */
export function edgesOnScreen(state: Open, scale = state.view.scale): Edges {
  return edgesOf(state.stage, fittedSize(state, state.index), scale);
}

/** The size of a picture of the series when it is shown whole. */
export function fittedSize(
  { pictures, stage }: Pick<Open, 'pictures' | 'stage'>,
  index: number,
): Size {
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
    view: keepWithinEdges(view, edgesOnScreen(state, view.scale)),
    pushed: undefined,
  };
}

/** Another picture, whole; an index past the end is the last one's. */
export function goTo(state: Open, asked: number): Open {
  const index = within(asked, state.pictures.length);
  if (index === state.index) return state;
  return {
    ...state,
    index,
    travel: index > state.index ? 1 : -1,
    left: { index: state.index, view: viewOnScreen(state) },
    view: WHOLE,
    gesture: STILL,
    pushed: undefined,
    tap: undefined,
  };
}

/** Spec §2: nothing happens at the ends. */
export function stepBy(state: Open, by: 1 | -1): Open {
  return goTo(state, state.index + by);
}

/** Another scale, at which the picture rests, around a point that stays where it is. */
export function zoomTo(state: Open, scale: number, point: Point): Open {
  return look({ ...state, gesture: STILL }, zoomAt(state.view, settledScale(scale), point));
}

/** Spec §4: only a zoomed picture can be moved. */
export function panBy(state: Open, { x, y }: Point): Open {
  const { view } = state;
  if (!isZoomed(view)) return state;
  return look({ ...state, gesture: STILL }, { ...view, x: view.x + x, y: view.y + y });
}

/** Spec §4: the scale is between 0.5 and 3. */
export function withinZoomLimits(scale: number): number {
  return clamp(scale, ZOOM_MIN, ZOOM_MAX);
}

/** The scale at which fingers hold a picture that they zoom past its limits: it gives, and does not follow. */
export function softenedScale(scale: number): number {
  if (scale > ZOOM_MAX) return ZOOM_MAX + (scale - ZOOM_MAX) * FRICTION;
  // So that it stays above 0, however close the fingers are.
  if (scale < ZOOM_MIN) return ZOOM_MIN / (1 + ((ZOOM_MIN - scale) * FRICTION) / ZOOM_MIN);
  return scale;
}

/** Spec §4: a scale that drops below 1 returns to it. Only fingers that still pinch may hold it there. */
function settledScale(scale: number): number {
  return Math.max(1, withinZoomLimits(scale));
}

/** Spec §4: a double-click adds 1 to the scale, or resets it if the picture is already zoomed. */
export function doubleClickedScale(view: View): number {
  return isZoomed(view) ? 1 : settledScale(view.scale + DOUBLE_CLICK_ZOOM_STEP);
}
