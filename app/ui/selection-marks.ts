import { WORKS_QUERY } from '#catalogue/site/paths.ts';
import { toggled } from '#catalogue/works/selection.ts';
import { isSelectionKept, readSelection, writeSelection } from './selection.ts';

/** Shows the selection on the page: every mark of a work says whether it is in, and the header how many there are. */
export function showSelection(): void {
  const ids = new Set(readSelection().map(({ id }) => String(id)));
  for (const mark of document.querySelectorAll<HTMLElement>('[data-selects]')) {
    mark.setAttribute('aria-pressed', String(ids.has(mark.dataset.selects ?? '')));
  }
  const link = document.querySelector<HTMLAnchorElement>('[data-selected]');
  if (!link) return;
  link.hidden = ids.size === 0;
  link.dataset.selected = String(ids.size);
  // What the browser does not keep, the address does.
  if (!isSelectionKept()) link.search = `?${WORKS_QUERY}=${[...ids]}`;
}

/** Puts the work of a mark into the selection, or takes it out. */
export function pressMark({ dataset }: HTMLElement): void {
  writeSelection(toggled(readSelection(), Number(dataset.selects)));
}
