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

/** Spec §9: limits of the scale; 1 fits the image into the window. */
const ZOOM_MIN = 0.5;
export const ZOOM_MAX = 3;

/** Spec §4: a double-click adds 1, or resets a zoomed image. */
const DOUBLE_CLICK_ZOOM_STEP = 1;

/** Share of a movement past a limit. */
export const FRICTION = 0.35;

export type DragKind = 'swipe' | 'pan' | 'pull';

export type Gesture =
  | { readonly kind: 'none' }
  | { readonly kind: DragKind; readonly from: View; readonly shown: View }
  | { readonly kind: 'pinch'; readonly from: View; readonly origin: Point; readonly shown: View }
  | {
      readonly kind: 'glide';
      readonly after: DragKind;
      readonly shown: View;
      readonly velocity: Point; // in px/ms
      readonly timeMs?: number;
    };

interface LightboxSetting {
  readonly pictures: readonly Size[];
  readonly isSingle?: boolean | undefined;
  readonly stage: Stage;
  readonly doubleClickMs: number;
}

export interface Open extends LightboxSetting {
  readonly status: 'open';
  readonly index: number;
  /** Of the last step: the images ahead load first. */
  readonly direction: 1 | -1;
  readonly view: View;
  readonly gesture: Gesture;
  /** Edge past which a zoomed image was pushed last; the next push past it steps. */
  readonly pushedEdge?: 1 | -1 | undefined;
  readonly tap?: { readonly point: Point; readonly timeMs: number } | undefined;
  readonly wheel?: WheelGesture | undefined;
  readonly leaving?: { readonly index: number; readonly view: View } | undefined;
}

export type State = Open | { readonly status: 'closed'; readonly last: Open };

/** Points count from the middle of the stage; `by` adds to the scale. */
export type LightboxEvent =
  | { readonly type: 'prepare' | 'open' | 'go'; readonly index: number }
  | { readonly type: 'close' | 'dragCancel' | 'pinchEnd' | 'finishGlide' }
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'resize'; readonly stage: Stage }
  | { readonly type: 'zoom'; readonly by: number }
  | { readonly type: 'pan'; readonly by: Point }
  | { readonly type: 'drag'; readonly movement: Point; readonly isTouch: boolean }
  | {
      readonly type: 'dragEnd';
      readonly drag: Drag;
      readonly isTouch: boolean;
      readonly point: Point;
      readonly timeMs: number;
    }
  | { readonly type: 'pinchStart'; readonly origin: Point }
  | { readonly type: 'pinch'; readonly origin: Point; readonly by: number }
  | { readonly type: 'wheelZoom'; readonly origin: Point; readonly by: number }
  | { readonly type: 'frame'; readonly timeMs: number }
  | { readonly type: 'wheel'; readonly delta: Point; readonly timeMs: number };

export type EventOf<Type> = LightboxEvent & { readonly type: Type };

export const STILL: Gesture = { kind: 'none' };

type Position = Pick<Open, 'index' | 'pictures' | 'isSingle'>;

export function canStep(position: Position, by: 1 | -1): boolean {
  return isReachable(position, position.index + by);
}

function isReachable({ pictures, isSingle }: Position, index: number): boolean {
  return !isSingle && index >= 0 && index < pictures.length;
}

export function indexesToLoad(
  position: Position & Pick<Open, 'direction'>,
  ready: ReadonlySet<number>,
): readonly number[] {
  const { index, direction } = position;
  const order = [index, index + direction, index - direction, index + 2 * direction].filter(
    (each) => each === index || isReachable(position, each),
  );
  const missing = order.findIndex((each) => !ready.has(each));
  return order.slice(1, missing === -1 ? undefined : missing + 1);
}

export function viewOnScreen({ view, gesture }: Open): View {
  return gesture.kind === 'none' ? view : gesture.shown;
}

function kindOfGesture({ gesture }: Open) {
  return gesture.kind === 'glide' ? gesture.after : gesture.kind;
}

export function rowOffset(state: Open): number | undefined {
  return kindOfGesture(state) === 'swipe' ? viewOnScreen(state).x - state.view.x : undefined;
}

export function viewInRow(state: Open, index: number): View {
  const view = viewAtRest(state, index);
  const away = (index - state.index) * state.stage.window.width;
  return { ...view, x: view.x + (rowOffset(state) ?? 0) + away };
}

export function viewOf(state: Open, index: number): View {
  if (index === state.index) return viewOnScreen(state);
  const isInRow = Math.abs(index - state.index) === 1 && rowOffset(state) !== undefined;
  return isInRow ? viewInRow(state, index) : viewAtRest(state, index);
}

function viewAtRest({ leaving }: Open, index: number): View {
  return index === leaving?.index ? leaving.view : WHOLE;
}

export function wallFade(state: Open): number {
  if (kindOfGesture(state) !== 'pull') return 0;
  return clamp((2 * viewOnScreen(state).y) / state.stage.window.height || 0, 0, 1);
}

export function edgesOnScreen(state: Open, scale = state.view.scale): Edges {
  return edgesOf(state.stage, fittedSize(state, state.index), scale);
}

export function fittedSize(
  { pictures, stage }: Pick<Open, 'pictures' | 'stage'>,
  index: number,
): Size {
  return fitInto(stage, pictures[index] ?? stage);
}

export function openAt(
  index: number,
  { pictures, isSingle, stage, doubleClickMs }: LightboxSetting,
): Open {
  return {
    ...{ pictures, isSingle, stage, doubleClickMs },
    status: 'open',
    index: within(index, pictures.length),
    direction: 1,
    view: WHOLE,
    gesture: STILL,
    leaving: undefined,
  };
}

function within(index: number, count: number): number {
  return clamp(index, 0, Math.max(0, count - 1));
}

export function setView(state: Open, view: View): Open {
  return {
    ...state,
    view: keepWithinEdges(view, edgesOnScreen(state, view.scale)),
    pushedEdge: undefined,
  };
}

export function goTo(state: Open, asked: number): Open {
  const index = within(asked, state.pictures.length);
  if (state.isSingle || index === state.index) return state;
  return {
    ...state,
    index,
    direction: index > state.index ? 1 : -1,
    leaving: { index: state.index, view: viewOnScreen(state) },
    view: WHOLE,
    gesture: STILL,
    pushedEdge: undefined,
    tap: undefined,
  };
}

export function zoomTo(state: Open, scale: number, point: Point): Open {
  return setView({ ...state, gesture: STILL }, zoomAt(state.view, settledScale(scale), point));
}

/** Spec §4: only a zoomed image can be moved. */
export function panBy(state: Open, { x, y }: Point): Open {
  const { view } = state;
  if (!isZoomed(view)) return state;
  return setView({ ...state, gesture: STILL }, { ...view, x: view.x + x, y: view.y + y });
}

export function withinZoomLimits(scale: number): number {
  return clamp(scale, ZOOM_MIN, ZOOM_MAX);
}

export function softenedScale(scale: number): number {
  if (scale > ZOOM_MAX) return ZOOM_MAX + (scale - ZOOM_MAX) * FRICTION;
  if (scale < ZOOM_MIN) return ZOOM_MIN / (1 + ((ZOOM_MIN - scale) * FRICTION) / ZOOM_MIN);
  return scale;
}

/** Spec §4: a scale below 1 returns to 1, except while fingers still pinch. */
function settledScale(scale: number): number {
  return Math.max(1, withinZoomLimits(scale));
}

export function doubleClickedScale(view: View): number {
  return isZoomed(view) ? 1 : settledScale(view.scale + DOUBLE_CLICK_ZOOM_STEP);
}
