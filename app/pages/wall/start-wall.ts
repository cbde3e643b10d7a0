/** What a visitor may do first on a wall that is walked along. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/**
 * Lets the wall of a category be walked along by wheel, hand, keys and bar, and a work's be saved as a picture, shown at
 * true size and printed as an outline. What does that is fetched at the first touch.
 *
 * Synchronizes with the elements of a wall.
 */
export function startWall(): void {
  const wall = document.querySelector<HTMLElement>('[data-wall]');
  if (!wall) return;
  const button = wall.querySelector<HTMLElement>('[data-saves-wall]');
  if (button) {
    startSaving(wall, button);
    startTrueSize(wall);
  } else startWalk(wall);
}

function startTrueSize(wall: HTMLElement): void {
  const dialog = wall.querySelector<HTMLDialogElement>('[data-true-size]');
  const outline = wall.querySelector<HTMLElement>('[data-prints-outline]');
  if (!dialog || !outline) return;
  // Without it, nothing happens; the next press asks again.
  const ignore = () => undefined;
  wall.querySelector('[data-shows-true-size]')?.addEventListener('click', () => {
    import('./show-true-size.ts').then((part) => part.showTrueSize(dialog)).catch(ignore);
  });
  outline.addEventListener('click', () => {
    const size = { width: Number(dialog.dataset.width), height: Number(dialog.dataset.height) };
    const { sheet = '', ruler = '' } = outline.dataset;
    const title = wall.querySelector('h1')?.textContent ?? '';
    import('./print-outline.ts')
      .then((part) => part.printOutline(wall, size, { title, sheet, ruler }))
      .catch(ignore);
  });
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
