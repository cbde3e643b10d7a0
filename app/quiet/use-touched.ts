import { type RefObject, useEffect, useState } from 'react';

/** For how long the controls stay after the last touch, in milliseconds. */
const CONTROLS_MS = 4000;

/**
 * Whether somebody has touched the room a moment ago: by a finger, the mouse, a key, or the focus.
 *
 * Synchronizes with what visitors do in it.
 */
export function useTouched(room: RefObject<HTMLElement | null>): boolean {
  const [isTouched, setTouched] = useState(true);
  useEffect(() => {
    const element = room.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touch = () => {
      setTouched(true);
      clearTimeout(timer);
      timer = setTimeout(() => setTouched(false), CONTROLS_MS);
    };
    // A mouse that rests is said to move when what lies under it does.
    const move = ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) touch();
    };
    touch();
    element?.addEventListener('pointermove', move);
    for (const type of TOUCHES) element?.addEventListener(type, touch);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('pointermove', move);
      for (const type of TOUCHES) element?.removeEventListener(type, touch);
    };
  }, [room]);
  return isTouched;
}

const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'change'] as const;
