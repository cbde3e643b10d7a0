/** Spec §4: header background and scroll arrow. Synchronizes with the scroll position. */
export function startScrollState(): void {
  const tell = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 0);
  tell();
  addEventListener('scroll', tell, { passive: true });
}
