import { ZOOM_MAX } from './constants.ts';
import { isZoomed, type Stage, WHOLE } from './geometry.ts';
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
  panBy,
  rowOffset,
  STILL,
  type State,
  stepBy,
  within,
  zoomTo,
} from './lightbox-model.ts';

/** Spec §2: an index past the end means the last image. */
export function openAt(
  index: number,
  setting: Pick<Open, 'pictures' | 'isSingle' | 'stage' | 'doubleClickMs'>,
): Open {
  return {
    ...setting,
    status: 'open',
    index: within(index, setting.pictures.length),
    travel: 1,
    view: WHOLE,
    gesture: STILL,
  };
}

/** Spec §4. Events carry all that elements, window and clock know. */
export function reduce(state: State, event: Event): State {
  if (event.type === 'prepare' || event.type === 'open') return openAnew(state, event);
  if (state.status === 'closed') {
    if (event.type !== 'resize') return state;
    const last = resize(state.last, event.stage);
    return last === state.last ? state : { ...state, last };
  }
  switch (event.type) {
    case 'close':
      return { status: 'closed', last: { ...state, gesture: STILL } };
    case 'step':
      return stepBy(state, event.by);
    case 'go':
      return goTo(state, event.index);
    case 'resize':
      return resize(state, event.stage);
    case 'zoom':
      return zoomTo(state, state.view.scale + event.by, { x: 0, y: 0 });
    case 'zoomReset':
      return look({ ...state, gesture: STILL }, WHOLE);
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

function openAnew(
  state: State,
  { type, index }: { type: 'prepare' | 'open'; index: number },
): State {
  const { pictures, isSingle, stage, doubleClickMs } = openIn(state);
  const opened = openAt(index, { pictures, isSingle, stage, doubleClickMs });
  if (type === 'open') return opened;
  return state.status === 'open' ? state : { status: 'closed', last: opened };
}

/** Browsers report the first size twice. */
function resize(state: Open, stage: Stage): Open {
  const isSame = JSON.stringify(stage) === JSON.stringify(state.stage);
  return isSame ? state : look({ ...state, stage }, state.view);
}

/** Leaves out everything that changes in each frame of a movement. */
export interface Scene
  extends Omit<Open, 'status' | 'view' | 'gesture' | 'pushed' | 'tap' | 'wheel'> {
  readonly status: State['status'];
  readonly isZoomed: boolean;
  /** The last scale at rest: it selects the file, and no gesture waits for React. */
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

/** `ahead` loads unseen; `beside` is in the row that a finger pulls; `left` fades. */
export type SlidePlace = 'current' | 'ahead' | 'beside' | 'left';

/** An image that fades keeps that place, although it may be the next to load. */
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

export interface LightboxStore {
  state(): State;
  /** The same object while nothing in it changes, as `useSyncExternalStore` requires. */
  scene(): Scene;
  dispatch(event: Event): void;
  subscribe(onChange: () => void): () => void;
}

export function lightboxStore(initial: State): LightboxStore {
  let state = initial;
  let scene = sceneOf(initial);
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    scene: () => scene,
    dispatch: (event) => {
      const before = state;
      state = reduce(state, event);
      if (state === before) return;
      const after = sceneOf(state, scene);
      if (!isSameScene(scene, after)) scene = after;
      for (const each of listeners) each();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

function isSameScene(one: Scene, other: Scene): boolean {
  return (Object.keys(one) as (keyof Scene)[]).every((key) => one[key] === other[key]);
}
