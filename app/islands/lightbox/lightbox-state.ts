import { isZoomed } from './geometry.ts';
import {
  drag,
  endDrag,
  letGo,
  moveOn,
  pinch,
  rest,
  startPinch,
  turnWheel,
  zoomByWheel,
} from './gestures.ts';
import {
  canStep,
  type Event,
  goTo,
  look,
  type Open,
  openAt,
  panBy,
  rowOffset,
  STILL,
  type State,
  ZOOM_MAX,
  zoomTo,
} from './lightbox-model.ts';

export function reduce(state: State, event: Event): State {
  const open = openIn(state);
  if (event.type === 'open') return openAt(event.index, open);
  if (state.status === 'closed') {
    const last = reduceClosed(open, event);
    return last === open ? state : { status: 'closed', last };
  }
  switch (event.type) {
    case 'prepare':
      return state;
    case 'close':
      return { status: 'closed', last: { ...state, gesture: STILL } };
    case 'step':
      return goTo(state, state.index + event.by);
    case 'go':
      return goTo(state, event.index);
    case 'resize':
      return resize(state, event);
    case 'zoom':
      return zoomTo(state, state.view.scale + event.by, { x: 0, y: 0 });
    case 'pan':
      return panBy(state, event.by);
    case 'drag':
      return drag(state, event.movement, event.isTouch);
    case 'dragEnd':
      return endDrag(state, event);
    case 'dragCancel':
      return letGo(state);
    case 'pinchStart':
      return startPinch(state, event.origin);
    case 'pinch':
      return pinch(state, event);
    case 'pinchEnd':
      return zoomTo(state, state.view.scale, { x: 0, y: 0 });
    case 'wheel':
      return turnWheel(state, event);
    case 'wheelZoom':
      return zoomByWheel(state, event);
    case 'frame':
      return moveOn(state, event.timeMs);
    case 'rest':
      return rest(state);
  }
}

function reduceClosed(last: Open, event: Event): Open {
  if (event.type === 'prepare') return openAt(event.index, last);
  return event.type === 'resize' ? resize(last, event) : last;
}

/** Browsers report the first size twice. */
function resize(state: Open, { stage }: Extract<Event, { type: 'resize' }>): Open {
  const isSame = JSON.stringify(stage) === JSON.stringify(state.stage);
  return isSame ? state : look({ ...state, stage }, state.view);
}

/** Leaves out everything that changes in each frame of a movement. */
export interface Scene
  extends Omit<Open, 'status' | 'view' | 'gesture' | 'pushed' | 'tap' | 'wheel'> {
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
  const { view, gesture, pushed: _, tap: __, wheel: ___, ...rest } = open;
  return {
    ...rest,
    status: state.status,
    isZoomed: isZoomed(view),
    restScale: gesture.kind === 'none' || !before ? view.scale : before.restScale,
    isLargest: view.scale >= ZOOM_MAX,
    isRow: rowOffset(open) !== undefined,
  };
}

/** `ahead` loads unseen, `beside` is in the row that a finger pulls, `left` fades. */
export type SlidePlace = 'current' | 'ahead' | 'beside' | 'left';

export function placesOf(
  scene: Pick<Scene, 'pictures' | 'isSingle' | 'index' | 'left' | 'isRow'>,
  coming: readonly number[],
): ReadonlyMap<number, SlidePlace> {
  const { index, left, isRow } = scene;
  const places = new Map<number, SlidePlace>(coming.map((each) => [each, 'ahead']));
  if (left) places.set(left.index, 'left');
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
    dispatch: (event: Event) => {
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
      return () => {
        listeners.delete(onChange);
      };
    },
  };
}
