import { loadLabels } from '#app/ui/island-labels.ts';
import { startIsland } from '#app/ui/start-island.ts';
import { SELECTION_ID } from './selection-id.ts';

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
