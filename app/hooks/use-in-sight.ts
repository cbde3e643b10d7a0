import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Hears, once, when a part of the page comes into sight.
 *
 * The outside system is the layout, as the browser watches it.
 */
export function useInSight<Part extends Element>(onInSight: () => void): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const tell = useEffectEvent(onInSight);
  useEffect(() => {
    if (!part.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      tell();
    });
    observer.observe(part.current);
    return () => observer.disconnect();
  }, []);
  return part;
}
