import { loadWorks } from '#app/islands/lightbox/load-works.ts';
import { parseIds, readSelection } from '#app/ui/selection.ts';
import { WORKS_QUERY } from '#catalogue/paths/paths.ts';

/** `isPressed` is false if the URL starts the slideshow. The selection of the URL wins over the visitor's own. */
export async function showSelection(isPressed: boolean): Promise<void> {
  const { openSlideshow } = await import('#app/islands/slideshow/slideshow-island.tsx');
  const shared = new URLSearchParams(location.search).get(WORKS_QUERY);
  const ids = shared === null ? readSelection().map(({ id }) => id) : parseIds(shared);
  await openSlideshow(() => loadWorks(ids), isPressed);
}
