import { useMemo, useSyncExternalStore } from 'react';

const SHOWN = ['work', 'post', 'works', 'news', 'about', 'contacts', 'home'] as const;

export interface View {
  readonly show: (typeof SHOWN)[number];
  /** Of a work or post; absent for a new one. */
  readonly id?: number;
}

/** @example viewQuery({ show: 'work', id: 12 }) // '?work=12' */
export function viewQuery({ show, id }: View): string {
  if (id !== undefined) return `?${show}=${id}`;
  return show === 'work' ? '' : `?${show}`;
}

function parseView(query: string): View {
  const parameters = new URLSearchParams(query);
  const show = SHOWN.find((each) => parameters.has(each)) ?? 'work';
  const id = Number(parameters.get(show));
  return Number.isSafeInteger(id) && id > 0 ? { show, id } : { show };
}

/** Synchronizes with the URL. A new work until hydration, because the page is prerendered without a query. */
export function useView(): View {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  return useMemo(() => parseView(query), [query]);
}

/** Adds a history entry unless it replaces the current one. */
export function showView(view: View, { replace = false } = {}): void {
  const url = location.pathname + viewQuery(view);
  history[replace ? 'replaceState' : 'pushState']({ isShown: true }, '', url);
  dispatchEvent(new PopStateEvent('popstate'));
}

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  return () => removeEventListener('popstate', onChange);
}
