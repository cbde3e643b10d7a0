import { useEffect, useState } from 'react';

/** Spec §9: milliseconds for which one hero image is shown. The 3 s of the fade are `--duration-fade`. */
export const HERO_INTERVAL_MS = 6000;

interface Slideshow {
  readonly count: number;
  readonly isPaused: boolean;
}

/**
 * How many times one image has followed the other: which of them is the current one goes 0, 1, 2, back to 0 (spec §4).
 *
 * The outside system is the clock. It stands still in a hidden tab, where nobody sees the images, and for visitors who
 * asked for less motion.
 */
export function useSlideshow({ count, isPaused }: Slideshow): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    const prefersStillness = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isPaused || prefersStillness || count < 2) return;
    let timer: number | undefined;
    const setClock = () => {
      window.clearInterval(timer);
      if (document.hidden) return;
      timer = window.setInterval(() => setTurns((before) => before + 1), HERO_INTERVAL_MS);
    };
    setClock();
    document.addEventListener('visibilitychange', setClock);
    return () => {
      document.removeEventListener('visibilitychange', setClock);
      window.clearInterval(timer);
    };
  }, [count, isPaused]);
  return turns;
}
