// Synchronizes with the scroll position: `--scroll-progress` goes from 0 to 1 over one window height.
export function start(): void {
  const { style } = document.documentElement;
  const tell = () => {
    style.setProperty('--scroll-progress', String(Math.min(1, scrollY / innerHeight)));
  };
  tell();
  addEventListener('scroll', tell, { passive: true });
}
