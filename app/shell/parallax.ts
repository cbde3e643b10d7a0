/**
 * Tells the styles of what lags behind the page how far it is scrolled: `--scroll-progress` is 0 at the top and 1 from
 * one window's height on. Only where the browser has no scroll timelines (Firefox); where it has, the styles know by
 * themselves, at less cost.
 *
 * Synchronizes with the window's scroll position.
 */
export function startParallax(): void {
  if (!document.querySelector('[data-parallax]')) return;
  if (CSS.supports('animation-timeline: scroll()')) return;
  const { style } = document.documentElement;
  const tell = () => {
    style.setProperty('--scroll-progress', String(Math.min(1, scrollY / innerHeight)));
  };
  tell();
  addEventListener('scroll', tell, { passive: true });
}
