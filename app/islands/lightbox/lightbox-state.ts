import { isZoomed, type Stage } from './geometry.ts';
import {
  advanceGlide,
  drag,
  endDrag,
  finishGlide,
  pinch,
  startGlide,
  startPinch,
  turnWheel,
  zoomByWheel,
} from './gestures.ts';
import {
  canStep,
  type EventOf,
  goTo,
  type LightboxEvent,
  type Open,
  openAt,
  panBy,
  rowOffset,
  STILL,
  type State,
  setView,
  ZOOM_MAX,
  zoomTo,
} from './lightbox-model.ts';

const MIDDLE = { x: 0, y: 0 };

type Handlers = {
  readonly [Type in LightboxEvent['type']]: (state: Open, event: EventOf<Type>) => State;
};

const HANDLERS: Handlers = {
  open: (state, { index }) => openAt(index, state),
  prepare: (state) => state,
  close: (state) => ({ status: 'closed', last: { ...state, gesture: STILL } }),
  step: (state, { by }) => goTo(state, state.index + by),
  go: (state, { index }) => goTo(state, index),
  resize,
  zoom: (state, { by }) => zoomTo(state, state.view.scale + by, MIDDLE),
  pan: (state, { by }) => panBy(state, by),
  drag: (state, { movement, isTouch }) => drag(state, movement, isTouch),
  dragEnd: endDrag,
  dragCancel: (state) => startGlide(state),
  pinchStart: (state, { origin }) => startPinch(state, origin),
  pinch,
  pinchEnd: (state) => zoomTo(state, state.view.scale, MIDDLE),
  wheel: turnWheel,
  wheelZoom: zoomByWheel,
  frame: (state, { timeMs }) => advanceGlide(state, timeMs),
  finishGlide,
};

export function reduce(state: State, event: LightboxEvent): State {
  if (state.status === 'closed' && event.type !== 'open') {
    const last = reduceClosed(state.last, event);
    return last === state.last ? state : { status: 'closed', last };
  }
  const handle: (state: Open, event: never) => State = HANDLERS[event.type];
  return handle(openIn(state), event as never);
}

function reduceClosed(last: Open, event: LightboxEvent): Open {
  if (event.type === 'prepare') return openAt(event.index, last);
  return event.type === 'resize' ? resize(last, event) : last;
}

/** Browsers report the first size twice. */
function resize(state: Open, { stage }: { readonly stage: Stage }): Open {
  const isSame = JSON.stringify(stage) === JSON.stringify(state.stage);
  return isSame ? state : setView({ ...state, stage }, state.view);
}

/** Leaves out everything that changes in each frame of a movement. */
export interface Scene
  extends Omit<Open, 'status' | 'view' | 'gesture' | 'pushedEdge' | 'tap' | 'wheel'> {
  readonly status: State['status'];
  readonly isZoomed: boolean;
  readonly restScale: number;
  readonly isLargest: boolean;
  readonly isRow: boolean;
}

export function openIn(state: State): Open {
  return state.status === 'open' ? state : state.last;
}

function sceneOf(state: State, before?: Scene): Scene {
  const open = openIn(state);
  const { view, gesture, pushedEdge: _, tap: __, wheel: ___, ...rest } = open;
  return {
    ...rest,
    status: state.status,
    isZoomed: isZoomed(view),
    restScale: gesture.kind === 'none' || !before ? view.scale : before.restScale,
    isLargest: view.scale >= ZOOM_MAX,
    isRow: rowOffset(open) !== undefined,
  };
}

/** `ahead` loads unseen, `beside` is in the row that a finger pulls, `leaving` fades. */
export type SlidePlace = 'current' | 'ahead' | 'beside' | 'leaving';

export function placesOf(
  scene: Pick<Scene, 'pictures' | 'isSingle' | 'index' | 'leaving' | 'isRow'>,
  ahead: readonly number[],
): ReadonlyMap<number, SlidePlace> {
  const { index, leaving, isRow } = scene;
  const places = new Map<number, SlidePlace>(ahead.map((each) => [each, 'ahead']));
  if (leaving) places.set(leaving.index, 'leaving');
  for (const by of isRow ? ([-1, 1] as const) : []) {
    if (canStep(scene, by)) places.set(index + by, 'beside');
  }
  return places.set(index, 'current');
}

export type LightboxStore = ReturnType<typeof lightboxStore>;

export function lightboxStore(initial: State) {
  let state = initial;
  let scene = sceneOf(initial);
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    /** The same object while nothing in it changes, as `useSyncExternalStore` requires. */
    scene: () => scene,
    dispatch: (event: LightboxEvent) => {
      const before = state;
      state = reduce(state, event);
      if (state === before) return;
      const after = sceneOf(state, scene);
      const keys = Object.keys(after) as (keyof Scene)[];
      if (keys.some((key) => after[key] !== scene[key])) scene = after;
      for (const each of listeners) each();
    },
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
