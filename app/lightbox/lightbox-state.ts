import { type Stage, WHOLE } from './geometry.ts';
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
import { type Event, type Open, STILL, type State } from './lightbox-model.ts';
import { goTo, look, panBy, stepBy, within, zoomTo } from './moves.ts';

/** A lightbox that opens at a picture; an index past the end is the last one's (spec §2). */
export function openAt(
  index: number,
  setting: Pick<Open, 'pictures' | 'stage' | 'doubleClickMs'>,
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
  if (state.status === 'closed') return state;
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
  const { pictures, stage, doubleClickMs } = state.status === 'open' ? state : state.last;
  const opened = openAt(index, { pictures, stage, doubleClickMs });
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
