import { loadWorks } from '#app/lightbox/load-works.ts';
import { showQuietly } from '#app/quiet/start-quiet.ts';
import { readSelection } from '#app/ui/selection.ts';
import { WORKS_QUERY } from '#catalogue/site/paths.ts';
import { parseIds } from '#catalogue/works/selection.ts';

/**
 * Shows the selection that the address names quietly, else the visitor's own.
 *
 * @param isPressed whether a visitor has asked for it on the page, and not by its address
 */
export async function showSelection(isPressed: boolean): Promise<void> {
  const shared = new URLSearchParams(location.search).get(WORKS_QUERY);
  const ids = shared === null ? readSelection().map(({ id }) => id) : parseIds(shared);
  await showQuietly(() => loadWorks(ids), isPressed);
}
