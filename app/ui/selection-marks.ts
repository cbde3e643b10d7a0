import { WORKS_QUERY } from '#catalogue/paths/paths.ts';
import { isSelectionStored, readSelection, toggleWork, writeSelection } from './selection.ts';

export function showSelection(): void {
  const ids = new Set(readSelection().map(({ id }) => String(id)));
  for (const mark of document.querySelectorAll<HTMLElement>('[data-selects]')) {
    mark.setAttribute('aria-pressed', String(ids.has(mark.dataset.selects ?? '')));
  }
  const link = document.querySelector<HTMLAnchorElement>('[data-selected]');
  if (!link) return;
  link.hidden = ids.size === 0;
  link.dataset.selected = String(ids.size);
  // The URL carries what the browser does not store.
  if (!isSelectionStored()) link.search = `?${WORKS_QUERY}=${[...ids]}`;
}

export function pressMark({ dataset }: HTMLElement): void {
  writeSelection(toggleWork(readSelection(), Number(dataset.selects)));
}
