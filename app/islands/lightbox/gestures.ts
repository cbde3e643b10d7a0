import {
  isZoomed,
  keepWithinEdges,
  type Point,
  scaleBeyondEdges,
  type View,
  zoomAt,
} from './geometry.ts';
import {
  canStep,
  type DragKind,
  doubleClickedScale,
  type EventOf,
  edgesOnScreen,
  FRICTION,
  type Gesture,
  goTo,
  type Open,
  panBy,
  rowOffset,
  STILL,
  type State,
  setView,
  softenedScale,
  viewInRow,
  viewOnScreen,
  withinZoomLimits,
  zoomTo,
} from './lightbox-model.ts';
import { glide, hasSettled, type Motion, withoutOvershoot } from './momentum.ts';
import { isMainlyHorizontal, isPullToClose, isTap, readWheel, swipeStep } from './swipe.ts';

/** The width of a fingertip: touch systems allow 20 to 100 px between the clicks, mice about 5. */
const DOUBLE_CLICK_DISTANCE_PX = 40;

type Dragged = Extract<Gesture, { kind: DragKind }>;

export function drag(state: Open, movement: Point, isTouch: boolean): Open {
  const stopped = stopGlide(state);
  const kind = kindOfDrag(stopped, movement, isTouch);
  if (!kind) return stopped;
  const { gesture, view } = stopped;
  const before = gesture.kind === 'none' ? { kind, from: view, shown: view } : (gesture as Dragged);
  // A swipe that begins as a pan past the edge goes on from what is shown, or the image would jump.
  const from = kind === 'swipe' && before.kind === 'pan' ? before.shown : before.from;
  const to = { ...from, x: from.x + movement.x, y: from.y + movement.y };
  const shown = soften(stopped, kind, to, FRICTION);
  const after = { ...stopped, gesture: { kind, from, shown } };
  return kind === 'pan'
    ? { ...after, view: keepWithinEdges(shown, edgesOnScreen(stopped)) }
    : after;
}

function stopGlide(state: Open): Open {
  const { gesture } = state;
  if (gesture.kind !== 'glide') return state;
  const { after, shown } = gesture;
  return {
    ...state,
    gesture: { kind: after, from: soften(state, after, shown, 1 / FRICTION), shown },
  };
}

function kindOfDrag(state: Open, movement: Point, isTouch: boolean): DragKind | undefined {
  const { gesture, pushedEdge } = state;
  if (gesture.kind === 'pinch' || gesture.kind === 'glide') return undefined;
  if (isTap(movement)) return gesture.kind === 'none' ? undefined : gesture.kind;
  const isSideways = isMainlyHorizontal(movement);
  if (gesture.kind === 'swipe') return 'swipe';
  if (isZoomed(state.view)) {
    const towards = movement.x < 0 ? 1 : -1;
    return isSideways && pushedEdge === towards && canStep(state, towards) ? 'swipe' : 'pan';
  }
  if (isSideways) return 'swipe';
  return gesture.kind === 'pull' || (isTouch && movement.y > 0) ? 'pull' : undefined;
}

function soften(state: Open, kind: DragKind, to: View, factor: number): View {
  const { view } = state;
  switch (kind) {
    case 'pan':
      return scaleBeyondEdges(to, edgesOnScreen(state), factor);
    case 'swipe': {
      const distance = to.x - view.x;
      return {
        ...view,
        x: view.x + (canStep(state, distance < 0 ? 1 : -1) ? distance : distance * factor),
      };
    }
    case 'pull':
      return { ...view, x: to.x, y: to.y < 0 ? to.y * factor : to.y };
  }
}

export function endDrag(
  state: Open,
  { drag: ended, isTouch, point, timeMs }: EventOf<'dragEnd'>,
): State {
  const { movement, velocity } = ended;
  const moved = { ...drag(state, movement, isTouch), tap: undefined };
  const { gesture } = moved;
  switch (gesture.kind) {
    case 'none':
      return isTap(movement) ? tap(state, point, timeMs) : moved;
    case 'swipe':
      return swipeTo(moved, swipeStep(ended, state.stage.window.width), velocity);
    case 'pan':
      return startGlide(
        { ...moved, pushedEdge: edgePushed(moved, gesture.from.x + movement.x) },
        velocity,
      );
    case 'pull':
      return gesture.shown.y > 0 && isPullToClose(ended, state.stage.window.height)
        ? { status: 'closed', last: moved }
        : startGlide(moved, velocity);
    default:
      return state;
  }
}

function edgePushed(state: Open, x: number): 1 | -1 | undefined {
  const { least, most } = edgesOnScreen(state);
  if (x < least.x) return 1;
  return x > most.x ? -1 : undefined;
}

