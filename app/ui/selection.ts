import { WORKS_QUERY } from '#catalogue/paths/paths.ts';
import { dataAttribute } from './attribute.ts';
import { selectedId } from './page-attributes.ts';

export const selectedCount = dataAttribute<number>('selected');

export interface SelectedWork {
  readonly id: number;
  readonly note?: string;
}

// A URL with 100 ids still fits in every messenger.
const MAX_SELECTED = 100;

/** @example parseIds('12,045,12,x,7') // [12, 7] */
export function parseIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, MAX_SELECTED);
}

export function parseSelection(text: string | null): SelectedWork[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {}
  if (!Array.isArray(stored)) return [];
  const works = new Map<number, SelectedWork>();
  for (const each of stored as (Partial<SelectedWork> | null)[]) {
    const [id] = parseIds(String(each?.id));
    if (id === undefined) continue;
    const note = typeof each?.note === 'string' ? each.note : '';
    works.delete(id);
    works.set(id, { id, ...(note && { note }) });
  }
  return [...works.values()].slice(0, MAX_SELECTED);
}

const STORAGE_KEY = 'selection';

let unstored: string | undefined;

/** Text, since `useSyncExternalStore` needs equal snapshots until something changes. */
export function storedSelection(): string {
  if (unstored !== undefined) return unstored;
  try {
    return localStorage.getItem(STORAGE_KEY) ?? '[]';
  } catch {
    return '[]';
  }
}

export function readSelection(): SelectedWork[] {
  return parseSelection(storedSelection());
}

export function writeSelection(works: readonly SelectedWork[]): void {
  const text = JSON.stringify(works);
  try {
    localStorage.setItem(STORAGE_KEY, text);
    unstored = undefined;
  } catch {
    unstored = text;
  }
  dispatchEvent(new Event(STORAGE_KEY));
}

export function isSelectionStored(): boolean {
  if (unstored !== undefined) return false;
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

export function listenToSelection(onChange: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    // `key` is null after `localStorage.clear()`.
    if (key === STORAGE_KEY || key === null) onChange();
  };
  addEventListener(STORAGE_KEY, onChange);
  addEventListener('storage', handleStorage);
  return () => {
    removeEventListener(STORAGE_KEY, onChange);
    removeEventListener('storage', handleStorage);
  };
}

/** Ids of a shared selection, which take precedence over the visitor's own. */
export function idsInUrl(): number[] | undefined {
  const ids = new URLSearchParams(location.search).get(WORKS_QUERY);
  return ids === null ? undefined : parseIds(ids);
}

export function showSelection(): void {
  const ids = readSelection().map(({ id }) => id);
  for (const mark of document.querySelectorAll(selectedId.selector)) {
    mark.setAttribute('aria-pressed', String(ids.includes(Number(selectedId.read(mark)))));
  }
  const link = document.querySelector<HTMLAnchorElement>(selectedCount.selector);
  if (!link) return;
  link.hidden = ids.length === 0;
  link.dataset.selected = String(ids.length);
  // The URL carries what the browser does not store.
  if (!isSelectionStored()) link.search = `?${WORKS_QUERY}=${ids}`;
}

export function pressMark(mark: HTMLElement): void {
  const id = Number(selectedId.read(mark));
  const works = readSelection();
  const others = works.filter((work) => work.id !== id);
  const isSelected = others.length < works.length;
  writeSelection(isSelected ? others : [...works, { id }].slice(-MAX_SELECTED));
}
