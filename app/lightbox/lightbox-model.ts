import type { Point, Size, View } from './geometry.ts';
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
  /** Whether one picture leads to the next; otherwise each is shown by itself. */
  readonly isSeries: boolean;
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
  /** Another picture is to be at hand, while none is shown. */
  | { readonly type: 'prepare'; readonly index: number }
  | { readonly type: 'open'; readonly index: number }
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

/** No finger moves. */
export const STILL: Gesture = { kind: 'none' };
