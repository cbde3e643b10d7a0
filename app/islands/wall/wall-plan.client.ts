/** The frame on the plan of a wall, as long as the visible part. Synchronizes with the layout. */
export function start(plan: HTMLElement): void {
  const wall = document.querySelector<HTMLElement>('main [data-wall]');
  if (!wall) return;
  new ResizeObserver(() => {
    plan.style.setProperty('--shown', (wall.clientWidth / wall.scrollWidth).toFixed(4));
  }).observe(wall);
}
