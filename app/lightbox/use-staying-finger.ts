import { type RefObject, useLayoutEffect } from 'react';
import { SPEED_WINDOW_MS } from './constants.ts';
import { isZoomed, type Point } from './geometry.ts';
import { type LightboxStore, openIn } from './lightbox-store.ts';
import { isTap, type Sample, speedAtEnd, withSample } from './swipe.ts';

/** A finger that is still down after the other one of a pinch has been lifted. */
interface StayingFinger {
  readonly id: number;
  readonly from: Sample;
  readonly way: readonly Sample[];
  readonly hasMoved: boolean;
}

const EVENTS = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;

/**
 * Lets the finger that stays when the other one of a pinch is lifted go on moving the picture, as long as that is
 * zoomed: in a whole one it would swipe, or pull down, what nobody has begun to.
 *
 * Synchronizes with the browser's pointer events: the gesture library drops those of this finger.
 */
export function useStayingFinger(stage: RefObject<HTMLElement | null>, store: LightboxStore): void {
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
      // One that is lifted a little later than the other has not moved the picture.
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
        // With one more, it is a pinch again.
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
