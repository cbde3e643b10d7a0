import { type PointerEvent, useRef } from 'react';

/** Pixels that a finger moves sideways before it counts as a swipe; the specification's default for swipes (§9). */
const SWIPE_DISTANCE_PX = 50;

/** Hears when a finger swipes an element to the right, as one pushes a panel back to where it came from. */
export function useSwipeAway(onSwipe: () => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const right = clientX - start.current.x;
      const aside = Math.abs(clientY - start.current.y);
      start.current = undefined;
      if (right > SWIPE_DISTANCE_PX && right > aside) onSwipe();
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
