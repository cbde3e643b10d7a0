import { startTransition, useEffect, useState } from 'react';

/**
 * The last value with which the browser has painted: what is not seen at once can wait for it.
 *
 * Synchronizes with the browser's frames. The timer ends the frame's own work, and a transition gives way to what is typed
 * meanwhile.
 */
export function usePainted<Value>(value: Value): Value | undefined {
  const [painted, setPainted] = useState<Value>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
