import type { Point, Size, Stage, View } from './geometry.ts';
import type { Drag } from './swipe.ts';
import type { WheelGesture } from './wheel.ts';

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
