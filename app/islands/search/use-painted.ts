import { startTransition, useEffect, useState } from 'react';

/**
 * Lets invisible work wait until the browser has painted. Synchronizes with the browser's frames.
 * The timer ends the frame's own work, and the transition yields to typing.
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
