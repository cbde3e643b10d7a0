import { type RefObject, useLayoutEffect } from 'react';
import type { Size } from './geometry.ts';

/** Tells the size of an element, in CSS pixels, before it is painted and whenever it changes. */
export function useStageSize(
  stage: RefObject<HTMLElement | null>,
  onResize: (size: Size) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reducer's dispatch stands behind it, which never changes.
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => onResize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
}
