/** What a visitor may do first on a wall that is walked along. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/**
 * Lets the wall of a category be walked along by wheel, hand, keys and bar, and a picture of a work's be saved. What does
 * that is fetched at the first touch.
 *
 * Synchronizes with the elements of a wall.
 */
export function startWall(): void {
  const wall = document.querySelector<HTMLElement>('[data-wall]');
  if (!wall) return;
  const button = wall.querySelector<HTMLElement>('[data-saves-wall]');
  if (button) startSaving(wall, button);
  else startWalk(wall);
}

function startSaving(wall: HTMLElement, button: HTMLElement): void {
  button.addEventListener('click', () => {
    import('./save-picture.ts')
      .then(({ savePicture }) => savePicture(wall))
      .catch(() => {
        button.textContent = button.dataset.failed ?? '';
      });
  });
}

function startWalk(wall: HTMLElement): void {
  const started = new AbortController();
  const start = () => {
    started.abort();
    // Without it, what scrolls can still be scrolled.
    import('./walk.ts').then(({ walk }) => walk(wall)).catch(() => undefined);
  };
  for (const touch of TOUCHES) document.addEventListener(touch, start, started);
}
