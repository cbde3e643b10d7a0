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
  type Stage,
  type View,
  WHOLE,
  zoomAt,
} from './geometry.ts';
import type { Drag, WheelGesture } from './swipe.ts';

/** What one finger does: it pulls the neighbour in, looks around in a zoomed picture, or pulls a whole one down. */
export type DragKind = 'swipe' | 'pan' | 'pull';

/** What the fingers are doing; a mouse is a finger. What is shown may lie past what the picture's view allows. */
export type Gesture =
  | { readonly kind: 'none' }
  | { readonly kind: DragKind; readonly from: View; readonly shown: View }
  | {
      readonly kind: 'pinch';
      readonly from: View;
      readonly origin: Point;
      readonly shown: View;
    }
  /** A picture that was let go of is on its way. */
  | {
      readonly kind: 'glide';
      readonly after: DragKind;
      readonly shown: View;
      /** In pixels per millisecond. */
      readonly velocity: Point;
      readonly timeMs?: number;
    };

export interface Open {
  readonly status: 'open';
  /** The pixels of every picture of the series. */
  readonly pictures: readonly Size[];
  /** Whether each picture opens by itself: no input leads from one to another. */
  readonly isSingle?: boolean | undefined;
  /** The place between header and caption in which a picture is shown, in CSS pixels. */
  readonly stage: Stage;
  readonly doubleClickMs: number;
  readonly index: number;
  /** The direction of the last step: 1 forwards, −1 backwards. */
  readonly travel: 1 | -1;
  readonly view: View;
  readonly gesture: Gesture;
  /** The neighbour on the side on which a zoomed picture was pushed past its edge last: the next push leads to it. */
  readonly pushed?: 1 | -1 | undefined;
  readonly tap?: { readonly point: Point; readonly timeMs: number } | undefined;
  readonly wheel?: WheelGesture | undefined;
  /** The picture that was left with the last step: it fades behind the new one, where it was looked at last. */
  readonly left?: { readonly index: number; readonly view: View } | undefined;
}

interface Closed {
  readonly status: 'closed';
  /** What was on screen: it still is while the lightbox fades. */
  readonly last: Open;
}

export type State = Open | Closed;

/** All that can happen. Points are measured from the middle of the stage, times from any fixed moment. */
export type Event =
  /** Another picture is to be at hand, while none is shown. */
  | { readonly type: 'prepare'; readonly index: number }
  | { readonly type: 'open'; readonly index: number }
  | { readonly type: 'close' }
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'go'; readonly index: number }
  | { readonly type: 'resize'; readonly stage: Stage }
  | { readonly type: 'zoom'; readonly by: number }
  | { readonly type: 'zoomReset' }
  | { readonly type: 'pan'; readonly by: Point }
  | { readonly type: 'drag'; readonly movement: Point; readonly isTouch: boolean }
  | {
      readonly type: 'dragEnd';
      readonly drag: Drag;
      readonly isTouch: boolean;
      readonly point: Point;
      readonly timeMs: number;
    }
  | { readonly type: 'dragCancel' }
  | { readonly type: 'pinchStart'; readonly origin: Point }
  | {
      readonly type: 'pinch';
      readonly origin: Point;
      /** How much further apart the fingers are than at the start, and the pixels that add 1 to the scale. */
      readonly distancePx: number;
      readonly sensitivityPx: number;
    }
  | { readonly type: 'pinchEnd' }
  /** A turn of the wheel with Ctrl, within a pinch; up is positive. */
  | { readonly type: 'wheelZoom'; readonly origin: Point; readonly byPx: number }
  /** A picture that was let go of moves on, or is at once where it would come to rest. */
  | { readonly type: 'frame'; readonly timeMs: number }
  | { readonly type: 'rest' }
  | { readonly type: 'wheel'; readonly delta: Point; readonly timeMs: number };

/** No finger moves. */
export const STILL: Gesture = { kind: 'none' };

type Position = Pick<Open, 'index' | 'pictures' | 'isSingle'>;

export function canStep(position: Position, by: 1 | -1): boolean {
  return isReachable(position, position.index + by);
}

function isReachable({ pictures, isSingle }: Position, index: number): boolean {
  return !isSingle && index >= 0 && index < pictures.length;
}

/**
 * The pictures to make ready: the next one in the direction of travel, the one on the other side, and the one after
 * the next; each when those before it, and the one on screen, are there.
 */
export function comingIndexes(
  position: Position & Pick<Open, 'travel'>,
  ready: ReadonlySet<number>,
): readonly number[] {
  const { index, travel } = position;
  if (!ready.has(index)) return [];
  const order = [index + travel, index - travel, index + 2 * travel].filter((each) =>
    isReachable(position, each),
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
  if (state.isSingle || index === state.index) return state;
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
