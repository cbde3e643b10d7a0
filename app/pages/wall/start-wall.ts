import { startIsland } from '#app/ui/start-island.ts';

/** What a visitor may do first on a wall that is walked along. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/**
 * Lets the wall of a category be walked along by wheel, hand, keys and bar, and a work be shown at true size and printed
 * as an outline. What does that is fetched at the first touch. Of a wall from afar, frames at once what is on screen.
 *
 * Synchronizes with the elements of a wall.
 */
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
    // Without it, what scrolls can still be scrolled.
    import('./walk.ts').then(({ walk }) => walk(wall)).catch(() => undefined);
  };
  for (const touch of TOUCHES) document.addEventListener(touch, start, started);
}