function swipeTo(state: Open, step: -1 | 0 | 1, velocity: Point): Open {
  const offset = rowOffset(state) ?? 0;
  const after = step === 0 ? state : goTo(state, state.index + step);
  if (after.index === state.index) return startGlide(state, velocity);
  const shown = { ...after.view, x: offset + step * state.stage.window.width };
  return startGlide(
    {
      ...after,
      gesture: { kind: 'swipe', from: shown, shown },
      leaving: { index: state.index, view: state.view },
    },
    velocity,
  );
}

export function startGlide(state: Open, velocity: Point = { x: 0, y: 0 }): Open {
  const { gesture, view } = state;
  if (gesture.kind === 'none' || gesture.kind === 'pinch' || gesture.kind === 'glide') return state;
  const { kind, shown } = gesture;
  const along = (axis: 'x' | 'y') =>
    kind === 'pan' ? velocity[axis] : withoutOvershoot(velocity[axis], shown[axis] - view[axis]);
  return {
    ...state,
    gesture: { kind: 'glide', after: kind, shown, velocity: { x: along('x'), y: along('y') } },
  };
}

const FIRST_FRAME_MS = 16;

const LONGEST_FRAME_MS = 64;

export function advanceGlide(state: Open, timeMs: number): Open {
  const { gesture, view } = state;
  if (gesture.kind !== 'glide') return state;
  const passedMs = gesture.timeMs === undefined ? FIRST_FRAME_MS : timeMs - gesture.timeMs;
  const durationMs = Math.min(Math.max(0, passedMs), LONGEST_FRAME_MS);
  const isPan = gesture.after === 'pan';
  const { least, most } = isPan ? edgesOnScreen(state) : { least: view, most: view };
  const along = (axis: 'x' | 'y'): Motion =>
    glide(
      { position: gesture.shown[axis], velocity: gesture.velocity[axis] },
      least[axis],
      most[axis],
      durationMs,
    );
  const [x, y] = [along('x'), along('y')];
  if (hasSettled(x, least.x, most.x) && hasSettled(y, least.y, most.y)) {
    return { ...state, gesture: STILL, leaving: undefined };
  }
  const shown = { scale: gesture.shown.scale, x: x.position, y: y.position };
  return {
    ...state,
    view: isPan ? keepWithinEdges(shown, { least, most }) : view,
    gesture: { ...gesture, shown, velocity: { x: x.velocity, y: y.velocity }, timeMs },
  };
}

export function finishGlide(state: Open): Open {
  if (state.gesture.kind !== 'glide') return state;
  const { leaving } = state;
  return {
    ...state,
    gesture: STILL,
    leaving: leaving && { ...leaving, view: viewInRow(state, leaving.index) },
  };
}

/** Single taps pan a zoomed image for visitors who cannot drag. */
function tap(state: Open, point: Point, timeMs: number): Open {
  if (isSecondTap(state, point, timeMs) || state.doubleClickMs === 0) {
    return { ...zoomTo(state, doubleClickedScale(state.view), point), tap: undefined };
  }
  return { ...panBy(state, { x: -point.x, y: -point.y }), tap: { point, timeMs } };
}

function isSecondTap({ tap: first, doubleClickMs }: Open, point: Point, timeMs: number): boolean {
  return (
    first !== undefined &&
    timeMs - first.timeMs <= doubleClickMs &&
    Math.hypot(point.x - first.point.x, point.y - first.point.y) <= DOUBLE_CLICK_DISTANCE_PX
  );
}

export function startPinch(state: Open, origin: Point): Open {
  const shown = viewOnScreen(state);
  const from = scaleBeyondEdges(shown, edgesOnScreen(state, shown.scale), 1 / FRICTION);
  return { ...state, gesture: { kind: 'pinch', from, origin, shown }, tap: undefined };
}

/** Scale follows the distance of the fingers, not the number of events, so the zoom never accelerates. */
export function pinch(state: Open, { origin, by }: EventOf<'pinch'>): Open {
  const { gesture } = state;
  if (gesture.kind !== 'pinch') return state;
  const { from, origin: start } = gesture;
  const asked = from.scale + by;
  const scale = softenedScale(asked);
  const shown = scaleBeyondEdges(
    zoomAt(from, scale, start, origin),
    edgesOnScreen(state, scale),
    FRICTION,
  );
  const after = setView(state, zoomAt(from, withinZoomLimits(asked), start, origin));
  return { ...after, gesture: { ...gesture, shown } };
}

export function zoomByWheel(state: Open, { origin, by }: EventOf<'wheelZoom'>): Open {
  const scale = withinZoomLimits(state.view.scale + by);
  const after = setView(state, zoomAt(state.view, scale, origin));
  const gesture = { kind: 'pinch', from: after.view, origin, shown: after.view } as const;
  return { ...after, gesture, tap: undefined };
}

export function turnWheel(state: Open, { delta, timeMs }: EventOf<'wheel'>): Open {
  if (isZoomed(state.view)) return panBy(state, { x: -delta.x, y: -delta.y });
  const { gesture, step } = readWheel(state.wheel, delta, timeMs);
  return { ...(step === 0 ? state : goTo(state, state.index + step)), wheel: gesture };
}
