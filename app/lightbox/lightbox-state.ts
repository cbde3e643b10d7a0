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

/** A lightbox that opens at a picture; an index past the end is the last one's (spec §2). */
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

/** Spec §4. No element, no window and no clock: what they know comes with the event. */
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

/** A browser tells of the first size twice. */
function resize(state: Open, stage: Stage): Open {
  const { width, height, window } = state.stage;
  const isSame =
    stage.width === width &&
    stage.height === height &&
    (['x', 'y', 'width', 'height'] as const).every((each) => stage.window[each] === window[each]);
  return isSame ? state : look({ ...state, stage }, state.view);
}

/** What React renders of a lightbox: everything but what is different in each frame of a movement. */
export interface Scene
  extends Pick<Open, 'pictures' | 'isSingle' | 'stage' | 'index' | 'travel' | 'left'> {
  readonly status: State['status'];
  readonly isZoomed: boolean;
  /** The scale at which it came to rest, by which its file is chosen: no gesture waits for React. */
  readonly restScale: number;
  readonly isLargest: boolean;
  /** Whether the neighbours can be seen, because the row of pictures is pulled aside. */
  readonly isRow: boolean;
}

/** What is on screen, or was when the lightbox closed: it still is while that fades. */
export function openIn(state: State): Open {
  return state.status === 'open' ? state : state.last;
}

/** The scene of a state, and of what was on screen before. */
function sceneOf(state: State, before?: Scene): Scene {
  const open = openIn(state);
  const { pictures, isSingle, stage, index, travel, left, view, gesture } = open;
  return {
    status: state.status,
    pictures,
    isSingle,
    stage,
    index,
    travel,
    left,
    isZoomed: isZoomed(view),
    restScale: gesture.kind === 'none' || !before ? view.scale : before.restScale,
    isLargest: view.scale >= ZOOM_MAX,
    isRow: rowOffset(open) !== undefined,
  };
}

/** On screen; coming, unseen; in the row that a finger pulls aside; or fading. */
export type SlidePlace = 'current' | 'ahead' | 'beside' | 'left';

/**
 * The pictures that are in the page, and their places there. One that was left fades, although it may be asked for next.
 *
 * @param coming pictures to make ready
 */
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

/** The one owner of a lightbox's state. Its listeners hear of every change; React asks for the scene. */
export interface LightboxStore {
  state(): State;
  /** The same object for as long as nothing in it changes. */
  scene(): Scene;
  dispatch(event: Event): void;
  /** Calls back after every change, until the returned function is called. */
  subscribe(onChange: () => void): () => void;
}

/** @param initial state, until the first event */
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
