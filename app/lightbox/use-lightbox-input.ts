import { createUseGesture, dragAction, pinchAction, wheelAction } from '@use-gesture/react';
import { type RefObject, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { PINCH_SENSITIVITY_PX } from './constants.ts';
import type { Point } from './geometry.ts';
import type { Event } from './lightbox-model.ts';

const useGesture = createUseGesture([dragAction, pinchAction, wheelAction]);

/**
 * Turns what happens on the stage into events of numbers.
 *
 * Synchronizes with the browser's pointer, wheel and (Safari's) gesture events.
 */
export function useLightboxInput(
  stage: RefObject<HTMLElement | null>,
  dispatch: (event: Event) => void,
): void {
  useGesture(
    {
      onDrag: ({
        last,
        movement,
        velocity,
        direction,
        elapsedTime,
        xy,
        event,
        pinching,
        canceled,
        cancel,
      }) => {
        if (canceled) return;
        // A finger that stays after a pinch must not pull the picture from where the pinch left it.
        if (pinching) return cancel();
        const way = toPoint(movement);
        const isTouch = Reflect.get(event, 'pointerType') === 'touch';
        if (event.type === 'pointercancel') dispatch({ type: 'dragCancel' });
        else if (last) {
          dispatch({
            type: 'dragEnd',
            drag: {
              movement: way,
              velocity: { x: velocity[0] * direction[0], y: velocity[1] * direction[1] },
              durationMs: elapsedTime,
            },
            isTouch,
            point: fromMiddle(stage.current, xy),
            timeMs: event.timeStamp,
          });
        } else dispatch({ type: 'drag', movement: way, isTouch });
      },
      onPinch: ({ first, last, origin, da, initial, event }) => {
        event.preventDefault();
        const point = fromMiddle(stage.current, origin);
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

/**
 * Moves a picture that was let go of, as long as it is on its way; at once where less motion is asked for.
 *
 * Synchronizes with the browser's frames.
 */
export function useGlide(isGliding: boolean, dispatch: (event: Event) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reducer's dispatch never changes.
  useLayoutEffect(() => {
    if (!isGliding) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return dispatch({ type: 'rest' });
    let frame: number;
    const move = (timeMs: number) => {
      frame = requestAnimationFrame(move);
      // In this frame, not in the next one.
      flushSync(() => dispatch({ type: 'frame', timeMs }));
    };
    frame = requestAnimationFrame(move);
    return () => cancelAnimationFrame(frame);
  }, [isGliding]);
}

/** Pixels for browsers that count lines. */
const LINE_HEIGHT_PX = 40;

function verticalPixels({ deltaY, deltaMode }: WheelEvent): number {
  return deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE_HEIGHT_PX : deltaY;
}

function toPoint([x, y]: readonly [number, number]): Point {
  return { x, y };
}

function fromMiddle(stage: HTMLElement | null, [x, y]: readonly [number, number]): Point {
  if (!stage) return { x: 0, y: 0 };
  const box = stage.getBoundingClientRect();
  return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
}
