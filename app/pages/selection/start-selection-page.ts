import { loadLabels } from '#app/ui/island-labels.ts';
import { startIsland } from '#app/ui/start-island.ts';

export const SELECTION_ID = 'selection';

export function start(): void {
  const place = document.getElementById(SELECTION_ID);
  if (!place) return;
  startIsland(
    Promise.all([import('./selection-island.tsx'), loadLabels()]).then(
      ([{ mountSelection }, labels]) => mountSelection(place, labels),
    ),
    () => document.querySelector('[data-failed]')?.removeAttribute('hidden'),
  );
  const show = (isPressed: boolean) =>
    startIsland(import('./show-selection.ts').then((part) => part.showSelection(isPressed)));
  // The island renders the button later.
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-quiet]')) show(true);
  });
  if (/[?&]quiet/.test(location.search)) show(false);
}
