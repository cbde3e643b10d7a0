import { loadLabels } from '#app/ui/island-labels.ts';
import { parseIds, readSelection } from '#app/ui/selection.ts';
import { startIsland } from '#app/ui/start-island.ts';
import { WORKS_QUERY } from '#catalogue/paths/paths.ts';

/** Of the element that holds the island. */
export const SELECTION_ID = 'selection';

export function start(): void {
  const container = document.getElementById(SELECTION_ID);
  if (!container) return;
  startIsland(
    Promise.all([import('./selection-island.tsx'), loadLabels()]).then(
      ([{ mountSelection }, labels]) => mountSelection({ container, shared: sharedIds(), labels }),
    ),
    () => document.querySelector('[data-failed]')?.removeAttribute('hidden'),
  );
  // The island renders the button later.
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-quiet]')) startIsland(showSlides(true));
  });
  if (/[?&]quiet/.test(location.search)) startIsland(showSlides(false));
}

// Those of the URL win over the visitor's own.
function sharedIds(): number[] | undefined {
  const ids = new URLSearchParams(location.search).get(WORKS_QUERY);
  return ids === null ? undefined : parseIds(ids);
}

async function showSlides(isPressed: boolean): Promise<void> {
  const [{ openSlideshow }, { loadWorks }] = await Promise.all([
    import('#app/islands/slideshow/slideshow-island.tsx'),
    import('#app/islands/lightbox/load-works.ts'),
  ]);
  const ids = sharedIds() ?? readSelection().map(({ id }) => id);
  await openSlideshow(() => loadWorks(ids), isPressed);
}
