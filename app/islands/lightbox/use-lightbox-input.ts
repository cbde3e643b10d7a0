import { createUseGesture, dragAction, pinchAction, wheelAction } from '@use-gesture/react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { PINCH_SENSITIVITY_PX, SPEED_WINDOW_MS } from './constants.ts';
import { fromMiddle, isZoomed, type Point } from './geometry.ts';
import { type LightboxStore, openIn } from './lightbox-state.ts';
import { type Sample, speedAtEnd, withSample } from './momentum.ts';
import { isTap } from './swipe.ts';

const useGesture = createUseGesture([dragAction, pinchAction, wheelAction]);

/** Synchronizes with the browser's pointer, wheel and (Safari's) gesture events. */
export function useLightboxInput(stage: RefObject<HTMLElement | null>, store: LightboxStore): void {
  const { dispatch } = store;
  const way = useRef<readonly Sample[]>([]);
  const hasPinched = useRef(false);
  // The state knows the position of the stage, so nothing is measured during motion.
  const onStage = (at: Point) => fromMiddle(openIn(store.state()).stage, at);
  useStayingFinger(stage, store);
  useGesture(
    {
      onDrag: ({ first, last, movement, elapsedTime, xy, event, pinching, canceled, cancel }) => {
        if (canceled) return;
        if (first) hasPinched.current = false;
        // The finger that stays after a pinch must not drag from where it came down.
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
        // The library repeats the last event at the end, which would undo newer changes.
        if (last) return dispatch({ type: 'pinchEnd' });
        if (event instanceof WheelEvent) {
          return dispatch({ type: 'wheelZoom', origin: point, byPx: -verticalPixels(event) });
        }
        // Safari reports the scale since the start in place of a distance.
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

/** For browsers that count lines. */
const LINE_HEIGHT_PX = 40;

function verticalPixels({ deltaY, deltaMode }: WheelEvent): number {
  return deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE_HEIGHT_PX : deltaY;
}

function toPoint([x, y]: readonly [number, number]): Point {
  return { x, y };
}

interface StayingFinger {
  readonly id: number;
  readonly from: Sample;
  readonly way: readonly Sample[];
  readonly hasMoved: boolean;
}

const EVENTS = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;

/**
 * Pans while zoomed only: in a whole image this finger would swipe or close by accident.
 * Synchronizes with pointer events, because the gesture library drops those of this finger.
 */
function useStayingFinger(stage: RefObject<HTMLElement | null>, store: LightboxStore): void {
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const fingers = new Map<number, Sample>();
    let staying: StayingFinger | undefined;

    const move = (finger: StayingFinger, at: Sample): StayingFinger => {
      if (!isZoomed(openIn(store.state()).view)) return finger;
      const movement = wayFrom(finger, at);
      store.dispatch({ type: 'drag', movement, isTouch: true });
      const hasMoved = finger.hasMoved || !isTap(movement);
      return { ...finger, hasMoved, way: withSample(finger.way, at) };
    };

    const end = (finger: StayingFinger, at: Sample) => {
      // A finger that is lifted just after the other has not dragged.
      const durationMs = at.timeMs - finger.from.timeMs;
      const hasSpeed = durationMs >= SPEED_WINDOW_MS;
      store.dispatch({
        type: 'dragEnd',
        drag: {
          movement: wayFrom(finger, at),
          velocity: hasSpeed ? speedAtEnd(finger.way, at.timeMs) : { x: 0, y: 0 },
          durationMs,
        },
        isTouch: true,
        point: { x: 0, y: 0 },
        timeMs: at.timeMs,
      });
    };

    const handle = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      const { pointerId: id, type } = event;
      const at = { x: event.clientX, y: event.clientY, timeMs: event.timeStamp };
      const isStaying = staying?.id === id;
      if (type === 'pointerdown') {
        fingers.set(id, at);
        // Another finger makes it a pinch again.
        staying = undefined;
      } else if (type === 'pointermove') {
        if (fingers.has(id)) fingers.set(id, at);
        if (staying && isStaying) staying = move(staying, at);
      } else {
        fingers.delete(id);
        if (staying && isStaying && staying.hasMoved) {
          if (type === 'pointerup') end(staying, at);
          else store.dispatch({ type: 'dragCancel' });
        }
        const [other] = fingers;
        staying =
          other && fingers.size === 1
            ? { id: other[0], from: other[1], way: [other[1]], hasMoved: false }
            : undefined;
      }
    };
    for (const each of EVENTS) element.addEventListener(each, handle);
    return () => {
      for (const each of EVENTS) element.removeEventListener(each, handle);
    };
  }, [stage, store]);
}

function wayFrom({ from }: StayingFinger, at: Point): Point {
  return { x: at.x - from.x, y: at.y - from.y };
}
