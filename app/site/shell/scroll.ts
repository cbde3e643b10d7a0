/** Spec §4: header background and scroll arrow. Synchronizes with the scroll position. */
export function startScrollState(): void {
  const tell = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 0);
  tell();
  addEventListener('scroll', tell, { passive: true });
}

// Synchronizes with the scroll position: `--scroll-progress` goes from 0 to 1 over one window height.
// Only for browsers without scroll timelines (Firefox); with them CSS does it at less cost.
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
