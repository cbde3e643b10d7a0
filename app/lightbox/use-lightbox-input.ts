import { createUseGesture, dragAction, pinchAction, wheelAction } from '@use-gesture/react';
import { type RefObject, useRef } from 'react';
import { PINCH_SENSITIVITY_PX } from './constants.ts';
import { fromMiddle, type Point } from './geometry.ts';
import { type LightboxStore, openIn } from './lightbox-store.ts';
import { type Sample, speedAtEnd, withSample } from './swipe.ts';
import { useStayingFinger } from './use-staying-finger.ts';

const useGesture = createUseGesture([dragAction, pinchAction, wheelAction]);

/**
 * Turns what happens on the stage into events of numbers.
 *
 * Synchronizes with the browser's pointer, wheel and (Safari's) gesture events.
 */
export function useLightboxInput(stage: RefObject<HTMLElement | null>, store: LightboxStore): void {
  const { dispatch } = store;
  const way = useRef<readonly Sample[]>([]);
  const hasPinched = useRef(false);
  // The state knows where the stage lies: nothing is measured while something moves.
  const onStage = (at: Point) => fromMiddle(openIn(store.state()).stage, at);
  useStayingFinger(stage, store);
  useGesture(
    {
      onDrag: ({ first, last, movement, elapsedTime, xy, event, pinching, canceled, cancel }) => {
        if (canceled) return;
        if (first) hasPinched.current = false;
        // A finger that stays after a pinch must not pull the picture from where it came down.
        if (pinching || hasPinched.current) return cancel();
        const moved = toPoint(movement);
        const timeMs = event.timeStamp;
        way.current = withSample(first ? [] : way.current, { ...moved, timeMs });
        const isTouch = Reflect.get(event, 'pointerType') === 'touch';
        if (event.type === 'pointercancel') dispatch({ type: 'dragCancel' });
        else if (last) {
          dispatch({
            type: 'dragEnd',
            drag: {
              movement: moved,
              velocity: speedAtEnd(way.current, timeMs),
              durationMs: elapsedTime,
            },
            isTouch,
            point: onStage(toPoint(xy)),
            timeMs,
          });
        } else dispatch({ type: 'drag', movement: moved, isTouch });
      },
      onPinch: ({ first, last, origin, da, initial, event }) => {
        event.preventDefault();
        const point = onStage(toPoint(origin));
        hasPinched.current = true;
        if (first) dispatch({ type: 'pinchStart', origin: point });
        // The library ends a gesture by repeating its last event, which would undo what has happened since.
        if (last) return dispatch({ type: 'pinchEnd' });
        if (event instanceof WheelEvent) {
          return dispatch({ type: 'wheelZoom', origin: point, byPx: -verticalPixels(event) });
        }
        // Safari measures no distance but the scale since the start: its change is what is added.
        const isScale = event.type.startsWith('gesture');
        const sensitivityPx = isScale ? 1 : PINCH_SENSITIVITY_PX;
        const distancePx = da[0] - (isScale ? 1 : initial[0]);
        dispatch({ type: 'pinch', origin: point, distancePx, sensitivityPx });
      },
      onWheel: ({ event, delta, last }) => {
        if (event.ctrlKey || last) return;
        event.preventDefault();
        dispatch({ type: 'wheel', delta: toPoint(delta), timeMs: event.timeStamp });
      },
    },
    {
      target: stage,
      eventOptions: { passive: false },
      drag: { pointer: { keys: false } },
    },
  );
}

/** Pixels for browsers that count lines. */
const LINE_HEIGHT_PX = 40;

function verticalPixels({ deltaY, deltaMode }: WheelEvent): number {
  return deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE_HEIGHT_PX : deltaY;
}

function toPoint([x, y]: readonly [number, number]): Point {
  return { x, y };
}
