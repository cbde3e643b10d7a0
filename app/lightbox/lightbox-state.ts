import { type Point, type Size, type View, WHOLE } from './geometry.ts';
import { drag, endDrag, pinch, turnWheel } from './gestures.ts';
import { goTo, look, panBy, STILL, stepBy, within, zoomTo } from './moves.ts';
import type { Drag } from './swipe.ts';
import type { WheelGesture } from './wheel.ts';

/** What the fingers are doing; a mouse is a finger. */
export type Gesture =
  | { readonly kind: 'none' }
  | { readonly kind: 'swipe'; readonly x: number }
  | { readonly kind: 'pan'; readonly from: View }
  | { readonly kind: 'pinch'; readonly from: View; readonly origin: Point };

export interface Open {
  readonly status: 'open';
  /** The pixels of every picture of the series. */
  readonly pictures: readonly Size[];
  /** The place between header and caption in which a picture is shown, in CSS pixels. */
  readonly stage: Size;
  readonly doubleClickMs: number;
  readonly index: number;
  /** The direction of the last step: 1 forwards, −1 backwards. */
  readonly travel: 1 | -1;
  readonly view: View;
  readonly gesture: Gesture;
  readonly tap?: { readonly point: Point; readonly timeMs: number } | undefined;
  readonly wheel?: WheelGesture | undefined;
  /** The picture that was left with the last step: it fades behind the new one, where it was looked at last. */
  readonly left?: { readonly index: number; readonly view: View };
}

interface Closed {
  readonly status: 'closed';
  /** What was on screen: it still is while the lightbox fades. */
  readonly last: Open;
}

export type State = Open | Closed;

/** All that can happen. Points are measured from the middle of the stage, times from any fixed moment. */
export type Event =
  | { readonly type: 'close' }
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'go'; readonly index: number }
  | { readonly type: 'resize'; readonly stage: Size }
  | { readonly type: 'zoom'; readonly by: number }
  | { readonly type: 'zoomReset' }
  | { readonly type: 'pan'; readonly by: Point }
  | { readonly type: 'drag'; readonly movement: Point }
  | {
      readonly type: 'dragEnd';
      readonly drag: Drag;
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
  | { readonly type: 'wheel'; readonly delta: Point; readonly timeMs: number };

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
      return look(state, WHOLE);
    case 'pan':
      return panBy(state, state.view, event.by);
    case 'drag':
      return drag(state, event.movement);
    case 'dragEnd':
      return endDrag(state, event);
    case 'dragCancel':
      return state.gesture.kind === 'pinch' ? state : { ...state, gesture: STILL };
    case 'pinchStart':
      return { ...state, gesture: { kind: 'pinch', from: state.view, origin: event.origin } };
    case 'pinch':
      return pinch(state, event);
    case 'pinchEnd':
      return zoomTo({ ...state, gesture: STILL }, state.view.scale, { x: 0, y: 0 });
    case 'wheel':
      return turnWheel(state, event);
  }
}

/** A browser tells of the first size twice. */
function resize(state: Open, stage: Size): Open {
  const isNew = stage.width !== state.stage.width || stage.height !== state.stage.height;
  return isNew ? look({ ...state, stage }, state.view) : state;
}
