import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';

/** For how long a pointer or the focus rests on a link before it is meant, in milliseconds. */
const REST_MS = 65;

/** The same for a finger: one that scrolls has moved on by then, and the browser has taken it away. */
const TOUCH_MS = 40;

/**
 * Hears when a visitor is about to follow a link.
 *
 * @returns handlers for the link; the focus is heard on its way there, so that the link may have a handler of its own
 */
export function useIntent(onIntent: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wait = (milliseconds: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(onIntent, milliseconds);
  };
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') wait(REST_MS);
    },
    onPointerDown: ({ pointerType }: PointerEvent) => {
      wait(pointerType === 'touch' ? TOUCH_MS : 0);
    },
    onPointerLeave: cancel,
    onPointerCancel: cancel,
    onFocusCapture: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) wait(REST_MS);
    },
    onBlurCapture: cancel,
  };
}
