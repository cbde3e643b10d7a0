// For browsers without scroll timelines (app/site.ts).
export function start(): void {
  const update = () => {
    const progress = Math.min(1, scrollY / innerHeight);
    document.documentElement.style.setProperty('--scroll-progress', `${progress}`);
  };
  update();
  addEventListener('scroll', update, { passive: true });
}
