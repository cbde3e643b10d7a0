import { WORKS_QUERY } from '#catalogue/paths/paths.ts';

export interface SelectedWork {
  readonly id: number;
  readonly note?: string;
}

// A URL with 100 ids still fits in every messenger.
const MOST_SELECTED = 100;

/** @example parseIds('12,045,12,x,7') // [12, 7] */
export function parseIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, MOST_SELECTED);
}

/** Storage may hold anything; invalid content counts as empty. */
export function parseSelection(text: string | null): SelectedWork[] {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '[]');
  } catch {}
  if (!Array.isArray(kept)) return [];
  const works = kept.flatMap((each: Partial<SelectedWork> | null) => {
    const [id] = parseIds(String(each?.id));
    const note = typeof each?.note === 'string' ? each.note : '';
    return id === undefined ? [] : [{ id, ...(note && { note }) }];
  });
  const places = new Map(works.map((work, index) => [work.id, index]));
  return works.filter(({ id }, index) => places.get(id) === index).slice(0, MOST_SELECTED);
}

export function toggled(works: readonly SelectedWork[], id: number): SelectedWork[] {
  const others = works.filter((work) => work.id !== id);
  return others.length < works.length ? others : [...works, { id }].slice(-MOST_SELECTED);
}

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
export function listenToSelection(onChange: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    // Missing when another tab empties the storage.
    if (key === KEY || key === null) onChange();
  };
  addEventListener('selection', onChange);
  addEventListener('storage', handleStorage);
  return () => {
    removeEventListener('selection', onChange);
    removeEventListener('storage', handleStorage);
  };
}

/** Ids of a shared selection, which win over the visitor's own. */
export function idsInUrl(): number[] | undefined {
  const ids = new URLSearchParams(location.search).get(WORKS_QUERY);
  return ids === null ? undefined : parseIds(ids);
}
