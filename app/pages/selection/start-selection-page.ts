import { startIsland } from '#app/ui/start-island.ts';
import type { SelectionLabels } from './selection-labels.ts';

export const SELECTION_ID = 'selection';
export const SELECTION_DATA_ID = 'selection-data';

export function start(): void {
  const place = document.getElementById(SELECTION_ID);
  const data = document.getElementById(SELECTION_DATA_ID)?.textContent;
  if (!place || !data) return;
  const labels = JSON.parse(data) as SelectionLabels;
  startIsland(
    import('./selection-island.tsx').then(({ mountSelection }) => mountSelection(place, labels)),
    () => {
      const reload = document.createElement('a');
      reload.href = '';
      reload.textContent = labels.tryAgain;
      place.replaceChildren(`${labels.failed} `, reload);
    },
  );
  const show = (isPressed: boolean) =>
    startIsland(import('./show-selection.ts').then((part) => part.showSelection(isPressed)));
  // The island renders the button later.
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-quiet]')) show(true);
  });
  if (/[?&]quiet/.test(location.search)) show(false);
}
