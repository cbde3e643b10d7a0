/**
 * Says on the root element whether the page is scrolled above zero (spec §4: header background, scroll arrow).
 *
 * Synchronizes with the window's scroll position.
 */
export function startScrollState(): void {
  const tell = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 0);
  tell();
  addEventListener('scroll', tell, { passive: true });
}
