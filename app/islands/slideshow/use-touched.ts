import { type RefObject, useEffect, useState } from 'react';

const CONTROLS_VISIBLE_MS = 4000;

/** Synchronizes with pointer, keyboard and focus events in the room. */
export function useTouched(room: RefObject<HTMLElement | null>): boolean {
  const [isTouched, setTouched] = useState(true);
  useEffect(() => {
    const element = room.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touch = () => {
      setTouched(true);
      clearTimeout(timer);
      timer = setTimeout(() => setTouched(false), CONTROLS_VISIBLE_MS);
    };
    // Browsers report a move of a resting mouse when the content under it changes.
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
