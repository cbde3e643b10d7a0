import { parseSelection, type SelectedWork } from '#catalogue/works/selection.ts';

const KEY = 'selection';

/** What the browser would not keep. */
let unkept: string | undefined;

/**
 * The visitor's selection as it is kept: one text as long as nothing has changed.
 *
 * Synchronizes with the browser's local storage, which can be blocked: then it lasts as long as the page does.
 */
export function keptSelection(): string {
  if (unkept !== undefined) return unkept;
  try {
    return localStorage.getItem(KEY) ?? '[]';
  } catch {
    return '[]';
  }
}

/** The visitor's selection, in her order. */
export function readSelection(): SelectedWork[] {
  return parseSelection(keptSelection());
}

/** Keeps a selection, and tells all who show it. */
export function writeSelection(works: readonly SelectedWork[]): void {
  const text = JSON.stringify(works);
  try {
    localStorage.setItem(KEY, text);
    unkept = undefined;
  } catch {
    unkept = text;
  }
  dispatchEvent(new Event('selection'));
}

/** Whether the browser keeps it for the next visit. */
export function isSelectionKept(): boolean {
  if (unkept !== undefined) return false;
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

/** Hears of every change, in other tabs too. */
export function listenToSelection(heard: () => void): () => void {
  addEventListener('selection', heard);
  addEventListener('storage', heard);
  return () => {
    removeEventListener('selection', heard);
    removeEventListener('storage', heard);
  };
}
