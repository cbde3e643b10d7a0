import { useEffect } from 'react';

/**
 * Tells the styles how far the page is scrolled: `--scroll-progress` is 0 at the top and 1 from one window's height on.
 * Only where the browser has no scroll timelines (Firefox); where it has, the styles know by themselves, at less cost.
 *
 * The outside system is the window's scroll position.
 */
export function useScrollProgress(): void {
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return;
    const { style } = document.documentElement;
    const tell = () => {
      style.setProperty('--scroll-progress', String(Math.min(1, scrollY / innerHeight)));
    };
    tell();
    window.addEventListener('scroll', tell, { passive: true });
    return () => {
      window.removeEventListener('scroll', tell);
      style.removeProperty('--scroll-progress');
    };
  }, []);
}
