import { startIsland } from '#app/ui/start-island.ts';

// First inputs of a visitor on a long wall.
const INPUTS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

export function start(): void {
  const wall = document.querySelector<HTMLElement>('[data-wall]');
  if (!wall) return;
  showVisiblePart(wall);
  const started = new AbortController();
  const load = () => {
    started.abort();
    // Without it, native scrolling still works.
    import('./scroll-wall.ts').then((part) => part.scrollWall(wall)).catch(() => undefined);
  };
  if (wall.dataset.wall !== 'room') {
    for (const type of INPUTS) document.addEventListener(type, load, started);
  }
  wall.addEventListener('click', ({ target }) => {
    const { dataset } = target as HTMLElement;
    const dialog = wall.querySelector('dialog');
    if (dialog && 'truesize' in dataset) {
      startIsland(import('./true-size.ts').then((part) => part.showTrueSize(dialog)));
    }
    if (dataset.outline) {
      const outline = JSON.parse(dataset.outline);
      startIsland(import('./print-outline.ts').then((part) => part.printOutline(wall, outline)));
    }
  });
}

// The frame on the plan of a wall.
function showVisiblePart(wall: HTMLElement): void {
  const bar = document.querySelector<HTMLElement>('[data-wall-bar]');
  if (!bar) return;
  new ResizeObserver(() => {
    bar.style.setProperty('--shown', (wall.clientWidth / wall.scrollWidth).toFixed(4));
  }).observe(wall);
}
