import { startIsland } from '#app/ui/start-island.ts';

// First inputs of a visitor on a long wall.
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Synchronizes with the elements of a wall. Code loads at the first input; the plan is framed at once. */
export function start(): void {
  const wall = document.querySelector<HTMLElement>('[data-wall]');
  if (!wall) return;
  if (wall.querySelector('[data-deed]')) startButtons(wall);
  else startWalk(wall);
}

function startButtons(wall: HTMLElement): void {
  wall.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-deed]');
    if (!button) return;
    startIsland(import('./press-button.ts').then((part) => part.pressButton(wall, button)));
  });
}

function startWalk(wall: HTMLElement): void {
  const bar = document.querySelector<HTMLElement>('[data-wall-bar]');
  if (bar) {
    new ResizeObserver(() => {
      bar.style.setProperty('--shown', (wall.clientWidth / wall.scrollWidth).toFixed(4));
    }).observe(wall);
  }
  const started = new AbortController();
  const start = () => {
    started.abort();
    // Without it, native scrolling still works.
    import('./walk.ts').then(({ walk }) => walk(wall)).catch(() => undefined);
  };
  for (const touch of TOUCHES) document.addEventListener(touch, start, started);
}
