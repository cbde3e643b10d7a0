import { useEffect, useState } from 'react';

/** Spec §9: milliseconds for which one hero image is shown. The 3 s of the fade are `--duration-fade`. */
export const HERO_INTERVAL_MS = 6000;

interface Slideshow {
  readonly count: number;
  readonly isPaused: boolean;
}

/**
 * Which of the images is the current one: 0, 1, 2, back to 0 (spec §4).
 *
 * The outside system is the clock. It stands still in a hidden tab, and for visitors who asked for less motion.
 */
export function useSlideshow({ count, isPaused }: Slideshow): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const prefersStillness = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isPaused || prefersStillness || count < 2) return;
    const timer = window.setInterval(() => {
      if (!document.hidden) setCurrent((index) => (index + 1) % count);
    }, HERO_INTERVAL_MS);
    return () => window.clearInterval(timer);
  }, [count, isPaused]);
  return current;
}
