import { parseSelection, type SelectedWork } from '#catalogue/works/selection.ts';

const KEY = 'selection';

// Used if the browser stores nothing.
let unkept: string | undefined;

// Local storage can be blocked: then the selection lasts as long as the page. A text compares equal until something
// changes.
export function keptSelection(): string {
  if (unkept !== undefined) return unkept;
  try {
    return localStorage.getItem(KEY) ?? '[]';
  } catch {
    return '[]';
  }
}

export function readSelection(): SelectedWork[] {
  return parseSelection(keptSelection());
}

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

export function isSelectionKept(): boolean {
  if (unkept !== undefined) return false;
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

/** Includes changes in other tabs. */
export function listenToSelection(heard: () => void): () => void {
  addEventListener('selection', heard);
  addEventListener('storage', heard);
  return () => {
    removeEventListener('selection', heard);
    removeEventListener('storage', heard);
  };
}
